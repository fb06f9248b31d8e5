import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as kernel from '@questhall/kernel';
import { afterAll, expect, test } from 'vitest';
import { exportedFrom } from './exported.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is exported from declarations as a compiler writes them. */
function read(files: Readonly<Record<string, string>>): ReturnType<typeof exportedFrom> {
  const root = mkdtempSync(join(folder, 'dist-'));
  mkdirSync(join(root, 'deep'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return exportedFrom(join(root, 'index.d.ts'));
}

test('what an entry passes on is found where it is declared, under the name that it has here', () => {
  const all = read({
    'index.d.ts': `
export { roll, type Die as Cube } from './deep/dice.ts';
export type * from './seats.ts';
export { type Ask } from '@questhall/kernel';
export declare const SIDES: 6;
`,
    'deep/dice.d.ts': `
/** Not this. */
interface Hidden {
    n: number;
}
/**
 * One of six
 * faces.
 */
export declare function roll(die: Die): number;
export type Die = {
    readonly faces: number;
};
export declare function unseen(): void;
export {};
`,
    'seats.d.ts': 'export interface Seats {\n    readonly all: number;\n}\n',
  });
  expect(all.map(({ name, module, kind }) => `${kind} ${name} of ${module}`)).toEqual([
    'value SIDES of index',
    'function roll of deep/dice',
    'type Cube of deep/dice',
    'type Seats of seats',
    'type Ask of @questhall/kernel',
  ]);
  expect(all[1]).toMatchObject({ signature: 'function roll(die: Die): number;', doc: 'One of six faces.' });
  expect(all[2]).toMatchObject({ signature: 'type Die = {\n  readonly faces: number;\n};', doc: '' });
});

test('of a class nobody sees what is private', () => {
  const text =
    'export declare class Pool {\n    #private;\n    private secret;\n    readonly workers: number;\n    close(): void;\n}\n';
  expect(read({ 'index.d.ts': text })[0]).toMatchObject({
    kind: 'class',
    signature: 'class Pool {\n  readonly workers: number;\n  close(): void;\n}',
  });
});

test('what is passed on and is nowhere is named', () => {
  expect(() => read({ 'index.d.ts': "export { gone } from './deep/none.ts';" })).toThrow('none.d.ts is not there');
  expect(() => read({ 'index.d.ts': "export { gone } from './some.ts';", 'some.d.ts': 'export {};' })).toThrow('gone');
});

test('the page on the kernel has everything that the kernel has', () => {
  const page = readFileSync(new URL('../../../docs/api/kernel.md', import.meta.url), 'utf8');
  for (const name of [...Object.keys(kernel), 'Game', 'State', 'Player', 'Guest', 'Journal', 'Outcome'])
    expect(page).toContain(`\n#### ${name}\n`);
});
