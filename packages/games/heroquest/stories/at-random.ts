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
  type State,
  seedRng,
  sight,
} from '@questhall/kernel';
import { bots } from '../src/bots/index.ts';
import { heroquest } from '../src/game.ts';
import type { Action, Event, HeroQuest, Options, View } from '../src/types/index.ts';

/** A move of a match in which half of what is done is done at random. */
export interface RandomMove {
  readonly ask: Ask<HeroQuest>;
  readonly offers: readonly Action[];
  readonly action: Action;
  /** What each seat saw before, and what it sees now. */
  readonly before: readonly View[];
  readonly now: readonly View[];
  /** What a seat was told of it. */
  readonly told: (seat: Seat) => readonly Event[];
  /** How the match stands now; it is written as it goes on. */
  readonly state: State<HeroQuest>;
}

/** So seldom one of those answers whom nobody waits for. */
const ASIDE_EVERY = 4;
const LEAVE_EVERY = 20;

/** Plays a match, the program's players deciding every other time. The same name gives the same match. */
export function* movesAtRandom(
  given: Partial<Options>,
  seats: number,
  name: string,
  moves: number,
): Generator<RandomMove, void, undefined> {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  const rng = seedRng(`fast:${name}`);
  const players = Array.from({ length: seats }, () => bots.standard());
  const book = new Book<HeroQuest>(seats);
  const state = open(heroquest, read.value, seats, `fast:${name}`, book);
  let before = viewsOf(state);
  for (let move = 1; move <= moves && state.outcome === null; move++) {
    const asks = below(rng, ASIDE_EVERY) === 0 ? state.asks : pending(state);
    const found = asks[below(rng, asks.length)];
    if (found === undefined) throw new Error('nobody is asked');
    const ask: Ask<HeroQuest> = { ...found };
    const offers = legal(heroquest, state, ask);
    const wish = players[ask.seat]?.({ sight: sight(heroquest, state, ask.seat), ask, offers, rng });
    const isWished = below(rng, 2) === 0 && offers.some((offer) => JSON.stringify(offer) === JSON.stringify(wish));
    const action = wish !== undefined && isWished ? wish : anyOf(offers, rng); // its plan may have been crossed
    const from = book.told.length;
    advance(heroquest, state, { seat: ask.seat, ask: ask.id, action }, book);
    const now = viewsOf(state);
    const news = book.told.slice(from);
    const told = (seat: Seat): readonly Event[] => heardBy<HeroQuest>(seat, news).map(({ event }) => event);
    yield { ask, offers, action, before, now, told, state };
    before = now;
  }
}

/**
 * Any kind of answer is as likely as any other: what is seldom offered is tried, too. Only nobody walks out at once.
 */
function anyOf(offers: readonly Action[], rng: Rng): Action {
  const all = [...new Set(offers.map(({ type }) => type))];
  const isStaying = all.length > 1 && below(rng, LEAVE_EVERY) > 0;
  const types = isStaying ? all.filter((type) => type !== 'leave') : all;
  const type = types[below(rng, types.length)];
  const some = offers.filter((offer) => offer.type === type);
  const action = some[below(rng, some.length)];
  if (action === undefined) throw new Error('nothing is offered');
  return action;
}

const viewsOf = (state: State<HeroQuest>): readonly View[] =>
  Array.from({ length: state.seats }, (_, seat) => sight(heroquest, state, seat).view);

/** House rules of all sorts, by the number of a quest, so that each is played somewhere. */
export const houseOf = (quest: number): Partial<Options> => ({
  quest,
  kit: quest % 2 === 0 ? 'usual' : 'new',
  daggerRecoverable: quest % 3 === 0,
  freeTrading: quest % 3 === 1,
  corrodePermanent: quest % 4 === 0,
  chestTrapMustDisarm: quest % 4 === 1,
  rockEntombs: quest % 4 === 2,
  extraArtifacts: quest % 2 === 1,
  sellHalf: true,
});

export const QUESTS: readonly number[] = Array.from({ length: 14 }, (_, i) => i + 1);
