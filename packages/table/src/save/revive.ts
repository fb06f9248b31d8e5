import { readOptions } from '@questhall/border';
import {
  cloneState,
  type Fields,
  findRule,
  type Game,
  isSource,
  legal,
  MOVES_MAX,
  pending,
  type State,
  sight,
  type Types,
} from '@questhall/kernel';
import { type Check, isCount, isRecord, isText, listOf, recordOf } from '@questhall/wire';

/** A state from outside, as it is or, from an earlier edition, in the shape of today. */
export function reviveState<T extends Types>(game: Game<T>, seats: number, raw: unknown): State<T> | null {
  const state = stateIn(game, seats, raw);
  if (state === null) return null;
  return isWhole(game, state) ? state : renewed(game, state);
}

/** What the kernel owns of it is looked at, and nothing else yet. */
function stateIn<T extends Types>(game: Game<T>, seats: number, raw: unknown): State<T> | null {
  const isRule: Check = (x) => typeof x === 'string' && findRule(game.rulebook, x) !== null;
  const isAsk = recordOf({
    id: isCount,
    seat: isCount,
    rule: isRule,
    question: recordOf({ kind: isText }),
    wait: (x) => x === 'answer' || x === 'pass' || x === 'none',
    seal: (x) => x === null || isRule(x),
    isLaidInSight: (x) => typeof x === 'boolean',
    fellows: isCount,
  });
  const isAnswer: Check = (x) => isRecord(x) && isAsk(x['ask']) && game.decode(x['action']) !== null;
  const isState: Check = recordOf({
    seats: (x) => x === seats,
    clock: (x) => isCount(x) && Number(x) < MOVES_MAX,
    asked: listOf(isCount),
    rng: recordOf({ source: isSource, loaded: (x) => x === null || listOf(isCount)(x), rolled: (x) => x === null }),
    agenda: listOf((x) => isRecord(x) && Object.hasOwn(game.frames, String(x['kind']))),
    asks: listOf(isAsk),
    sealed: listOf(isAnswer),
    wishes: listOf((x) => isAnswer(x) && recordOf({ depth: isCount })(x)),
    outcome: (x) => x === null || recordOf({ winners: isCount, rule: isRule })(x),
    table: isRecord,
  });
  return isState(raw) ? (raw as State<T>) : null; // a checked border: the rest is tried out, and throws or differs
}

function renewed<T extends Types>(game: Game<T>, older: State<T>): State<T> | null {
  try {
    const state = stateIn(game, older.seats, game.renew?.(older));
    return state !== null && isWhole(game, state) ? state : null;
  } catch {
    return null;
  }
}

/** The game's own part is good if it can be copied exactly, shown to every seat and answered, and no law is broken. */
function isWhole<T extends Types>(game: Game<T>, state: State<T>): boolean {
  try {
    const isExact = JSON.stringify(cloneState(game, state)) === JSON.stringify(state);
    for (let seat = 0; seat < state.seats; seat++) sight(game, state, seat);
    const isAnswerable = state.asks.every(
      (asked) =>
        asked.id < (state.asked[asked.seat] ?? 0) && asked.seat < state.seats && legal(game, state, asked).length > 0,
    );
    const isGoingOn = state.outcome !== null || (pending(state).length > 0 && state.agenda.length > 0);
    return isExact && isAnswerable && isGoingOn && game.laws(state).length === 0;
  } catch {
    return false;
  }
}

/** The options of another edition that there still are: they belong to the beginning, and the others stop nobody. */
export const optionsLeft = <O extends object>(fields: Fields<O>, given: unknown): Readonly<Record<string, unknown>> =>
  isRecord(given)
    ? Object.fromEntries(Object.entries(given).filter(([name, value]) => readOptions(fields, { [name]: value }).ok))
    : {};
