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
  fall: { lasts: 1_100, next: 900 },
  sink: { lasts: 1_100, next: 800 },
  leave: { lasts: 450, next: 400 },
  strike: { lasts: 1_300, next: 320 },
  throw: { lasts: 1_500, next: 950 },
  number: { lasts: 1_200, next: 420 },
  flash: { lasts: 700, next: 280 },
  door: { lasts: 450, next: 380 },
  light: { lasts: 900, next: 400 },
  tile: { lasts: 1_000, next: 550 },
  turn: { lasts: 1_000, next: 1_600 },
  caption: { lasts: 1_900, next: 500 },
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

/** It is read before anything else goes on. */
const isRead = ({ kind }: Cue): boolean => kind === 'card' || kind === 'banner';

/** What is read is shown by itself: nothing of what comes before it or after it is covered by it. */
export function actsOf(cues: readonly Cue[]): readonly (readonly Cue[])[] {
  const acts: Cue[][] = [];
  for (const cue of cues) {
    const last = acts.at(-1);
    if (last === undefined || isRead(cue) || last.some(isRead)) acts.push([cue]);
    else last.push(cue);
  }
  return acts;
}

/** Whoever falls or leaves is still there while that is shown. */
export const isSeenOff = (cues: readonly Cue[]): boolean =>
  cues.some(({ kind }) => kind === 'fall' || kind === 'leave');

const READING = { least: 1_300, perLetter: 38, most: 7_000 } as const;

/** How long it takes to read so many letters. */
export const readingTime = (letters: number): number =>
  Math.min(READING.most, READING.least + READING.perLetter * letters);
