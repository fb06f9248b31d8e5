import { begin, below, type Journal, legal, makeSave, readSave, restore, seatsOf, seedRng, submit, undo } from '@questhall/kernel';
import { type Duel, duel } from './duel/on-kernel.ts';
import { median } from './median.ts';

/** What a match of so many moves costs, log and undo included. */
export interface Growth {
  readonly moves: number;
  readonly submitMicroseconds: number;
  readonly undoMicroseconds: number;
  readonly restoreMicroseconds: number;
  readonly saveBytesPerMove: number;
  readonly stateBytes: number;
}

const UNDOS = 200;

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
export function growth(lengths: readonly number[], repeats: number): readonly Growth[] {
  grow(Math.max(...lengths));
  return lengths.map((moves) => {
    const grown = Array.from({ length: repeats }, () => grow(moves));
    const middle = (of: (one: Growth) => number): number => median(grown.map(of));
    return {
      moves,
      submitMicroseconds: middle((one) => one.submitMicroseconds),
      undoMicroseconds: middle((one) => one.undoMicroseconds),
      restoreMicroseconds: middle((one) => one.restoreMicroseconds),
      saveBytesPerMove: middle((one) => one.saveBytesPerMove),
      stateBytes: middle((one) => one.stateBytes),
    };
  });
}

/** Plays a match with so much body that it lasts, then takes moves back at its end and plays the whole save again. */
function grow(moves: number): Growth {
  const header = { game: duel.id, edition: duel.edition, options: { body: 1_000_000 }, seats: 2, seed: 'fast:growth', from: null };
  const journal = begin(duel, header);
  const rng = seedRng('fast:choices');
  const submitting = microseconds(() => {
    for (let move = 0; move < moves; move++) {
      const [asked] = journal.state.asks;
      const offers = asked === undefined ? [] : legal(duel, journal.state, asked);
      answer(journal, offers[below(rng, offers.length)]);
    }
  });
  const undoing = microseconds(() => {
    for (let i = 0; i < UNDOS; i++) {
      const seat = journal.state.asks[0]?.seat ?? 0;
      answer(journal, { type: 'guard' });
      if (undo(duel, journal, seatsOf(seat)) !== null) throw new Error('a free move stays');
    }
  });
  const save = makeSave(journal);
  const restoring = microseconds(() => {
    const read = readSave(save);
    if (!read.ok || !restore(duel, read.value).ok) throw new Error('the save does not replay');
  });
  return {
    moves,
    submitMicroseconds: submitting / moves,
    undoMicroseconds: undoing / UNDOS,
    restoreMicroseconds: restoring / moves,
    saveBytesPerMove: save.length / moves,
    stateBytes: JSON.stringify(journal.state).length,
  };
}
