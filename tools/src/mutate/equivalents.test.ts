import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { matchEquivalents, readEquivalents } from './equivalents.ts';
import { FIELDS } from './fields.ts';
import { idOf } from './mutant.ts';
import { findMutants } from './places.ts';
import { candidates } from './run.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

test.each(FIELDS.map((field) => [field.id, field] as const))(
  'every equivalent of %s is still a mutant of it',
  (_id, field) => {
    const mutants = [...candidates(ROOT, field, 'code'), ...candidates(ROOT, field, 'data')];
    const { stale } = matchEquivalents(readEquivalents(field), mutants);
    expect(stale).toEqual([]);
  },
);

test('an entry is found by what it changes, and reported when nothing is like it any more', () => {
  const mutants = findMutants({
    file: 'a.ts',
    source: '\n\nfunction f(a) { return a + 1; }',
    subject: 'code',
    rules: [],
  });
  const entry = {
    file: 'a.ts',
    within: 'f',
    operator: 'number',
    before: '1',
    after: '2',
    nth: 1,
    why: 'nobody counts that far',
  } as const;
  const gone = { ...entry, before: '7' };
  const { whyOf, stale } = matchEquivalents([entry, gone], mutants);
  expect(stale).toEqual([gone]);
  expect(mutants.map((mutant) => whyOf.get(idOf(mutant)) ?? null)).toEqual([null, 'nobody counts that far', null]);
});
