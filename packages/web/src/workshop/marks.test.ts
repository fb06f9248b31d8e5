import { expect, test } from 'vitest';
import { markedLines, offsetOf, weighed } from './marks.ts';

const remark = (line: number | null, column: number | null) => ({ line, column, text: 'is wrong' });

test('the word of a remark is marked, and a whole line where no word is named', () => {
  const text = 'Title\nmon: vergon 3,1; orc 4,4\ngoal: win';
  const remarks = weighed({ errors: [remark(2, 6), remark(3, null)], warnings: [remark(2, 18), remark(null, null)] });
  expect(markedLines(text, remarks)).toEqual([
    [{ text: 'Title', weight: null }],
    [
      { text: 'mon: ', weight: null },
      { text: 'vergon', weight: 'error' },
      { text: ' 3,1; ', weight: null },
      { text: 'orc', weight: 'warning' },
      { text: ' 4,4', weight: null },
    ],
    [{ text: 'goal: win', weight: 'error' }],
  ]);
});

test('where an error and a warning meet, the error is seen; an empty line stays one', () => {
  const both = weighed({ errors: [remark(1, 3)], warnings: [remark(1, null)] });
  expect(markedLines('a bcd e', both)).toEqual([
    [
      { text: 'a ', weight: 'warning' },
      { text: 'bcd', weight: 'error' },
      { text: ' e', weight: 'warning' },
    ],
  ]);
  expect(markedLines('', weighed({ errors: [remark(1, null)], warnings: [] }))).toEqual([[{ text: '', weight: null }]]);
});

test('a place is counted from the beginning of the text', () => {
  expect(offsetOf('ab\ncd\ne', 1, null)).toBe(0);
  expect(offsetOf('ab\ncd\ne', 2, 2)).toBe(4);
  expect(offsetOf('ab\ncd\ne', 3, 1)).toBe(6);
});
