import type { WayOdds } from '@questhall/dungeonquest/odds';

/**
 * Whether the day is long enough for the way home: surely, by ways that nobody has seen, only if they are corridors, which
 * take no turn of their own, or not at all. Below nobody can tell more than how far it is.
 */
export type Verdict = 'inTime' | 'dark' | 'corridors' | 'late';

export function verdictOn({ left, known, atBest, below }: WayOdds): Verdict {
  if (below !== null) return below > left ? 'late' : 'inTime';
  if (known !== null && known.turns <= left) return 'inTime';
  if (atBest === null) return 'late';
  if (atBest.turns <= left) return known === null ? 'inTime' : 'dark';
  return Math.max(1, atBest.turns - atBest.unknown) <= left ? 'corridors' : 'late';
}
