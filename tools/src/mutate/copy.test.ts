import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn, fingerprint, makeCopy } from './copy.ts';

let tree = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'questhall-tree-'));
  for (const folder of ['docs', 'packages/a/src', 'packages/a/dist', 'node_modules/@questhall', 'node_modules/lib'])
    mkdirSync(join(tree, folder), { recursive: true });
  writeFileSync(join(tree, 'packages/a/src/a.ts'), 'export const a = 1;');
  writeFileSync(join(tree, 'packages/a/dist/a.js'), 'export const a = 1;');
  writeFileSync(join(tree, 'docs/a.md'), 'a = 1');
  writeFileSync(join(tree, 'node_modules/lib/index.js'), '');
  symlinkSync('../../packages/a', join(tree, 'node_modules/@questhall/a'), 'junction');
});

afterAll(() => rmSync(tree, { recursive: true }));

test('a copy lies outside of the tree, has its sources and pages and not what was built, and finds its own packages', () => {
  const copy = makeCopy(tree);
  try {
    expect(relative(tree, copy.root)).toMatch(/^\.\./);
    expect(filesIn(join(copy.root, 'packages'))).toEqual(['a/src/a.ts']);
    expect(filesIn(join(copy.root, 'docs'))).toEqual(['a.md']); // tests hold what the pages show to the games
    writeFileSync(join(copy.root, 'node_modules/@questhall/a/src/a.ts'), 'export const a = 2;');
    expect(readFileSync(join(tree, 'packages/a/src/a.ts'), 'utf8')).toBe('export const a = 1;');
    expect(readFileSync(join(copy.root, 'packages/a/src/a.ts'), 'utf8')).toBe('export const a = 2;');
    expect(existsSync(join(copy.root, 'node_modules/lib/index.js'))).toBe(true);
  } finally {
    copy.remove();
  }
  expect(existsSync(copy.root)).toBe(false);
  expect(existsSync(join(tree, 'node_modules/lib/index.js'))).toBe(true); // what the copy only pointed at
});

test('what a killed run has left is swept away, and nothing else', () => {
  const [dead, other] = ['questhall-mutate-4194305-gone', 'questhall-mutate-of-mine'];
  for (const name of [dead, other]) mkdirSync(join(tmpdir(), name), { recursive: true });
  const living = makeCopy(tree);
  makeCopy(tree).remove();
  const left = readdirSync(tmpdir());
  expect([left.includes(dead), left.includes(other), existsSync(living.root)]).toEqual([false, true, true]);
  living.remove();
  rmSync(join(tmpdir(), other), { recursive: true });
});

test('a fingerprint changes with every byte and every name', () => {
  const before = fingerprint(tree, ['packages']);
  expect(fingerprint(tree, ['packages'])).toBe(before);
  writeFileSync(join(tree, 'packages/a/src/b.ts'), '');
  const more = fingerprint(tree, ['packages']);
  writeFileSync(join(tree, 'packages/a/src/b.ts'), ' ');
  expect(new Set([before, more, fingerprint(tree, ['packages'])]).size).toBe(3);
});
