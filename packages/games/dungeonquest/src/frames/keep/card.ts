import { ask, type Frames, type State, seatsOf, type Tell } from '@questhall/kernel';
import { KEEP_CARDS, type KeepCard } from '../../content/keep/decks.ts';
import type { Effect } from '../../content/keep/effects.ts';
import { apply } from '../../effects/apply.ts';
import { DECK_RULES } from '../../effects/deck-rules.ts';
import { putAway, turnUp } from '../../effects/decks.ts';
import { pushTest } from '../../effects/push.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { isChoiceOfTiles } from '../../queries/keep/alike.ts';
import { secretDoors } from '../../queries/keep/crossings.ts';
import { hasTreasure, mayHold } from '../../queries/keep/items.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { confide } from '../../secrets.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type CardFrame = Extract<DungeonQuest['Frame'], { kind: 'card' }>;

/** A card face up: a last word on it, then one effect after the other, then its discards. */
export const card: Frames<DungeonQuest>['card'] = (draft, frame, tell) => {
  const printed = KEEP_CARDS[frame.card];
  if (printed === undefined) throw new Error('there is no such card');
  if (frame.stage === 'turned') {
    frame.stage = 'acting';
    askFirst(draft, frame, printed);
    return;
  }
  const effect = printed.effects[frame.at];
  frame.at += 1;
  if (effect !== undefined) act(draft, frame, printed, effect, tell);
  else {
    draft.agenda.pop();
    putAway(draft, frame.card);
  }
};

/** The moment at which a card that was just turned up can be turned aside. */
function askFirst(draft: Draft, { card: place }: CardFrame, { deck, title }: KeepCard): void {
  const { table } = draft;
  const { fighter } = table;
  const { hero, treasures } = fighterOf(table);
  if (deck === 'trap' && hero === 'lindel' && !turnOf(draft).hasSwapped)
    ask(draft, fighter, 'trait.lindel-light-step', { kind: 'trap', card: place });
  const hand = table.powerHands[fighter] ?? [];
  const isSnuffable = title === 'somethingMoves' || (title === 'fromTheDark' && hero === 'hugo');
  if (isSnuffable && table.pool.length > 0 && mayHold(draft, hand, hand.includes('snuffedLantern')))
    ask(draft, fighter, 'power.snuffed-lantern', { kind: 'meeting', card: place });
  if (title === 'gutteringTorch' && mayHold(draft, treasures, hasTreasure({ treasures }, 'lanternOfLateHours')))
    ask(draft, fighter, 'treasure.use-optional', { kind: 'torch' });
}

function act(draft: Draft, frame: CardFrame, printed: KeepCard, effect: Effect, tell: Teller): void {
  const { table } = draft;
  const { fighter } = table;
  const { hero } = fighterOf(table);
  const isAlert = printed.title === 'fromTheDark' && hero === 'hugo';
  switch (effect.does) {
    case 'draw':
      turnUp(draft, effect.deck, DECK_RULES[effect.deck], tell);
      return;
    case 'offer':
      ask(draft, fighter, 'cards.optional-open', { kind: 'offer', deck: effect.deck });
      return;
    case 'test':
      if (printed.title === 'swollenFrame' && hero === 'krutzbeck') {
        tell.all('trait.krutzbeck-doors', { type: 'testSpared', attribute: effect.attribute });
        apply(draft, effect.passed, 'trait.krutzbeck-doors', tell);
      } else pushTest(draft, 'card', effect.attribute, 'test.roll');
      return;
    case 'keep':
      draft.agenda.pop();
      fighterOf(table).items.push(frame.card);
      tell.all('cards.kept-items', { type: 'itemKept', card: frame.card });
      return;
    case 'crown':
      draft.agenda.pop();
      apply(draft, [effect], 'treasure.crown', tell);
      return;
    case 'meet':
      if (table.pool.length === 0) tell.all('monster.pool-empty', { type: 'nothingMoves' });
      else
        draft.agenda.push({
          kind: 'encounter',
          stage: 'token',
          monster: effect.isRaised ? 'raised' : 'random',
          life: null,
          mayEscape: effect.mayEscape || isAlert,
          isParting: false,
        });
      return;
    case 'lookAtTiles':
      lookAtTiles(draft, effect.tiles, tell);
      return;
    case 'secretDoor':
      if (secretDoors(table).length > 0) ask(draft, fighter, 'search.secret-door', { kind: 'secretDoor' });
      return;
    case 'wayUp':
      tell.all('cat.way-up', { type: 'stairFound' });
      ask(draft, fighter, 'cat.way-up', { kind: 'stair' });
      return;
    case 'dragonfire':
      draft.agenda.push({ kind: 'dragonfire', stage: 'roll', wounds: 0, toAsk: [], shielded: 0 });
      return;
    case 'wound':
      if (isAlert) tell.all('trait.hugo-alert', { type: 'alerted' });
      else apply(draft, [effect], DECK_RULES[printed.deck], tell);
      return;
    default:
      apply(draft, [effect], DECK_RULES[printed.deck], tell);
  }
}

/** Whoever looks knows them until they are drawn; in any order back on top. [cards.look-at-tiles] */
function lookAtTiles(draft: Draft, most: number, tell: Teller): void {
  const { stack, peeked } = keepOf(draft.table);
  const seat = draft.table.fighter;
  const forms = stack.slice(-most).reverse();
  const seen = seatsOf(seat);
  for (let depth = 0; depth < forms.length; depth++) {
    const at = stack.length - 1 - depth;
    peeked[at] = (peeked[at] ?? 0) | seen;
  }
  const unseen = { type: 'tilesSeenUnseen', tiles: forms.length } as const;
  confide(draft, tell, seat, 'cards.look-at-tiles', [{ type: 'tilesSeen', forms: forms.slice() }, unseen]);
  if (isChoiceOfTiles(draft, forms))
    ask(draft, seat, 'cards.look-at-tiles', { kind: 'lookAtTiles', tiles: forms.length });
}
