import { readOptions } from '@questhall/border';
import { GAMES } from '@questhall/catalogue';
import type { Facets, Rules } from '@questhall/facets';
import {
  type Ask,
  advance,
  legal,
  open,
  type Player,
  pending,
  type Rng,
  type Seat,
  type State,
  seedRng,
  sight,
  silence,
  type Types,
} from '@questhall/kernel';
import { firstOrders, isSpared, ordersAfter } from '@questhall/table';
import { median } from './median.ts';

/** How often a person is asked something while others have their turn: the middle one of some whole games. */
interface Interruptions {
  readonly game: string;
  readonly games: number;
  /** Questions in one turn of somebody else, with the orders that people begin with, and without any. */
  readonly ordered: number;
  readonly unordered: number;
  readonly isMet: boolean;
}

/** Fewer than so many questions in one turn of somebody else. */
export const QUESTIONS_MAX = 3;

const PERSON: Seat = 0;
const SEATS = 4;
const MOVES_MAX = 20_000;

/** Counts what is asked in turns of others, until the last turn that the person has. */
class Count {
  readonly #turns = new Set<number>();
  #questions = 0;
  #rate = 0;

  turn(number: number, isOwn: boolean): void {
    if (isOwn) this.#rate = this.#questions / Math.max(1, this.#turns.size);
    else this.#turns.add(number);
  }

  question(): void {
    this.#questions += 1;
  }

  get rate(): number {
    return this.#rate;
  }
}

function decide<T extends Types>(
  { game }: Rules<T>,
  state: State<T>,
  ask: Ask<T>,
  player: Player<T>,
  rng: Rng,
): T['Action'] {
  const seen = sight(game, state, ask.seat);
  const shown = seen.asks.find(({ id }) => id === ask.id) ?? ask;
  return player({ sight: seen, ask: shown, offers: legal(game, state, ask), rng });
}

/** Questions in a turn of somebody else, in a whole game of a person and three programs that play alike. */
function rateOf<T extends Types>(
  rules: Rules<T>,
  makePlayer: () => Player<T>,
  seed: string,
  first: readonly string[],
): number {
  const { game, turnOf } = rules;
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(`${game.id}: its usual options are not legal`);
  const state = open(game, options.value, SEATS, `fast:${seed}`, silence);
  const rng = seedRng(`fast:${seed}`);
  const players = Array.from({ length: SEATS }, makePlayer);
  const count = new Count();
  let orders = first;
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    const [ask] = pending(state);
    const player = players[ask?.seat ?? -1];
    if (ask === undefined || player === undefined) throw new Error(`${game.id}: nobody is asked`);
    const turn = turnOf?.(state) ?? null;
    if (turn !== null) count.turn(turn.number, turn.seat === PERSON);
    const isPerson = ask.seat === PERSON;
    const isPassed = isPerson && isSpared(rules, state, ask, orders);
    if (isPerson && !isPassed && turn !== null && turn.seat !== PERSON) count.question();
    const action = isPassed ? game.fallback(state, ask) : decide(rules, state, ask, player, rng);
    advance(game, state, { seat: ask.seat, ask: ask.id, action }, silence);
    orders = ordersAfter(rules, orders, state, PERSON);
  }
  return count.rate;
}

async function interruptionsOf<T extends Types>(facets: Facets<T>, games: number): Promise<Interruptions | null> {
  const { card, study } = facets;
  const rules = await facets.rules();
  const begun = firstOrders(rules, { kind: 'person' });
  const makePlayer = rules.bots[(await study()).bestPlayer];
  if (begun.length === 0 || makePlayer === undefined) return null;
  const middle = (orders: readonly string[]): number =>
    median(Array.from({ length: games }, (_, i) => rateOf(rules, makePlayer, `interruptions ${i}`, orders)));
  const [ordered, unordered] = [middle(begun), middle([])];
  return { game: card.title, games, ordered, unordered, isMet: ordered < QUESTIONS_MAX };
}

/** Of every game in which people can say what they want to be spared. */
export async function interruptions(games: number): Promise<readonly Interruptions[]> {
  const counted: Interruptions[] = [];
  for (const { open: openGame } of GAMES) {
    const one = await openGame((facets) => interruptionsOf(facets, games));
    if (one !== null) counted.push(one);
  }
  return counted;
}
