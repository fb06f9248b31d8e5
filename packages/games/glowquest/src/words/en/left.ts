import type { Sight } from '@questhall/kernel';
import type { Glowquest, View } from '../../types/index.ts';
import { digits, price } from './numbers.ts';

/** What is left of a Phase or a Turn: `3 Surges left`, `attack unused`, `2 squares to move`. */
export function leftParts({ turn, phase }: View): readonly string[] {
  if (phase !== null) return [`${digits(phase.left, 'square', 'squares')} left`];
  if (turn === null) return [];
  const { surges, attacks, extraAttacks, stroll, isStuck } = turn;
  return [
    `${price(surges)} left`,
    attacks > extraAttacks ? 'attack used' : attacks === 0 ? 'attack unused' : 'one more attack',
    ...(stroll !== null && stroll.left > 0
      ? [`${digits(stroll.left, 'square', 'squares')} to ${stroll.isShift ? 'shift' : 'move'}`]
      : []),
    ...(isStuck ? ['no more steps'] : []),
  ];
}

export const left = ({ view }: Sight<Glowquest>): string => leftParts(view).join(', ');
