import type { Cell } from '@questhall/grid';
import { driftedTo } from '../queries/keep/drift.ts';
import type { HeroSeen } from '../types/index.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A square on which whoever is below could come up, and how many faces of the die lead there. */
export interface Rise {
  readonly square: Cell;
  readonly faces: number;
}

/** Where a Broken Stair found here would lead; nowhere for whoever is above ground. */
export function risesOf({ square, heading }: Pick<HeroSeen, 'square' | 'heading'>): readonly Rise[] {
  if (heading === null) return [];
  const all = FACES.map((face) => driftedTo(square, heading, face));
  return [...new Set(all)].map((to) => ({ square: to, faces: all.filter((one) => one === to).length }));
}
