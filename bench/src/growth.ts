import type { Rules } from '@questhall/facets';
import { begin, below, everyone, type Journal, legal, seatsOf, seedRng, submit, undo } from '@questhall/kernel';
import { exportTable, importMatch, makeMemory, readExported, replayExported } from '@questhall/table';
import { type Duel, duel } from './duel/on-kernel.ts';
import { median } from './median.ts';

/** What a match of so many moves costs, log and undo included. */
export interface Growth {
  readonly moves: number;
  readonly submitMicroseconds: number;
  /** A free move: replayed from behind the last fixed one, however long the match. */
  readonly undoMicroseconds: number;
  /** A fixed move, taken back by consent: replayed from the last mark before it. */
  readonly farUndoMilliseconds: number;
  readonly restoreMicroseconds: number;
  readonly saveBytesPerMove: number;
  readonly stateBytes: number;
}

const UNDOS = 200;

function fail(): never {
  throw new Error('nobody is asked');
}

const microseconds = (of: () => void): number => {
  const started = process.cpuUsage();
  of();
  const { user, system } = process.cpuUsage(started);
  return user + system;
};

function answer(journal: Journal<Duel>, action: unknown): void {
  const [asked] = journal.state.asks;
  if (asked === undefined || !submit(duel, journal, { seat: asked.seat, ask: asked.id, action }).ok)
    throw new Error('the match does not go on');
}

/** The median of several matches of each length, after one that only warms up. */
export async function growth(lengths: readonly number[], repeats: number): Promise<readonly Growth[]> {
  await grow(Math.max(...lengths));
  const all: Growth[] = [];
  for (const moves of lengths) {
    const grown: Growth[] = [];
    for (let i = 0; i < repeats; i++) grown.push(await grow(moves));
    const middle = (of: (one: Growth) => number): number => median(grown.map(of));
    all.push({
      moves,
      submitMicroseconds: middle((one) => one.submitMicroseconds),
      undoMicroseconds: middle((one) => one.undoMicroseconds),
      farUndoMilliseconds: middle((one) => one.farUndoMilliseconds),
      restoreMicroseconds: middle((one) => one.restoreMicroseconds),
      saveBytesPerMove: middle((one) => one.saveBytesPerMove),
      stateBytes: middle((one) => one.stateBytes),
    });
  }
  return all;
}

/** Plays a match with so much body that it lasts, then takes moves back at its end and plays the whole file again. */
async function grow(moves: number): Promise<Growth> {
  const header = {
    game: duel.id,
    edition: duel.edition,
    options: { body: 1_000_000 },
    seats: 2,
    seed: 'fast:growth',
    from: null,
  };
  const journal = begin(duel, header);
  const rng = seedRng('fast:choices');
  const submitting = microseconds(() => {
    for (let move = 0; move < moves; move++) {
      const [asked] = journal.state.asks;
      const offers = asked === undefined ? [] : legal(duel, journal.state, asked);
      answer(journal, offers[below(rng, offers.length)]);
    }
  });
  const guard = (): number => {
    const seat = journal.state.asks[0]?.seat ?? 0;
    answer(journal, { type: 'guard' });
    return seat;
  };
  const takeBack = (consent: number): void => {
    if (undo(duel, journal, consent) !== null) throw new Error('a move that may go stays');
  };
  let undoing = 0;
  for (let i = 0; i < UNDOS; i++) {
    const seat = guard();
    undoing += microseconds(() => takeBack(seatsOf(seat)));
  }
  const attacker = journal.state.asks[0];
  answer(journal, legal(duel, journal.state, attacker ?? fail())[0]);
  const farUndoing = microseconds(() => takeBack(everyone(2)));
  const file = await fileOf(journal);
  const restoring = microseconds(() => {
    const read = readExported(file);
    if (!read.ok || !replayExported(RULES, read.value).ok) throw new Error('the file does not replay');
  });
  return {
    moves,
    submitMicroseconds: submitting / moves,
    undoMicroseconds: undoing / UNDOS,
    farUndoMilliseconds: farUndoing / 1_000,
    restoreMicroseconds: restoring / moves,
    saveBytesPerMove: file.length / moves,
    stateBytes: JSON.stringify(journal.state).length,
  };
}

const RULES: Rules<Duel> = { game: duel, bots: {} };

/** The match as it would be exported. */
async function fileOf(journal: Journal<Duel>): Promise<string> {
  const shelf = makeMemory().open();
  const around = { now: () => 0, randomHex: (bytes: number) => '0'.repeat(2 * bytes), pause: () => Promise.resolve() };
  const company = [{ kind: 'person' }, { kind: 'person' }] as const;
  const made = await importMatch(RULES, shelf, journal, company, 'growth', around);
  if (!made.ok) throw new Error(made.problem.message);
  let text = '';
  for await (const piece of exportTable(RULES, shelf, made.value)) text += piece;
  return text;
}
