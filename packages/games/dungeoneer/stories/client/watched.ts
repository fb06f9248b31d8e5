import { readOptions } from '@questhall/border';
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
import { dungeoneer } from '../../src/game.ts';
import type { Action, Dungeoneer, Event, Options } from '../../src/types/index.ts';

/** A move of a match that is played at random. */
export interface Watched {
  readonly ask: Ask<Dungeoneer>;
  readonly offers: readonly Action[];
  readonly action: Action;
  /** What the seats and a spectator saw before, and what they see now. */
  readonly before: readonly Sight<Dungeoneer>[];
  readonly now: readonly Sight<Dungeoneer>[];
  /** What one of them was told of it. */
  readonly told: (seat: Seat) => readonly Event[];
}

/** Tables that differ in what is told at them. */
export const TABLES: readonly (readonly [given: Partial<Options>, seats: number])[] = [
  [{ sets: 'HD' }, 2],
  [{ sets: 'HW', openPersonalQuests: true }, 3],
  [{ sets: 'HD,HW', revealedMap: true }, 3],
  [{ sets: 'LD', reincarnation: true, restrictedMovement: true }, 3],
  [{ sets: 'ED', pickYourHero: true, unbiasedMapPlacement: true }, 4],
  [{ sets: 'HD,ED', noPersonalQuests: true }, 2],
];

/** Plays a match. The same name gives the same match. */
export function* watch(
  [given, seats]: (typeof TABLES)[number],
  name: string,
  moves: number,
): Generator<Watched, void, undefined> {
  const read = readOptions(dungeoneer.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  const rng = seedRng(`fast:${name}`);
  const book = new Book<Dungeoneer>(seats);
  const state = open(dungeoneer, read.value, seats, `fast:${name}`, book);
  let before = sightsOf(state);
  for (let move = 1; move <= moves && state.outcome === null; move++) {
    const asks = pending(state);
    const found = asks[below(rng, asks.length)];
    if (found === undefined) throw new Error('nobody is asked');
    const ask: Ask<Dungeoneer> = { ...found };
    const offers = legal(dungeoneer, state, ask);
    const action = anyOf(offers, rng);
    const from = book.told.length;
    advance(dungeoneer, state, { seat: ask.seat, ask: ask.id, action }, book);
    const now = sightsOf(state);
    const news = book.told.slice(from);
    const told = (seat: Seat): readonly Event[] => heardBy<Dungeoneer>(seat, news).map(({ event }) => event);
    yield { ask, offers, action, before, now, told };
    before = now;
  }
}

/** Any kind of answer is as likely as any other; nobody gives up, and whoever can go does not stay for ever. */
function anyOf(offers: readonly Action[], rng: Rng): Action {
  const types = [...new Set(offers.map(({ type }) => type))].filter((type) => type !== 'resign');
  const type = types[below(rng, types.length)];
  const some = offers.filter((offer) => offer.type === type);
  const action = some[below(rng, some.length)];
  if (action === undefined) throw new Error('nothing is offered');
  return action;
}

/** The spectator's comes last. */
const sightsOf = (state: State<Dungeoneer>): readonly Sight<Dungeoneer>[] =>
  [...Array.from({ length: state.seats }, (_, seat) => seat), SPECTATOR].map((seat) => sight(dungeoneer, state, seat));
