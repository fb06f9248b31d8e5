import { readOptions } from '@questhall/border';
import { DIRECTIONS } from '@questhall/grid';
import {
  below,
  legal,
  open,
  type Player,
  pending,
  type Rng,
  type State,
  seedRng,
  shuffle,
  silence,
  step,
} from '@questhall/kernel';
import { type Watched as WatchedOf, watched } from '@questhall/testkit';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, squareAt, TOWERS } from '../../src/content/keep/board.ts';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { dungeonquest } from '../../src/game.ts';
import { fighterOf, keepOf } from '../../src/queries/heroes.ts';
import { itemOf } from '../../src/queries/keep/items.ts';
import { laid } from '../../src/queries/keep/laid.ts';
import { isLaid } from '../../src/queries/keep/squares.ts';
import { turnOf } from '../../src/queries/keep/turn.ts';
import type { Action, DungeonQuest, HeroInPlay, Options } from '../../src/types/index.ts';

export type Watched = WatchedOf<DungeonQuest>;
type Match = State<DungeonQuest>;

export function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

/** Any answer, each kind as likely as the others. */
const anything: Player<DungeonQuest> = ({ offers, rng }) => {
  const kinds = [...new Set(offers.map(({ type }) => type))];
  const kind = kinds[below(rng, kinds.length)];
  const alike = offers.filter(({ type }) => type === kind);
  return alike[below(rng, alike.length)] ?? fail();
};

const fail = (): never => {
  throw new Error('nobody is asked without offers');
};

const far = (one: number, other: number): number => {
  const [x, y] = [one % BOARD.width, Math.floor(one / BOARD.width)];
  return Math.abs(x - (other % BOARD.width)) + Math.abs(y - Math.floor(other / BOARD.width));
};

/** Mostly to the hoard and home again; else anything. */
const keen: Player<DungeonQuest> = (chance) => {
  const { offers, rng, sight, ask } = chance;
  const goals = (sight.view.heroes[ask.seat]?.treasureCount ?? 0) > 0 ? TOWERS : [HOARD_NORTH, HOARD_SOUTH];
  const toGoal = (to: number): number => Math.min(...goals.map((goal) => far(goal, to)));
  const [best] = offers
    .flatMap((offer) => (offer.type === 'move' ? [offer] : []))
    .sort((one, other) => toGoal(one.to) - toGoal(other.to));
  return best !== undefined && below(rng, STRAYING_ONE_IN) > 0 ? best : anything(chance);
};
const STRAYING_ONE_IN = 4;

export type How = 'random' | 'keen';

/** A match as it is played from somewhere on, answer by answer. */
export const watchFrom = (start: Match, seed: string, how: How, answers: number): Generator<Watched> =>
  watched(dungeonquest, start, how === 'keen' ? keen : anything, seedRng(`fast:players of ${seed}`), answers);

/** A dash or a fight from its beginning. */
export const watch = (given: Partial<Options>, seats: number, seed: string, how: How, answers: number) =>
  watchFrom(open(dungeonquest, optionsOf(given), seats, seed, silence), seed, how, answers);

const TILES_LAID = 60;
const LAIRS = 8;
const TREASURES_EACH = 3;
const ITEMS_EACH = 2;
const POWER_EACH = 5;

/**
 * The middle of a dash in which much can happen: half of the board is laid, monsters wait, everybody is hurt, carries
 * Treasures and items, and stands near the hoard, in it, in a tower, or below.
 */
export function midway(given: Partial<Options>, seats: number, seed: string): Match {
  let state = open(dungeonquest, optionsOf({ play: 'keep', ...given }), seats, seed, silence);
  const rng = seedRng(`fast:midway of ${seed}`);
  for (let [ask] = pending(state); ask !== undefined && keepOf(state.table).sun === 0; [ask] = pending(state)) {
    const offers = legal(dungeonquest, state, ask);
    const made = step(dungeonquest, state, { seat: ask.seat, ask: ask.id, action: offers[below(rng, offers.length)] });
    if (!made.ok) throw new Error(made.refusal.rule);
    state = made.state;
  }
  const draft = structuredClone(state);
  const ground = layTiles(draft, rng);
  for (const square of ground.slice(0, LAIRS)) {
    const token = draft.table.pool.splice(below(rng, draft.table.pool.length), 1)[0] ?? fail();
    keepOf(draft.table).lairs.push({ square, token, isLifeShown: below(rng, 3) === 0, knownTo: 0 });
  }
  const free = ground.slice(LAIRS);
  for (const [seat, hero] of draft.table.heroes.entries()) if (hero !== null) outfit(draft, hero, seat, free, rng);
  fighterOf(draft.table).isCaged = false; // he is asked for his action
  turnOf(draft).trail = [fighterOf(draft.table).square];
  keepOf(draft.table).sun = 2 + below(rng, 10);
  const broken = dungeonquest.laws(draft);
  if (broken.length > 0) throw new Error(broken.join('; '));
  return draft;
}

