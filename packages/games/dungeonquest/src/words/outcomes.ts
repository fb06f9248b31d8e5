import type { Seat, Seats, Sight } from '@questhall/kernel';
import { includesSeat, NOBODY } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { RANKS, type Rank } from '../content/keep/figures.ts';
import { worthOf } from '../queries/keep/worth.ts';
import type { DungeonQuest, View } from '../types/index.ts';
import { heroOf } from './telling/keep.ts';

/** How a dash into the keep ended. */
export interface Ending {
  readonly winners: readonly Hero[];
  /** Out alive, but without what wins. */
  readonly escaped: readonly Hero[];
  readonly dead: readonly Hero[];
  readonly isAlone: boolean;
  /** What the winners brought out, which is as much for each of them; null where nobody has won. */
  readonly gold: number | null;
  /** How great a triumph that is for one who was alone; null for anybody else. */
  readonly rank: Rank | null;
}

export function endingOf({ view, outcome }: Sight<DungeonQuest>): Ending {
  const { heroes } = view;
  const winners = outcome?.winners ?? NOBODY;
  const heroesWhere = (is: (seat: Seat) => boolean): readonly Hero[] =>
    heroes.flatMap((_, seat) => (is(seat) ? (heroOf(view, seat) ?? []) : []));
  const gold = scoreOf(heroes, winners);
  return {
    winners: heroesWhere((seat) => includesSeat(winners, seat)),
    escaped: heroesWhere((seat) => heroes[seat]?.fate === 'left' && !includesSeat(winners, seat)),
    dead: heroesWhere((seat) => heroes[seat]?.fate === 'dead'),
    isAlone: heroes.length === 1,
    gold,
    rank: heroes.length === 1 && gold !== null ? (RANKS.findLast(({ from }) => gold >= from)?.rank ?? null) : null,
  };
}

/** What somebody among these heroes brought out: it lies open once it is scored. [win.value] */
function scoreOf(heroes: View['heroes'], winners: Seats): number | null {
  const winner = heroes.find((_, seat) => includesSeat(winners, seat)) ?? null;
  return winner === null || winner.treasures === null ? null : worthOf({ ...winner, treasures: [...winner.treasures] });
}
