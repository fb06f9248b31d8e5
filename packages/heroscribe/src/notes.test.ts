import { expect, test } from 'vitest';
import { tieNotes } from './notes.ts';

const letters = new Map([
  ['A', [3, 4]],
  ['B', [10]],
  ['C', [20]],
]);

test('notes go to the squares of their letter, and those without one to none', () => {
  const { notes, lost, unexplained } = tieNotes(letters, ['A. A chest.', 'B: A tomb.', 'Nobody rests.', 'C) A rack.']);
  expect(notes).toEqual([
    { letter: 'A', squares: [3, 4], text: 'A chest.' },
    { letter: 'B', squares: [10], text: 'A tomb.' },
    { letter: '', squares: [], text: 'Nobody rests.' },
    { letter: 'C', squares: [20], text: 'A rack.' },
  ]);
  expect([lost, unexplained]).toEqual([[], []]);
});

test('a note between those of its neighbours has lost its letter', () => {
  const { notes, lost } = tieNotes(letters, ['A. A chest.', 'The tomb is sealed.', 'C. A rack.']);
  expect(notes[1]).toEqual({ letter: 'B', squares: [10], text: 'The tomb is sealed.' });
  expect(lost).toEqual(['B']);
});

test('a letter that no note begins with is a mark; one that nobody speaks of is unexplained', () => {
  const { notes, unexplained } = tieNotes(letters, ['A. It leads to the square marked C.']);
  expect(notes.slice(1)).toEqual([
    { letter: 'B', squares: [10], text: 'The square marked B.' },
    { letter: 'C', squares: [20], text: 'The square marked C.' },
  ]);
  expect(unexplained).toEqual(['B']);
});
