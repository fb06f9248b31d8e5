import { expect, test } from 'vitest';
import { findFolderRings } from './folder-rings.ts';

const rings = (...imports: readonly (readonly [from: string, to: string])[]): readonly string[] =>
  findFolderRings(imports.map(([from, to]) => ({ from, to, line: 1 })));

test('folders that import in one direction are no ring, and neither are files of one folder', () => {
  expect(rings(['p/a/x.ts', '../b/y.ts'], ['p/a/deep/z.ts', '../../b/y.ts'], ['p/a/x.ts', './z.ts'])).toEqual([]);
  expect(rings(['p/a/x.ts', './deep/z.ts'])).toEqual([]);
});

test('two folders that import each other are a ring, however deep inside', () => {
  expect(rings(['p/a/x.ts', '../b/y.ts'], ['p/b/deep/z.ts', '../../a/other.ts'])).toEqual([
    'a ring of folders: p/a (p/a/x.ts:1) → p/b (p/b/deep/z.ts:1)',
  ]);
});

test('so are three, and a file beside folders', () => {
  expect(rings(['p/a/x.ts', '../b/y.ts'], ['p/b/y.ts', '../c/z.ts'], ['p/c/z.ts', '../a/x.ts'])).toHaveLength(1);
  expect(rings(['p/a/x.ts', '../game.ts'], ['p/game.ts', './a/y.ts'])).toHaveLength(1);
});

test('a folder and what lies in it are a ring when each imports the other', () => {
  expect(rings(['p/a/x.ts', './deep/z.ts'], ['p/a/deep/z.ts', '../y.ts'])).toEqual([]);
  expect(rings(['p/a/x.ts', './deep/z.ts'], ['p/a/deep/z.ts', '../x.ts'])).toHaveLength(1);
});
