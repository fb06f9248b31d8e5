import { reckon, type Wanted } from './reckon.ts';

// Long fights take a second or two: here nobody waits for it.
addEventListener('message', ({ data }: MessageEvent<Wanted>) => postMessage(reckon(data)));
