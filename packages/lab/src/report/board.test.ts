import type { StudyPlan } from '@questhall/facets';
import { expect, test } from 'vitest';
import { boardSvg } from './board.ts';

/** Two rooms of five by three squares, with somebody in the middle of the first. */
const PLAN: StudyPlan = {
  counted: 'Body Points lost by room',
  rows: Array.from({ length: 3 }, () => [...'AAAAABBBBB']),
  lines: [],
  signs: [{ column: 2, row: 1, text: 'o', title: 'Orc' }],
};

/** Where the names of the areas stand, in squares. */
const namesOf = (svg: string): readonly (readonly [string, number, number])[] =>
  [...svg.matchAll(/<text class="name halo" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, name]) => [name ?? '', (Number(x) - 18) / 24, (Number(y) - 23) / 24] as const,
  );

test('the name of a room stands in its middle, unless somebody stands there', () => {
  const names = namesOf(boardSvg(PLAN, new Map([['A', 1.5]])));
  expect(names).toEqual([
    ['A', 2, 0],
    ['B', 7, 1],
  ]);
});

test('a narrow room has its name off its walls', () => {
  const rows = Array.from({ length: 3 }, () => [...'AABBB']);
  expect(namesOf(boardSvg({ ...PLAN, rows, signs: [] }, new Map()))).toContainEqual(['B', 3, 1]);
});

test('what the colours are of fits under the smallest board', () => {
  const svg = boardSvg({ ...PLAN, rows: [['A']], signs: [] }, new Map([['A', 1]]));
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const from = Number(/<text x="(\d+)" y="\d+">a game/.exec(svg)?.[1]);
  expect(width - from).toBeGreaterThanOrEqual(54); // six letters of the page's 15 px, at their widest
});
