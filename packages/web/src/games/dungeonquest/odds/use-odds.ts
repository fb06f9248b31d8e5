import type { KeepOdds } from '@questhall/dungeonquest/odds';
import { useEffect, useRef, useState } from 'react';
import type { KeepWanted } from './odds-worker.ts';
import type { Reckoned, Wanted } from './reckon.ts';
import { Reckoner } from './reckoner.ts';

/** The odds of a fight that are wanted, or were wanted last; null until they are known. */
export const useOdds = (wanted: Wanted | null): Reckoned | null => useReckoned<Wanted, Reckoned>(wanted);

/** All that can be reckoned of what somebody in the keep is asked. */
export const useKeepOdds = (wanted: KeepWanted | null): KeepOdds | null =>
  useReckoned<KeepWanted, KeepOdds | null>(wanted);

/** They are reckoned in a worker, which ends with the table. */
function useReckoned<W, R>(wanted: W | null): R | null {
  const reckoner = useRef<Reckoner<W, R> | null>(null);
  const [reckoned, setReckoned] = useState<R | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    reckoner.current = new Reckoner<W, R>(worker, setReckoned);
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    if (wanted !== null) setReckoned(null); // while something is shown, what was true before it stays
    reckoner.current?.want(wanted);
  }, [wanted]);
  return reckoned;
}
