import type { Cell } from '@questhall/grid';
import { doorsAt, isNear, openingAt } from '@questhall/tiles';
import { enemiesNear, entityOf } from '../../queries/entities.ts';
import { leftBehind } from '../../queries/moving.ts';
import type { EntityId, View } from '../../types/index.ts';
import { doorSide } from '../typed/squares.ts';
import { figuresIn } from './figures.ts';

/**
 * What is worth knowing about a square before one goes there: in a fight who is near, otherwise what there is to
 * explore.
 */
export function surroundings(view: View, mover: EntityId, at: Cell): string {
  return view.encounter === null ? exploring(view, at) : fighting(view, mover, at);
}

function exploring({ floor }: View, at: Cell): string {
  const doors = doorsAt(floor, at).filter(({ isOpen }) => !isOpen);
  const gates = doors.map((door) => `, at the door to the ${doorSide(door)}`).join('');
  return openingAt(floor, at) === null ? gates : `${gates}, into the unknown`;
}

function fighting(view: View, mover: EntityId, at: Cell): string {
  const beside = enemiesNear(view, entityOf(view, mover), at).map(({ id }) => id);
  const hasGlow = mover < view.heroes.length && view.glow.some((cell) => isNear(view.floor, at, cell));
  return `${beside.length === 0 ? '' : `, beside ${figuresIn(view, beside)}`}${hasGlow ? ', beside Glow' : ''}`;
}

/** Enemies whose side one would have to leave for any walk at all. [leave.trigger] */
export function leavingText(view: View, mover: EntityId): string {
  if (view.encounter === null || view.turn?.stroll?.isShift === true) return '';
  const entity = entityOf(view, mover);
  const left = leftBehind(view, entity, entity.at);
  return left.length === 0 ? '' : `, leaving ${figuresIn(view, left)}`;
}
