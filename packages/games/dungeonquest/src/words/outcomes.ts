import type { Seat, Sight } from '@questhall/kernel';
import { includesSeat, NOBODY } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import type { DungeonQuest } from '../types.ts';
import { heroOf } from './telling/keep.ts';

/** How a dash into the keep ended. */
export interface Ending {
  readonly winners: readonly Hero[];
  /** Out alive, but without what wins. */
  readonly escaped: readonly Hero[];
  readonly dead: readonly Hero[];
  readonly isAlone: boolean;
}

export function endingOf({ view, outcome }: Sight<DungeonQuest>): Ending {
  const { heroes } = view;
  const winners = outcome?.winners ?? NOBODY;
  const heroesWhere = (is: (seat: Seat) => boolean): readonly Hero[] =>
    heroes.flatMap((_, seat) => (is(seat) ? (heroOf(view, seat) ?? []) : []));
  return {
    winners: heroesWhere((seat) => includesSeat(winners, seat)),
    escaped: heroesWhere((seat) => heroes[seat]?.fate === 'left' && !includesSeat(winners, seat)),
    dead: heroesWhere((seat) => heroes[seat]?.fate === 'dead'),
    isAlone: heroes.length === 1,
  };
}
