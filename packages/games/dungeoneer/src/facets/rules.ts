import type { Rules } from '@questhall/facets';
import { bots } from '../bots/index.ts';
import { dungeoneer } from '../game.ts';
import { turnIn } from '../queries/table.ts';
import type { Dungeoneer } from '../types/index.ts';
import { orders } from './orders.ts';
import { isVain } from './vain.ts';

/** Before the first turn there is none. */
const turnOf: Rules<Dungeoneer>['turnOf'] = (state) => {
  const turn = turnIn(state);
  return turn === null ? null : { seat: turn.seat, number: state.table.turns };
};

export const rules: Rules<Dungeoneer> = { game: dungeoneer, bots, orders, isVain, turnOf };
