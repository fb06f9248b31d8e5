import { readOptions } from '@questhall/border';
import type { Cell } from '@questhall/grid';
import {
  type Ask,
  advance,
  Book,
  below,
  heardBy,
  legal,
  open,
  pending,
  type Rng,
  type Seat,
  type Sight,
  SPECTATOR,
  type State,
  seedRng,
  sight,
} from '@questhall/kernel';
import { expect } from 'vitest';
import { HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../src/content/keep/board.ts';
import { dungeonquest } from '../../src/game.ts';
import { KEEP_HOUSE_RULES } from '../../src/rulebook/keep/house.ts';
import type { Action, DungeonQuest, Event, Options, View } from '../../src/types/index.ts';

/** A move of a dash that is played at random. */
export interface Watched {
  readonly ask: Ask<DungeonQuest>;
  readonly offers: readonly Action[];
  readonly action: Action;
  /** What the seats and a spectator saw before, and what they see now. */
  readonly before: readonly Sight<DungeonQuest>[];
  readonly now: readonly Sight<DungeonQuest>[];
  /** What one of them was told of it. */
  readonly told: (seat: Seat) => readonly Event[];
}

const ALL_HOUSE_RULES: Partial<Options> = Object.fromEntries(Object.keys(KEEP_HOUSE_RULES).map((rule) => [rule, true]));

/** Tables that differ in what is told at them. */
export const TABLES: readonly (readonly [given: Partial<Options>, seats: number])[] = [
  [{ mode: 'dice' }, 1],
  [{ mode: 'solo', ...ALL_HOUSE_RULES }, 2],
  [{ mode: 'cards' }, 3],
  [{ mode: 'dice', fallenHoard: true, noInstantDeath: true }, 4],
];

/** Plays a dash. The same name gives the same dash. */
export function* watch([given, seats]: (typeof TABLES)[number], name: string): Generator<Watched, void, undefined> {
  const read = readOptions(dungeonquest.options, { play: 'keep', soloAiMonster: true, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  const rng = seedRng(`fast:${name}`);
  const book = new Book<DungeonQuest>(seats);
  const state = open(dungeonquest, read.value, seats, `fast:${name}`, book);
  let before = sightsOf(state);
  while (state.outcome === null) {
    const asks = pending(state);
    const found = asks[below(rng, asks.length)] ?? expect.fail('nobody is asked');
    const ask: Ask<DungeonQuest> = { ...found };
    const offers = legal(dungeonquest, state, ask);
    const seen = before[ask.seat] ?? expect.fail('nobody looks');
    const action = onwards(seen.view, ask.seat, offers, rng) ?? anyOf(offers, rng);
    const from = book.told.length;
    advance(dungeonquest, state, { seat: ask.seat, ask: ask.id, action }, book);
    const now = sightsOf(state);
    const news = book.told.slice(from);
    const told = (seat: Seat): readonly Event[] => heardBy<DungeonQuest>(seat, news).map(({ event }) => event);
    yield { ask, offers, action, before, now, told };
    before = now;
  }
}

/** Mostly to the hoard and home again, so that something is carried, burnt, lost and found. */
function onwards({ heroes }: View, seat: Seat, offers: readonly Action[], rng: Rng): Action | null {
  const goals = (heroes[seat]?.treasureCount ?? 0) > 0 ? TOWERS : [HOARD_NORTH, HOARD_SOUTH];
  const far = (to: Cell): number =>
    Math.min(...goals.map((goal) => Math.abs((goal % 13) - (to % 13)) + Math.abs(((goal / 13) | 0) - ((to / 13) | 0))));
  const moves = offers.flatMap((offer) => (offer.type === 'move' || offer.type === 'retreat' ? [offer] : []));
  const [best] = moves.sort((one, other) => far(one.to) - far(other.to));
  return best !== undefined && below(rng, 5) > 0 ? best : null;
}

/** Any kind of answer is as likely as any other. */
function anyOf(offers: readonly Action[], rng: Rng): Action {
  const types = [...new Set(offers.map(({ type }) => type))];
  const type = types[below(rng, types.length)];
  const some = offers.filter((offer) => offer.type === type);
  return some[below(rng, some.length)] ?? expect.fail('nothing is offered');
}

/** The spectator's comes last. */
const sightsOf = (state: State<DungeonQuest>): readonly Sight<DungeonQuest>[] =>
  [...Array.from({ length: state.seats }, (_, seat) => seat), SPECTATOR].map((seat) =>
    sight(dungeonquest, state, seat),
  );
