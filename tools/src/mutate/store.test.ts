import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { findMutants } from './places.ts';
import { Store } from './store.ts';

const [first, second] = findMutants({ file: 'a.ts', source: 'f(1);', subject: 'data', rules: [] });

function inFolder(look: (folder: string, one: Mutant, other: Mutant) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-store-'));
  try {
    if (first === undefined || second === undefined) throw new Error('two mutants are needed');
    look(folder, first, second);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what was found out is known to the next run, also when the last line was cut short', () => {
  inFolder((folder, one, other) => {
    new Store(folder, 'game', 'abc', false).set(one, { kind: 'unreached' });
    const [name = ''] = readdirSync(folder);
    appendFileSync(join(folder, name), '\n["half a li');
    const later = new Store(folder, 'game', 'abc', false);
    expect([later.get(one), later.get(other)]).toEqual([{ kind: 'unreached' }, null]);
    later.set(other, { kind: 'survived', tests: 3 });
    expect(new Store(folder, 'game', 'abc', false).get(other)).toEqual({ kind: 'survived', tests: 3 });
  });
});

test('a line moved by an edit above is still the same mutant', () => {
  inFolder((folder, one) => {
    new Store(folder, 'game', 'abc', false).set(one, { kind: 'unreached' });
    expect(new Store(folder, 'game', 'abc', false).get({ ...one, line: 9, start: 80, end: 81 })).toEqual({
      kind: 'unreached',
    });
  });
});

test('other sources, another game and a fresh start know nothing', () => {
  inFolder((folder, one) => {
    new Store(folder, 'game', 'abc', false).set(one, { kind: 'unreached' });
    expect(new Store(folder, 'game', 'abd', false).get(one)).toBeNull();
    expect(new Store(folder, 'other', 'abc', false).get(one)).toBeNull();
    expect(new Store(folder, 'game', 'abc', true).get(one)).toBeNull();
    expect(new Store(folder, 'game', 'abc', false).get(one)).toBeNull();
  });
});

test('only the newest few are kept', () => {
  inFolder((folder, one) => {
    for (let i = 0; i < 12; i++) new Store(folder, 'game', `print${i}`, false).set(one, { kind: 'unreached' });
    expect(readdirSync(folder).length).toBeLessThan(10);
  });
});
