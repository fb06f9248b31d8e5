import type { Game } from './game.ts';
import { isAside } from './round.ts';
import { NOBODY, type Seat, type Seats } from './seats.ts';
import type { Ask, Sight, State, Types } from './types.ts';

/** What a seat may know, or a spectator. Secret answers are hidden here, once, for every game. */
export function sight<T extends Types>(game: Game<T>, state: State<T>, seat: Seat): Sight<T> {
  let waitingFor: Seats = NOBODY;
  let sealedBy: Seats = NOBODY;
  let unseen = 0;
  const asks: Ask<T>[] = [];
  for (const asked of state.asks) {
    if (!isAside(asked)) waitingFor |= 1 << asked.seat;
    if (asked.seat === seat) asks.push(shown(asked));
  }
  for (const { ask: asked } of state.sealed) {
    if (asked.isLaidInSight) sealedBy |= 1 << asked.seat;
    else {
      waitingFor |= 1 << asked.seat;
      unseen += 1;
    }
  }
  for (const { ask: asked } of state.wishes)
    if (asked.isLaidInSight) sealedBy |= 1 << asked.seat;
    else unseen += 1; // a list that is put together answer by answer has nobody count its lines
  return {
    seat,
    clock: state.clock - unseen,
    outcome: state.outcome === null ? null : { ...state.outcome },
    waitingFor,
    sealedBy,
    asks,
    view: game.view(state, seat),
  };
}

const shown = <T extends Types>({ id, seat, rule, question, wait, seal, isLaidInSight, fellows }: Ask<T>): Ask<T> => ({
  id,
  seat,
  rule,
  question: { ...question },
  wait,
  seal,
  isLaidInSight,
  fellows,
});
