import { useEffect, useRef, useState } from 'react';
import type { Reckoned, Wanted } from './reckon.ts';
import { Reckoner } from './reckoner.ts';

/**
 * The odds of what is wanted, or was wanted last; null until they are known. They are reckoned in a worker, which ends
 * with the table.
 */
export function useOdds(wanted: Wanted | null): Reckoned | null {
  const reckoner = useRef<Reckoner | null>(null);
  const [reckoned, setReckoned] = useState<Reckoned | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    reckoner.current = new Reckoner(worker, setReckoned);
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    if (wanted !== null) setReckoned(null); // while something is shown, what was true before it stays
    reckoner.current?.want(wanted);
  }, [wanted]);
  return reckoned;
}
