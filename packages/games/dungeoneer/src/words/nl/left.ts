import type { Sight } from '@questhall/kernel';
import type { Dungeoneer, View } from '../../types/index.ts';
import { points } from './effects-voices.ts';

/** What is left of a turn: `2 bewegingspunten, 5 Roem, 3 Gevaar, aanval ongebruikt`. */
export function leftParts(view: View, seat: number): readonly string[] {
  const hero = view.heroes[seat];
  if (hero === undefined || view.active !== seat || view.phase === null || hero.isOut) return [];
  return [
    ...(view.phase === 'draw' ? [] : [points(hero.points)]),
    ...(hero.bonus > 0 ? ['een extra punt'] : []),
    `${hero.glory} Roem`,
    `${hero.peril} Gevaar`,
    ...(view.phase === 'draw' ? [] : [hero.hasAttacked ? 'aanval gebruikt' : 'aanval ongebruikt']),
    ...(hero.isTipped ? ['gekanteld'] : []),
  ];
}

export const left = ({ view, seat }: Sight<Dungeoneer>): string => leftParts(view, seat).join(', ');
