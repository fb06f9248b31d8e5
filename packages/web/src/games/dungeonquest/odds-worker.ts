import { reckon, type Wanted } from './reckon.ts';

/** A question with its number, so that an answer that comes too late is known for one. */
export interface Posted {
  readonly id: number;
  readonly wanted: Wanted;
}

// Long fights take a second or two: here nobody waits for it.
addEventListener('message', ({ data }: MessageEvent<Posted>) => {
  postMessage({ id: data.id, reckoned: reckon(data.wanted) });
});
