import type { Cell } from '@questhall/grid';
import { doorsAt, isNear, openingAt } from '@questhall/tiles';
import { enemiesNear, entityOf } from '../../queries/entities.ts';
import { leftBehind } from '../../queries/moving.ts';
import type { EntityId, View } from '../../types/index.ts';
import { figureIn, figuresIn } from './figures.ts';
import { listed } from './numbers.ts';
import { doorSide } from './places.ts';

/**
 * What is worth knowing about a square before one goes there: in a fight who is near, otherwise what there is to
 * explore.
 */
export function surroundings(view: View, mover: EntityId, at: Cell): string {
  return view.encounter === null ? exploring(view, at) : fighting(view, mover, at);
}

function exploring({ floor }: View, at: Cell): string {
  const doors = doorsAt(floor, at).filter(({ isOpen }) => !isOpen);
  const gates = doors.map((door) => `, bij de deur naar het ${doorSide(door)}`).join('');
  return openingAt(floor, at) === null ? gates : `${gates}, het onbekende in`;
}

function fighting(view: View, mover: EntityId, at: Cell): string {
  const hasGlow = mover < view.heroes.length && view.glow.some((cell) => isNear(view.floor, at, cell));
  const beside = [
    ...enemiesNear(view, entityOf(view, mover), at).map(({ id }) => figureIn(view, id)),
    ...(hasGlow ? ['Gloed'] : []),
  ];
  return beside.length === 0 ? '' : `, naast ${listed(beside)}`;
}

/** Enemies whose side one would have to leave for any walk at all. [leave.trigger] */
export function leavingText(view: View, mover: EntityId): string {
  if (view.encounter === null || view.turn?.stroll?.isShift === true) return '';
  const entity = entityOf(view, mover);
  const left = leftBehind(view, entity, entity.at);
  return left.length === 0 ? '' : `, weg van ${figuresIn(view, left)}`;
}
