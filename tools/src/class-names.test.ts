import { expect, test } from 'vitest';
import { findTwice } from './class-names.ts';

const twice = (one: string, other: string, path = 'packages/web/src/look/a.css'): readonly string[] =>
  findTwice(
    new Map([
      [path, one],
      ['packages/web/src/shell/b.css', other],
    ]),
  );
const found = ['.deed is defined by two sheets: packages/web/src/look/a.css, packages/web/src/shell/b.css'];

test.each([
  ['a plain rule', '.deed { color: red }', '.deed { color: blue }'],
  ['one in a list', '.walk, .deed { color: red }', '.deed:hover { color: blue }'],
  ['one under a condition', '@media (width < 60rem) {\n  .deed { color: red }\n}', '.deed { color: blue }'],
  ['one for a colour scheme', '[data-theme="light"] .deed { color: red }', '.deed { color: blue }'],
  ['one with others inside', '.deed > p { color: red }', '.deed .icon { color: blue }'],
  ['one among several', ':is(.run, .deed) { color: red }', 'p {}\n.deed {}'],
])('%s counts', (_, one, other) => expect(twice(one, other)).toEqual(found));

test.each([
  ['what a sheet says of others inside of its own', '.town .deed { color: red }', '.deed { color: blue }'],
  ['what is only asked about', '.town:has(.deed) { color: red }', '.deed { color: blue }'],
  ['what is in a comment', '/* .deed {} */ .walk {}', '.deed { color: blue }'],
  ['frames', '@keyframes fall { 0.5% { top: 0 } }', '.deed { color: blue }'],
])('%s does not', (_, one, other) => expect(twice(one, other)).toEqual([]));

test('the sheets of a game are kept to it', () =>
  expect(twice('.deed {}', '.deed {}', 'packages/web/src/games/chess/a.css')).toEqual([]));
