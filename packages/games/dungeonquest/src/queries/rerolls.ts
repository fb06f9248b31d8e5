import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';

/** Faces that Hugo may roll again: 5 and 6 in a combat test, the 1 of Classic Solo. */
export function isRerollable(mode: Mode | null, face: number): boolean {
  return mode === 'dice' ? face >= 5 : mode === 'solo' && face === 1;
}

/** Every choice of dice that Hugo may roll again; nobody else has any. */
export function rerollChoices(hero: Hero | null, mode: Mode | null, dice: readonly number[]): readonly number[][] {
  if (hero !== 'hugo') return [];
  return subsets(dice.flatMap((face, position) => (isRerollable(mode, face) ? [position] : []))).filter(
    (positions) => positions.length > 0,
  );
}

function subsets(items: readonly number[]): number[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without.map((some) => [first, ...some]), ...without];
}
