import { added, type Measured } from './measured.ts';
import type { Stretch } from './messages.ts';

/** Somebody who plays games by their numbers, and says what they came to. */
export interface Hand {
  play(stretch: Stretch): Promise<Measured>;
  /** At once, in the middle of a game if need be. */
  dismiss(): void;
}

interface Measuring {
  readonly hire: () => Hand;
  readonly hands: number;
  /** How many games more than there are. */
  readonly games: number;
  /** What is known already. */
  readonly before: Measured;
  readonly now: () => number;
  readonly onProgress: (measured: Measured) => void;
  readonly signal: AbortSignal;
}

/** Somebody reports about so often. */
const REPORT_MS = 250;
const STRETCH_MAX = 200;

/**
 * Has games played by several hands. Each game has a number and a seed of its own, so it does not matter who plays
 * which. Whoever stops it keeps what has been played.
 */
export async function measure({ hire, hands, games, before, now, onProgress, signal }: Measuring): Promise<Measured> {
  const end = before.next + games;
  let { next } = before;
  let measured = before;
  const crew = Array.from({ length: Math.min(hands, games) }, hire);
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const work = async (hand: Hand): Promise<void> => {
    let length = 1;
    while (next < end && !signal.aborted) {
      const stretch = { from: next, to: Math.min(end, next + length) };
      next = stretch.to;
      const begun = now();
      const part = await hand.play(stretch);
      if (signal.aborted) return;
      measured = added(measured, { ...part, next });
      onProgress(measured);
      const perGame = Math.max(0.1, now() - begun) / (stretch.to - stretch.from);
      length = Math.max(1, Math.min(STRETCH_MAX, Math.floor(REPORT_MS / perGame)));
    }
  };
  try {
    await Promise.race([stopped, Promise.all(crew.map(work))]);
  } finally {
    for (const hand of crew) hand.dismiss();
  }
  return measured;
}
