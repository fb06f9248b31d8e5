import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { fileShelf } from '../src/shelf/files/index.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import { Trial, type World } from './model.ts';

const RUNS = effort(2_000);

function memoryWorld(): World {
  const memory = makeMemory();
  return {
    open: () => memory.open(),
    takeAway: (id) => memory.takeAway(id),
    setFull: (isFull) => memory.setRoom(isFull ? 0 : Number.POSITIVE_INFINITY),
    crashSoon: (write, isThere) => memory.crashAt(write, isThere),
  };
}

async function tryWorlds(runs: number, name: string, makeWorld: () => World, lanes = 1): Promise<void> {
  const inTurn = (lane: number): Promise<void> => tryInTurn(runs, name, makeWorld, lane, lanes);
  await Promise.all(Array.from({ length: lanes }, (_, lane) => inTurn(lane)));
}

async function tryInTurn(
  runs: number,
  name: string,
  makeWorld: () => World,
  lane: number,
  lanes: number,
): Promise<void> {
  for (let run = lane; run < runs; run += lanes) {
    const trial = new Trial(makeWorld(), `${name} ${run}`);
    try {
      await trial.run();
    } catch (error) {
      expect.fail(`run ${run}: ${error instanceof Error ? error.stack : String(error)}\n${trial.log.join('\n')}`);
    }
  }
}

test(`${RUNS} tables in memory under random commands: nothing acknowledged is lost, and everybody has heard what happened`, () =>
  tryWorlds(RUNS, 'memory', memoryWorld));

/** A disk makes everybody wait, so several tables are played beside each other. */
const LANES_ON_DISK = 8;

test('the same on a disk', async () => {
  const home = mkdtempSync(join(tmpdir(), 'questhall-model-'));
  let tables = 0;
  try {
    await tryWorlds(
      Math.ceil(RUNS / 50),
      'files',
      () => {
        tables += 1;
        const folder = join(home, String(tables));
        return { open: () => fileShelf(folder) };
      },
      LANES_ON_DISK,
    );
  } finally {
    rmSync(home, { recursive: true });
  }
});
