import type { Cell } from '@questhall/grid';
import { type Door, distanceBetween, FAR } from '@questhall/tiles';
import { heroOf } from '../queries/entities.ts';
import { destinations } from '../queries/moving.ts';
import type { Action, EntityId, HeroInPlay, OpenTable } from '../types/index.ts';

/** How far the others may be when a door is opened: a Turn's walk, about. */
const TOGETHER = 7;

/** What a hero does in its Phase: to a door and through it when all are there, else to where nobody has been. */
export function exploreFor(table: OpenTable, id: EntityId): Action {
  const hero = heroOf(table, id);
  const left = table.phase?.left ?? 0;
  const doors = table.floor.doors.filter(({ isOpen }) => !isOpen);
  const door = nearest(table, hero, doors, ({ near }) => near);
  if (door !== null) return toDoor(table, hero, door, left);
  const opening = nearest(
    table,
    hero,
    table.floor.openings.flatMap(({ left: a, right: b }) => [a, b]),
    (cell) => cell,
  );
  return opening === null ? END : walkTo(table, hero, opening, left, 0);
}

const END: Action = { type: 'endPhase' };

function nearest<X>(
  { floor }: OpenTable,
  { at }: HeroInPlay,
  places: readonly X[],
  cellOf: (place: X) => Cell,
): X | null {
  let best: X | null = null;
  let least = FAR;
  for (const place of places) {
    const steps = distanceBetween(floor, cellOf(place), at);
    if (steps < least) {
      least = steps;
      best = place;
    }
  }
  return best;
}

function toDoor(table: OpenTable, hero: HeroInPlay, door: Door, left: number): Action {
  if (hero.at !== door.near) {
    const other = table.heroes.find(({ id, at }) => id !== hero.id && at === door.near);
    return walkTo(table, hero, door.near, left, other === undefined ? 0 : 1);
  }
  const areNear = table.heroes.every(({ at }) => distanceBetween(table.floor, door.near, at) <= TOGETHER);
  const isReady = areNear && table.glow.length === 0; // Glow that lies about shields everybody once the Phase is over
  return isReady && left > 0 ? { type: 'open', door: door.id } : END;
}

/** As near as one gets to a square this Phase; nothing when one is as near as can be. */
function walkTo(table: OpenTable, hero: HeroInPlay, goal: Cell, left: number, close: number): Action {
  const { floor } = table;
  const now = distanceBetween(floor, goal, hero.at);
  if (now <= close || left === 0) return END;
  let best: Cell | null = null;
  let least = now;
  for (const cell of destinations(table, hero, left)) {
    const steps = distanceBetween(floor, goal, cell);
    if (steps < least) {
      least = steps;
      best = cell;
    }
  }
  return best === null ? END : { type: 'go', to: best };
}
