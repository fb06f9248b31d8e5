import type { Sight } from '@questhall/kernel';
import type { Dungeoneer, View } from '../../types/index.ts';
import { points } from './effects-voices.ts';

/** What is left of a turn: `2 movement points, 5 Glory, 3 Peril, attack unused`. */
export function leftParts(view: View, seat: number): readonly string[] {
  const hero = view.heroes[seat];
  if (hero === undefined || view.active !== seat || view.phase === null || hero.isOut) return [];
  return [
    ...(view.phase === 'draw' ? [] : [points(hero.points)]),
    ...(hero.bonus > 0 ? ['a bonus point'] : []),
    `${hero.glory} Glory`,
    `${hero.peril} Peril`,
    ...(view.phase === 'draw' ? [] : [hero.hasAttacked ? 'attack used' : 'attack unused']),
    ...(hero.isTipped ? ['tipped'] : []),
  ];
}

export const left = ({ view, seat }: Sight<Dungeoneer>): string => leftParts(view, seat).join(', ');
