import type { Types } from '@questhall/kernel';
import { useSyncExternalStore } from 'react';
import type { Replay, Watched } from './replay.ts';

/** Where the replay is now; the component is drawn again whenever that changes. */
export function useReplay<T extends Types>(replay: Replay<T>): Watched<T> {
  return useSyncExternalStore(replay.subscribe, replay.snapshot);
}
