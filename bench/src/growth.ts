import { begin, below, everyone, type Journal, legal, seatsOf, seedRng, submit, undo } from '@questhall/kernel';
import { makeSave, readSave, restore } from '@questhall/table';
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
export function growth(lengths: readonly number[], repeats: number): readonly Growth[] {
  grow(Math.max(...lengths));
  return lengths.map((moves) => {
    const grown = Array.from({ length: repeats }, () => grow(moves));
    const middle = (of: (one: Growth) => number): number => median(grown.map(of));
    return {
      moves,
      submitMicroseconds: middle((one) => one.submitMicroseconds),
      undoMicroseconds: middle((one) => one.undoMicroseconds),
      farUndoMilliseconds: middle((one) => one.farUndoMilliseconds),
      restoreMicroseconds: middle((one) => one.restoreMicroseconds),
      saveBytesPerMove: middle((one) => one.saveBytesPerMove),
      stateBytes: middle((one) => one.stateBytes),
    };
  });
}

/** Plays a match with so much body that it lasts, then takes moves back at its end and plays the whole save again. */
function grow(moves: number): Growth {
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
  const save = makeSave(journal);
  const restoring = microseconds(() => {
    const read = readSave(save);
    if (!read.ok || !restore(duel, read.value).ok) throw new Error('the save does not replay');
  });
  return {
    moves,
    submitMicroseconds: submitting / moves,
    undoMicroseconds: undoing / UNDOS,
    farUndoMilliseconds: farUndoing / 1_000,
    restoreMicroseconds: restoring / moves,
    saveBytesPerMove: save.length / moves,
    stateBytes: JSON.stringify(journal.state).length,
  };
}
