import { readOptions } from '@questhall/border';
import { GAMES } from '@questhall/catalogue';
import type { Facets } from '@questhall/facets';
import {
  advance,
  below,
  cloneState,
  dream,
  type Game,
  legal,
  open,
  pending,
  type State,
  seedRng,
  sight,
  silence,
  step,
  type Types,
} from '@questhall/kernel';
import { median } from './median.ts';

const REPEATS = 5;
const MOVES = 40;

/** Calls per second of CPU time, by what is called. */
interface Micro {
  readonly game: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** One small thing, many times: calls per second of CPU time, the median of some runs. */
function perSecond(calls: number, call: () => unknown): number {
  const rates: number[] = [];
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    const started = process.cpuUsage();
    for (let i = 0; i < calls; i++) call();
    const { user, system } = process.cpuUsage(started);
    if (repeat > 0) rates.push((calls * 1e6) / (user + system)); // the first run warms up
  }
  return median(rates);
}

/** A match that was played at random for a while, if it lasts so long. */
function midway<T extends Types>(game: Game<T>): State<T> {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(`${game.id}: its usual options are not legal`);
  const seats = Array.from({ length: game.seats.max }, (_, i) => i + 1).find(
    (n) => game.admit(options.value, n) === null,
  );
  const draft = open(game, options.value, seats ?? game.seats.min, 'fast:bench', silence);
  const rng = seedRng('fast:bench');
  for (let move = 0; move < MOVES; move++) {
    const [asked] = pending(draft);
    if (asked === undefined) throw new Error(`${game.id}: nobody is asked`);
    const offers = legal(game, draft, asked);
    const action = offers[below(rng, offers.length)];
    if (action === undefined) throw new Error(`${game.id}: nothing can be answered`);
    const before = cloneState(game, draft);
    advance(game, draft, { seat: asked.seat, ask: asked.id, action }, silence);
    if (draft.outcome !== null) return before;
  }
  return draft;
}

async function microOf<T extends Types>({ card, rules }: Facets<T>, calls: number): Promise<Micro> {
  const { game } = await rules();
  const state = midway(game);
  const [asked] = pending(state);
  const [action] = asked === undefined ? [] : legal(game, state, asked);
  if (asked === undefined || action === undefined) throw new Error(`${game.id}: nothing can be answered`);
  const move = { seat: asked.seat, ask: asked.id, action };
  const rng = seedRng('fast:bench');
  return {
    game: card.title,
    rates: {
      clone: perSecond(calls, () => cloneState(game, state)),
      step: perSecond(calls, () => step(game, state, move)),
      legal: perSecond(calls, () => legal(game, state, asked)),
      sight: perSecond(calls, () => sight(game, state, asked.seat)),
      dream: perSecond(Math.ceil(calls / 4), () => dream(game, state, asked.seat, rng)),
      'JSON clone': perSecond(Math.ceil(calls / 8), () => JSON.parse(JSON.stringify(state))),
    },
  };
}

/** The kernel's small operations on a state of every game. */
export async function micro(calls: number): Promise<readonly Micro[]> {
  const measured: Micro[] = [];
  for (const { open: openGame } of GAMES) measured.push(await openGame((facets) => microOf(facets, calls)));
  return measured;
}
