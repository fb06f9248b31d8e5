import type { Cue } from '@questhall/facets';

/** How long a cue stays, and after how long the next thing is shown; in milliseconds at the usual pace. */
export interface CueTime {
  readonly lasts: number;
  readonly next: number;
}

const STEP = 150;

const TIMES: Readonly<Record<Exclude<Cue['kind'], 'walk'>, CueTime>> = {
  act: { lasts: 700, next: 220 },
  appear: { lasts: 350, next: 120 },
  fall: { lasts: 700, next: 650 },
  leave: { lasts: 450, next: 400 },
  strike: { lasts: 600, next: 300 },
  throw: { lasts: 1_500, next: 950 },
  number: { lasts: 1_100, next: 380 },
  flash: { lasts: 600, next: 280 },
  door: { lasts: 320, next: 260 },
  light: { lasts: 500, next: 320 },
  tile: { lasts: 600, next: 450 },
  card: { lasts: 1_600, next: 1_600 },
  banner: { lasts: 1_300, next: 1_300 },
};

export function timeOf(cue: Cue): CueTime {
  if (cue.kind !== 'walk') return TIMES[cue.kind];
  const walk = STEP * Math.max(1, cue.way.length - 1);
  return { lasts: walk, next: walk };
}

/** When each of these cues begins, one after the other, and when all is said. */
export function scheduleOf(cues: readonly Cue[]): { readonly starts: readonly number[]; readonly length: number } {
  const starts: number[] = [];
  let length = 0;
  for (const cue of cues) {
    starts.push(length);
    length += timeOf(cue).next;
  }
  return { starts, length };
}

/** Whoever falls or leaves is still there while that is shown. */
export const isSeenOff = (cues: readonly Cue[]): boolean =>
  cues.some(({ kind }) => kind === 'fall' || kind === 'leave');

const READING = { least: 1_100, perLetter: 38, most: 7_000 } as const;

/** How long it takes to read so many letters. */
export const readingTime = (letters: number): number =>
  Math.min(READING.most, READING.least + READING.perLetter * letters);
