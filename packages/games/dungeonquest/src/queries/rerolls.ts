import { HUGO_REROLLS } from '../content/abilities.ts';
import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';

/** Whether Hugo may roll this face again. */
export const isRerollable = (mode: Mode | null, face: number): boolean =>
  mode !== null && HUGO_REROLLS[mode].includes(face);

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
