import { expect, test } from 'vitest';
import { declaredIn, findUndeclared } from './undeclared.ts';

const PACKAGES = new Map([
  ['packages/kernel', declaredIn('packages/kernel', { name: '@questhall/kernel' }, {})],
  [
    'packages/games/chess',
    declaredIn(
      'packages/games/chess',
      { name: '@questhall/chess', dependencies: { '@questhall/kernel': '1.0.0' } },
      { references: [{ path: '../../kernel' }] },
    ),
  ],
  [
    'packages/table',
    declaredIn('packages/table', { name: '@questhall/table' }, { references: [{ path: '../kernel' }] }),
  ],
]);

const found = (from: string, to: string) => findUndeclared([{ from, to, line: 3 }], PACKAGES);

test('what a package imports, it declares: to npm, and to the compiler', () => {
  expect(found('packages/games/chess/src/a.ts', '@questhall/kernel')).toEqual([]);
  expect(found('packages/table/src/a.ts', '@questhall/kernel')).toEqual([
    'packages/table/src/a.ts:3 imports @questhall/kernel: it is not in package.json',
  ]);
  expect(found('packages/kernel/src/a.ts', '@questhall/chess/facets')).toEqual([
    'packages/kernel/src/a.ts:3 imports @questhall/chess/facets: it is not in package.json',
    'packages/kernel/src/a.ts:3 imports @questhall/chess/facets: it is not in the references of tsconfig.json',
  ]);
});

test('tests, stories and what comes from outside are free', () => {
  expect(found('packages/table/src/a.test.ts', '@questhall/chess')).toEqual([]);
  expect(found('packages/table/stories/a.ts', '@questhall/chess')).toEqual([]);
  expect(found('packages/table/src/a.ts', 'react')).toEqual([]);
  expect(found('packages/table/src/a.ts', './b.ts')).toEqual([]);
});
