import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { GRACE_SECONDS, GuestClock, late } from './guest-clock.ts';
import type { Watched } from './watching.ts';

const LOOK_MS = 250;
const STDERR = 2;

/** A guest who loops without end has the thread of the table: only from another one can it be named and ended. */
function look({ memory, seconds, players, farewell }: Watched): void {
  const { thinking } = new GuestClock(memory);
  if (thinking === null || thinking.seconds < seconds + GRACE_SECONDS) return;
  writeSync(STDERR, `\nquesthall: ${late(thinking, players, seconds)} ${farewell}\n`);
  process.kill(process.pid, 'SIGTERM');
}

setInterval(look, LOOK_MS, workerData);
