import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '@questhall/facets';
import { below, legal, pending, seedRng } from '@questhall/kernel';
import { type Around, makeMemory, makeTable, openTable, type Shelf, type Table } from '@questhall/table';
import { fileShelf } from '@questhall/table/files';
import type { Chair } from '@questhall/wire';
import { type Duel, duel } from './duel/on-kernel.ts';

/** What it costs to keep a long match at a table. */
export interface LongTable {
  readonly moves: number;
  /** One answer, from the chair to the shelf and to every other chair, at the beginning and at the end. */
  readonly earlyMicroseconds: number;
  readonly lateMicroseconds: number;
  readonly bytesPerMove: number;
  /** From a disk, by wall clock. */
  readonly openMilliseconds: number;
  readonly undoMilliseconds: number;
}

const RULES: Rules<Duel> = { game: duel, bots: {} };
const PERSON = { kind: 'person' } as const;
const SAMPLE = 400;

const around: Around = {
  now: () => Date.now(),
  randomHex: (bytes) =>
    Array.from({ length: bytes }, () =>
      Math.floor(Math.random() * 256)
        .toString(16)
        .padStart(2, '0'),
    ).join(''),
  pause: () => Promise.resolve(),
};

async function sitDown(
  shelf: Shelf,
  id: string,
): Promise<{ readonly table: Table<Duel>; readonly chairs: readonly Chair<Duel>[] }> {
  const opened = await openTable(RULES, shelf, id, around);
  if (!opened.ok) throw new Error(opened.problem.message);
  const { value: table } = opened;
  const chairs = [0, 1].map((seat) => table.chairs.take(seat, { hear: () => undefined, lose: () => undefined }));
  return { table, chairs };
}

/** Plays a match with so much body that it lasts, at a table with two people and somebody who looks on. */
export async function longTable(moves: number): Promise<LongTable> {
  const memory = makeMemory().open();
  const made = await makeTable(
    RULES,
    memory,
    { options: { body: LASTING }, company: [PERSON, PERSON], seed: 'fast:table', name: 'long' },
    around,
  );
  if (!made.ok) throw new Error(`${made.problem.field} ${made.problem.message}`);
  const { table, chairs } = await sitDown(memory, made.value);
  const rng = seedRng('fast:choices');
  const play = async (count: number): Promise<number> => {
    const started = process.cpuUsage();
    for (let move = 0; move < count; move++) {
      const [asked] = pending(table.course.state);
      if (asked === undefined) throw new Error('the match does not last');
      const offers = legal(duel, table.course.state, asked);
      await chairs[asked.seat]?.answer(asked.id, offers[below(rng, offers.length)]);
    }
    const { user, system } = process.cpuUsage(started);
    return (user + system) / count;
  };
  await play(SAMPLE); // warming up
  const earlyMicroseconds = await play(SAMPLE);
  await play(moves - 3 * SAMPLE);
  const lateMicroseconds = await play(SAMPLE);
  const kept = await memory.read(made.value, 0);
  const bytesPerMove = JSON.stringify(kept?.lines ?? []).length / moves;
  const undone = process.cpuUsage();
  await chairs[0]?.askUndo();
  const undoAsked = table.undoAsked?.id ?? 0;
  await chairs[1]?.agree(undoAsked, true);
  const { user, system } = process.cpuUsage(undone);
  const openMilliseconds = await timeOpening(memory, made.value);
  return {
    moves,
    earlyMicroseconds,
    lateMicroseconds,
    bytesPerMove,
    undoMilliseconds: (user + system) / 1_000,
    openMilliseconds,
  };
}

const LASTING = 1_000_000;

/** The same table on a disk, opened by somebody who has never seen it. */
async function timeOpening(memory: Shelf, id: string): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
  try {
    await copyTable(memory, fileShelf(home), id);
    const started = performance.now();
    const { table } = await sitDown(fileShelf(home), id);
    const taken = performance.now() - started;
    await table.close();
    return taken;
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Stretch by stretch, each with its snapshot, as it was written. */
async function copyTable(from: Shelf, to: Shelf, id: string): Promise<void> {
  const whole = await from.read(id, 0);
  if (whole === null) throw new Error('the table is gone');
  const { card, header, lines } = whole;
  await to.make({ ...card, n: 0 }, header);
  const lease = await to.lease(id);
  for (let n = 0; n < lines.length; n += STRETCH) {
    const stretch = lines.slice(n, n + STRETCH);
    const end = n + stretch.length;
    const snapshot = (await from.read(id, end))?.snapshot ?? null;
    await lease?.append(n, stretch, { ...card, n: end }, snapshot?.n === end ? snapshot : undefined);
  }
  await lease?.release();
}

const STRETCH = 50;
