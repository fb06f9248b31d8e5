import { type Ask, type Deed, roll, type State, seatsOf, type Tell } from '@questhall/kernel';
import { KEEP_CARDS } from '../content/keep/decks.ts';
import { ITEMS, type Item } from '../content/keep/effects.ts';
import { DRAUGHT_WOUNDS } from '../content/keep/figures.ts';
import { AEGIS_WOUNDS, THIMBLE_WOUNDS, USEFUL_TREASURES, type UsefulTreasure } from '../content/keep/treasures.ts';
import { putAway } from '../effects/decks.ts';
import { heal } from '../effects/harm.ts';
import { fighterOf } from '../queries/heroes.ts';
import { isForCloak } from '../queries/keep/cloak.ts';
import { hasTreasure, itemCard } from '../queries/keep/items.ts';
import { isAtStart } from '../queries/keep/turn.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { giveBack } from './keep/choices.ts';
import { no, notNow } from './refuse.ts';

type Match = State<DungeonQuest>;
type Thing = Item | UsefulTreasure;
type Use = Extract<Action, { type: 'useItem' }>;

const THINGS: readonly Thing[] = [...ITEMS, ...USEFUL_TREASURES];

const FACES = 6;

const isItem = (thing: Thing): thing is Item => ITEMS.some((item) => item === thing);

/** What each question has a use for. */
function usesAt(state: Match, { question }: Ask<DungeonQuest>): readonly Thing[] {
  switch (question.kind) {
    case 'action':
    case 'startWindow':
      return isAtStart(state) ? ['draught', 'thimbleOfMending'] : [];
    case 'door':
      return ['keyOfNineWards', 'key'];
    case 'test':
      return isForCloak(state, question.by) ? ['featherCloak'] : [];
    case 'failed': {
      const frame = state.agenda.at(-1);
      return frame?.kind === 'test' && !frame.isRerolled ? ['coinOfSecondChances'] : [];
    }
    case 'torch':
      return ['lanternOfLateHours'];
    case 'aegis':
      return ['emberAegis'];
    default:
      return [];
  }
}

function isHeld({ table }: Match, seat: number, thing: Thing): boolean {
  const hero = table.heroes[seat];
  if (hero === null || hero === undefined) return false;
  return isItem(thing) ? itemCard(hero, thing) !== undefined : hasTreasure(hero, thing);
}

/** An item, or a Treasure for what it does. Refused alike whether one has it or not. [treasure.secret] */
export const useItem: Deed<DungeonQuest, Use> = {
  propose: (state, asked) =>
    usesAt(state, asked)
      .filter((thing) => isHeld(state, asked.seat, thing))
      .map((item) => ({ type: 'useItem', item })),
  judge(state, asked, { item }) {
    if (state.agenda.some(({ kind }) => kind === 'combat')) return no('combat.no-items-in-combat', { item });
    if (state.table.keep === null) return notNow(asked);
    const thing = THINGS.find((one) => one === item);
    const isFitting = thing !== undefined && usesAt(state, asked).includes(thing) && isHeld(state, asked.seat, thing);
    return isFitting ? null : no(asked.rule, { item });
  },
  perform(draft, { seat }, { item }, tell) {
    const thing = THINGS.find((one) => one === item);
    if (thing === undefined) throw new Error('there is no such thing');
    if (isItem(thing)) useKept(draft, thing, tell);
    else {
      tell.all('treasure.use-optional', { type: 'treasureUsed', seat, treasure: thing });
      useTreasure(draft, seat, thing, tell);
    }
  },
};

/** Used up, and to the discards it came from. [cards.kept-items] */
function useKept(draft: Match, item: Item, tell: Tell<DungeonQuest>): void {
  const hero = fighterOf(draft.table);
  const card = itemCard(hero, item);
  if (card === undefined) throw new Error('nobody has that');
  hero.items.splice(hero.items.indexOf(card), 1);
  putAway(draft, card);
  tell.all(item === 'draught' ? 'item.draught' : 'item.key', { type: 'itemUsed', card });
  if (item === 'draught') heal(draft, DRAUGHT_WOUNDS, 'item.draught', tell);
  else unlock(draft, 'item.key', tell);
}

function unlock(draft: Match, rule: 'item.key' | 'treasure.use-optional', tell: Tell<DungeonQuest>): void {
  const frame = topFrame(draft, 'move');
  frame.isOpen = true;
  frame.stage = 'opened';
  tell.all(rule, { type: 'unlocked' });
}

function useTreasure(draft: Match, seat: number, treasure: UsefulTreasure, tell: Tell<DungeonQuest>): void {
  switch (treasure) {
    case 'thimbleOfMending':
      giveBack(draft, treasure);
      tell.all('treasure.use-optional', { type: 'treasureReturned', treasure });
      heal(draft, THIMBLE_WOUNDS, 'treasure.use-optional', tell);
      return;
    case 'keyOfNineWards':
      unlock(draft, 'treasure.use-optional', tell);
      return;
    case 'featherCloak': {
      const frame = topFrame(draft, 'test');
      frame.isSpared = true;
      frame.stage = 'read';
      return;
    }
    case 'coinOfSecondChances': {
      giveBack(draft, treasure);
      tell.all('test.coin-reroll', { type: 'treasureReturned', treasure });
      const frame = topFrame(draft, 'test');
      frame.dice = frame.dice.map(() => roll(draft.rng, FACES));
      frame.isRerolled = true;
      frame.stage = 'failed';
      draft.table.lying.dice = frame.dice.slice();
      tell.all('test.coin-reroll', { type: 'rolled', dice: frame.dice.slice() });
      return;
    }
    case 'lanternOfLateHours': {
      const frame = topFrame(draft, 'card');
      frame.at = KEEP_CARDS[frame.card]?.effects.length ?? 0;
      tell.all('treasure.use-optional', { type: 'turnSaved' });
      return;
    }
    case 'emberAegis':
      topFrame(draft, 'dragonfire').shielded |= seatsOf(seat);
      tell.all('treasure.use-optional', { type: 'shielded', seat, wounds: AEGIS_WOUNDS });
  }
}
