import type { DungeonQuest } from '@questhall/dungeonquest';
import { keepOddsIn } from '@questhall/dungeonquest/odds';
import type { Sight } from '@questhall/kernel';
import { reckon, type Wanted } from './reckon.ts';

/** What the odds of the keep are reckoned from. */
export interface KeepWanted {
  readonly sight: Sight<DungeonQuest>;
}

// Long fights take a second or two: here nobody waits for it.
addEventListener('message', ({ data }: MessageEvent<Wanted | KeepWanted>) =>
  postMessage('sight' in data ? keepOddsIn(data.sight) : reckon(data)),
);
