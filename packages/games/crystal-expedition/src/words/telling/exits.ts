import type { Side } from '@questhall/facets/saying';
import { wayTo } from '@questhall/tiles';
import type { View } from '../../types/index.ts';

/** A way into the dark, as one would point at it. */
export interface ExitSeen {
  readonly isDoor: boolean;
  readonly side: Side;
}

export function exitIn({ expedition }: View, exit: number): ExitSeen | null {
  const door = expedition?.floor.doors.find(({ id }) => id === exit);
  if (door !== undefined) return { isDoor: true, side: wayTo(door.near, door.far) };
  const opening = expedition?.floor.openings.find(({ id }) => id === exit);
  return opening === undefined ? null : { isDoor: false, side: opening.way };
}