/** Where tiles lie then. */
function layTiles({ table }: Match, rng: Rng): number[] {
  const keep = keepOf(table);
  const squares = Array.from({ length: BOARD.size }, (_, square) => square).filter(
    (square) => !isLaid(keep.tiles, square),
  );
  shuffle(rng, squares);
  const near = squares.sort((one, other) => far(one, HOARD_NORTH) - far(other, HOARD_NORTH)).slice(0, TILES_LAID);
  for (const square of near) {
    const form = keep.stack.splice(below(rng, keep.stack.length), 1)[0] ?? fail();
    keep.tiles[square] = laid(form, DIRECTIONS[below(rng, DIRECTIONS.length)] ?? 0);
  }
  keep.peeked.length = keep.stack.length;
  shuffle(rng, near);
  return near;
}

function outfit({ table }: Match, hero: HeroInPlay, seat: number, free: number[], rng: Rng): void {
  const { treasureDeck, decks } = keepOf(table);
  const places = [free.pop() ?? fail(), free.pop() ?? fail(), HOARD_NORTH, TOWERS[below(rng, 4)] ?? 0];
  hero.square = places[below(rng, places.length)] ?? 0;
  if (below(rng, 4) === 0) hero.heading = DIRECTIONS[below(rng, 4)] ?? 0;
  hero.wounds = below(rng, hero.life - 1);
  hero.determination = below(rng, 4);
  hero.gold = 10 * below(rng, 9);
  hero.isCaged = hero.heading === null && below(rng, 5) === 0;
  hero.treasures.push(...treasureDeck.splice(0, TREASURES_EACH));
  const kept = decks.search.draw.filter((card) => itemOf(card) !== null);
  shuffle(rng, kept);
  for (const card of kept.slice(0, ITEMS_EACH)) {
    decks.search.draw.splice(decks.search.draw.indexOf(card), 1);
    hero.items.push(card);
  }
  const crown = decks.crypt.draw.findIndex((card) => KEEP_CARDS[card]?.title === 'burialCrown');
  if (crown >= 0 && below(rng, 4) === 0) {
    decks.crypt.draw.splice(crown, 1);
    hero.hasCrown = true;
  }
  const hand = table.powerHands[seat] ?? fail();
  hand.push(...table.powerDeck.splice(0, POWER_EACH - hand.length));
}

/** What players will try all the same. */
export const FORBIDDEN: readonly Action[] = [
  { type: 'playPower', card: 'bluff' },
  { type: 'playPower', card: 'sprint' },
  { type: 'playPower', card: 'snuffedLantern' },
  { type: 'playPower', card: 'crossedFingers' },
  { type: 'playPower', card: 'excalibur' },
  { type: 'useItem', item: 'draught' },
  { type: 'useItem', item: 'emberAegis' },
  { type: 'useItem', item: 'coinOfSecondChances' },
  { type: 'useItem', item: 'excalibur' },
  { type: 'drop', treasure: 'burialCrown' },
  { type: 'drop', treasure: 'featherCloak' },
  { type: 'layPower', card: 'headlongFlight' },
  { type: 'discard', card: 'ironNerve' },
  { type: 'spend', tokens: 1 },
  { type: 'agree', mode: 'base' },
  { type: 'reroll', dice: [0] },
  { type: 'move', to: squareAt('G', 6) },
  { type: 'escape' },
  { type: 'addWound' },
  { type: 'lay', card: 'slash' },
  { type: 'swap' },
  { type: 'stumble' },
  { type: 'search' },
  { type: 'descend' },
  { type: 'leave' },
  { type: 'pass' },
  { type: 'grope' },
];
