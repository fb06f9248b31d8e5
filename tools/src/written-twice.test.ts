import { expect, test } from 'vitest';
import { findWrittenTwice } from './written-twice.ts';

const CHESS = 'packages/games/chess/src/moves.ts';
const HALMA = 'packages/games/halma/stories/moves.ts';
const MOVES = ['const from = at(x);', 'const to = at(y);', 'step(from);', 'step(to);', 'count += 1;', 'tell(count);'];

const found = (one: string, other: string, paths: readonly [string, string] = [CHESS, HALMA]): readonly string[] =>
  findWrittenTwice(
    new Map([
      [paths[0], one],
      [paths[1], other],
    ]),
  );
const text = (lines: readonly string[]): string => lines.join('\n');

test('six equal lines in two games are found, and how far they go on', () => {
  expect(found(text(MOVES), text(['first();', ...MOVES, 'last();']))).toEqual([
    `${CHESS}:1-6 stands again in ${HALMA}:2-7: 6 lines for one home of both`,
  ]);
  expect(found(text([...MOVES, 'more();']), text([...MOVES, 'more();']))).toEqual([
    `${CHESS}:1-7 stands again in ${HALMA}:1-7: 7 lines for one home of both`,
  ]);
});

test.each<readonly [string, readonly string[]]>([
  ['white space', MOVES.map((line) => `    ${line.replaceAll(' ', '  ')}`)],
  ['comments', MOVES.flatMap((line, i) => [`/** ${i} */`, `${line} // [rule.${i}]`, '// and on'])],
  ['imports', ["import { at } from './at.ts';", ...MOVES.flatMap((line) => [line, "const it = import('./it.ts');"])]],
  ['punctuation that stands alone', MOVES.flatMap((line) => [line, '}', ');', ''])],
])('%s makes no difference', (_, lines) => expect(found(text(MOVES), text(lines))).toHaveLength(1));

test.each<readonly [string, string, string]>([
  ['five lines', text(MOVES.slice(1)), text(MOVES)],
  ['lines in another order', text(MOVES), text(MOVES.toReversed())],
  [
    'rows of a table, whatever is around them',
    text([
      'const A = table({',
      "  'a': [1, 2],",
      "  b: 'x(1) + 2',",
      '  c,',
      '  d: e.f,',
      '  g: true,',
      '  h: -1,',
      '});',
    ]),
    text([
      'const B = table({',
      "  'a': [1, 2],",
      "  b: 'x(1) + 2',",
      '  c,',
      '  d: e.f,',
      '  g: true,',
      '  h: -1,',
      '});',
    ]),
  ],
  [
    'what is declared and not done',
    text([...'abcdef'].map((name) => `  readonly ${name}: Cell | null;`)),
    text([...'abcdef'].map((name) => `  readonly ${name}: Cell | null;`)),
  ],
])('%s may stand in both', (_, one, other) => expect(found(one, other)).toEqual([]));

test('rows among lines that do something count', () => {
  const lines = ['const made = of({', '  a,', '  b: 1,', '});', 'if (made) go();', "case 'x':", 'return made;'];
  expect(found(text(lines), text(lines))).toHaveLength(1);
});

test('what is shown of a game on the page is of that game', () => {
  const page = 'packages/web/src/games/halma/board.tsx';
  expect(found(text(MOVES), text(MOVES), [CHESS, page])).toHaveLength(1);
  expect(found(text(MOVES), text(MOVES), ['packages/games/halma/workshop/plans.ts', page])).toEqual([]);
  expect(found(text(MOVES), text(MOVES), [CHESS, 'packages/tiles/src/moves.ts'])).toEqual([]);
});
