import { useEffect, useRef, useState } from 'react';
import type { Reckoned, Wanted } from './reckon.ts';

interface Answered {
  readonly id: number;
  readonly reckoned: Reckoned;
}

/** The odds of what is wanted; null until they are known. They are reckoned in a worker, which ends with the table. */
export function useOdds(wanted: Wanted | null): Reckoned | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [reckoned, setReckoned] = useState<Reckoned | null>(null);
  useEffect(() => {
    const started = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.id === asked.current) setReckoned(data.reckoned);
    });
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    asked.current += 1;
    setReckoned(null);
    if (wanted !== null) worker.current?.postMessage({ id: asked.current, wanted });
  }, [wanted]);
  return reckoned;
}
