import { hashText } from '@questhall/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../workshop/draft.ts';
import { type Measured, nothingMeasured } from '../../../workshop/measured.ts';
import { measure } from '../../../workshop/measuring.ts';
import { hire } from '../../../workshop/thread.ts';
import { useDraftState } from './use-draft.ts';

/** More hands only fight for the same cores. */
const HANDS_MAX = 16;

interface Running {
  readonly measured: Measured;
  /** So many games there will be at the end. */
  readonly end: number;
}

export interface Measuring {
  /** What is being played; null when nothing is. */
  readonly running: Running | null;
  /** What is known of some text; null when nobody has measured any. */
  readonly measured: Measured | null;
  /** It is of another text than this. */
  readonly isStale: boolean;
  /** What went wrong; empty when nothing did. */
  readonly problem: string;
  start(games: number): void;
  stop(): void;
}

/** Has the text measured in threads of its own, as long as somebody looks on. */
export function useMeasuring(draft: Draft): Measuring {
  const { history, measured } = useDraftState(draft);
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState('');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const run = async (games: number): Promise<void> => {
    const text = draft.state().history.now;
    const of = hashText(text);
    const before = measured?.of === of ? measured : nothingMeasured(of);
    const end = before.next + games;
    const stop = new AbortController();
    stopping.current = stop;
    setProblem('');
    setRunning({ measured: before, end });
    try {
      const after = await measure({
        hire: () => hire(draft.design.game, text),
        hands: Math.max(1, Math.min(HANDS_MAX, navigator.hardwareConcurrency)),
        games,
        before,
        now: () => performance.now(),
        onProgress: (so) => setRunning({ measured: so, end }),
        signal: stop.signal,
      });
      if (after.games > 0) draft.measure(after);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setRunning(null);
  };
  return {
    running,
    measured,
    isStale: measured !== null && measured.of !== hashText(history.now),
    problem,
    start: (games) => void run(games),
    stop: () => stopping.current?.abort(),
  };
}
