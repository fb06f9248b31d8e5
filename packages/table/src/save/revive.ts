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

/**
 * A state from outside. Everything the kernel owns is looked at; the game's own part is good if it can be copied
 * exactly, shown to every seat and answered, and no law is broken.
 */
export function reviveState<T extends Types>(game: Game<T>, seats: number, raw: unknown): State<T> | null {
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
  if (!isState(raw)) return null;
  const state = raw as State<T>; // a checked border: the rest is tried out, and whatever is wrong with it throws or differs
  try {
    const isExact = JSON.stringify(cloneState(game, state)) === JSON.stringify(raw);
    for (let seat = 0; seat < seats; seat++) sight(game, state, seat);
    const isAnswerable = state.asks.every(
      (asked) =>
        asked.id < (state.asked[asked.seat] ?? 0) && asked.seat < seats && legal(game, state, asked).length > 0,
    );
    const isGoingOn = state.outcome !== null || (pending(state).length > 0 && state.agenda.length > 0);
    return isExact && isAnswerable && isGoingOn && game.laws(state).length === 0 ? state : null;
  } catch {
    return null;
  }
}

/** The options of another edition that there still are: they belong to the beginning, and the others stop nobody. */
export const optionsLeft = <O extends object>(fields: Fields<O>, given: unknown): Readonly<Record<string, unknown>> =>
  isRecord(given)
    ? Object.fromEntries(Object.entries(given).filter(([name, value]) => readOptions(fields, { [name]: value }).ok))
    : {};
