import { below, includesSeat, type Rng, type Seat, type State, shuffle } from '@questhall/kernel';
import { TOKENS } from './content/monsters.ts';
import { eyesOf } from './secrets.ts';
import type { DungeonQuest, Keep } from './types/index.ts';

type Draft = State<DungeonQuest>;

/**
 * Redraws what a seat cannot know: the order of the decks, the Power cards and Treasures in other hands, the Life of
 * tokens that it has not seen, and tiles of the stack that it has not looked at.
 */
export function imagine(draft: Draft, looking: Seat, rng: Rng): void {
  const { table } = draft;
  const seat = eyesOf(draft, looking);
  shuffle(rng, table.combatDeck);
  const unseen = table.powerDeck.concat(...table.powerHands.filter((_, holder) => holder !== seat));
  shuffle(rng, unseen);
  table.powerHands = table.powerHands.map((hand, holder) => (holder === seat ? hand : unseen.splice(0, hand.length)));
  table.powerDeck = unseen;
  imagineTokens(draft, seat, rng);
  if (table.keep === null) return;
  for (const { draw } of Object.values(table.keep.decks)) shuffle(rng, draw);
  imagineTreasures(draft, table.keep, seat, rng);
  imagineStack(draft, table.keep, seat, rng);
}

/** A token whose Life the seat has not seen may be any of its kind that lies face down. */
function imagineTokens({ table }: Draft, seat: Seat, rng: Rng): void {
  const isHidden = ({ isLifeShown, knownTo }: { isLifeShown: boolean; knownTo: number }): boolean =>
    !isLifeShown && !includesSeat(knownTo, seat);
  const { monster } = table;
  const hiddenMonster = monster !== null && monster.token !== null && isHidden(monster) ? monster.token : null;
  const lairs = table.keep?.lairs ?? [];
  const hidden = lairs.filter(isHidden).map(({ token }) => token);
  if (hiddenMonster !== null) hidden.push(hiddenMonster);
  const faceDown = table.pool.concat(hidden);
  const redrawn = (token: number): number => {
    const alike = faceDown.filter((other) => TOKENS[other]?.monster === TOKENS[token]?.monster);
    const other = alike[below(rng, alike.length)] ?? token;
    faceDown.splice(faceDown.indexOf(other), 1);
    return other;
  };
  if (table.keep !== null)
    table.keep.lairs = lairs.map((lair) => (isHidden(lair) ? { ...lair, token: redrawn(lair.token) } : lair));
  if (monster !== null && hiddenMonster !== null) {
    const token = redrawn(hiddenMonster);
    table.monster = { ...monster, token, life: TOKENS[token]?.life ?? monster.life };
  }
  table.pool = faceDown;
}

/** Treasures lie face down before everybody else, until they are scored. */
function imagineTreasures({ table, outcome }: Draft, keep: Keep, seat: Seat, rng: Rng): void {
  const others = table.heroes.filter((hero, holder) => holder !== seat && !(outcome !== null && hero?.fate === 'left'));
  const remains = keep.remains.filter(({ knownTo }) => !includesSeat(knownTo, seat));
  const holders = [...others.filter((hero) => hero !== null), ...remains];
  const unseen = keep.treasureDeck.concat(...holders.map(({ treasures }) => treasures));
  shuffle(rng, unseen);
  for (const holder of holders) holder.treasures = unseen.splice(0, holder.treasures.length);
  keep.treasureDeck = unseen;
}

function imagineStack({ agenda, table }: Draft, keep: Keep, seat: Seat, rng: Rng): void {
  const choosing = agenda.find((frame) => frame.kind === 'entry');
  const forms = seat === table.fighter ? [] : (choosing?.forms ?? []);
  const isUnseen = (_form: number, place: number): boolean => !includesSeat(keep.peeked[place] ?? 0, seat);
  const unseen = keep.stack.filter(isUnseen).concat(forms);
  shuffle(rng, unseen);
  if (choosing !== undefined && forms.length > 0) choosing.forms = unseen.splice(0, forms.length);
  keep.stack = keep.stack.map((form, place) => (isUnseen(form, place) ? (unseen.pop() ?? form) : form));
}
