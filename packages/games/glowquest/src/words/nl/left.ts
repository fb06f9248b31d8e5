import type { Sight } from '@questhall/kernel';
import type { Glowquest, View } from '../../types/index.ts';
import { digits, price } from './numbers.ts';

/** What is left of a Phase or a Turn: `nog 3 Impulsen`, `aanval ongebruikt`, `nog 2 vakken te lopen`. */
export function leftParts({ turn, phase }: View): readonly string[] {
  if (phase !== null) return [`nog ${digits(phase.left, 'vak', 'vakken')}`];
  if (turn === null) return [];
  const { surges, attacks, extraAttacks, stroll, isStuck } = turn;
  return [
    `nog ${price(surges)}`,
    attacks > extraAttacks ? 'aanval gebruikt' : attacks === 0 ? 'aanval ongebruikt' : 'nog een aanval',
    ...(stroll !== null && stroll.left > 0
      ? [`nog ${digits(stroll.left, 'vak', 'vakken')} te ${stroll.isShift ? 'glippen' : 'lopen'}`]
      : []),
    ...(isStuck ? ['geen stap meer'] : []),
  ];
}

export const left = ({ view }: Sight<Glowquest>): string => leftParts(view).join(', ');
