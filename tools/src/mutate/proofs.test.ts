import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeCopy } from './copy.ts';
import { FIELDS } from './fields.ts';
import { breakableRules, type Proof, prove } from './proofs.ts';
import { writeShown } from './shown-table.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const fieldOf = (id: string) => {
  const field = FIELDS.find((one) => one.id === id);
  if (field === undefined) throw new Error(`there is no ${id}`);
  return field;
};

test('a rule is shown when a story that carries its id fails with the rule broken', { timeout: 300_000 }, async () => {
  const copy = makeCopy(ROOT);
  const heard: Proof[] = [];
  try {
    const field = fieldOf('vault');
    const proofs = await prove({
      root: copy.root,
      field,
      workers: 1,
      say: () => undefined,
      done: (proof) => heard.push(proof),
    });
    expect(proofs.map(({ rule }) => rule)).toEqual(breakableRules(ROOT, field));
    expect(heard).toHaveLength(proofs.length);
    const shown = proofs.find(({ rule }) => rule === 'hand.limit');
    expect(shown?.broken).toMatchObject({
      mutant: { file: 'packages/testkit/src/vault/actions.ts' },
      story: expect.stringContaining('[hand.limit]'),
    });
    const unshown = proofs.find(({ rule }) => rule === 'duel.bound');
    expect(unshown).toMatchObject({ broken: null });
    expect(writeShown(field.home, proofs)).toMatch(
      /^hand\.limit \| src\/vault\/vault\.test\.ts \| \w+ in actions\.ts: .+ → .+$/m,
    );
  } finally {
    copy.remove();
  }
});

test('what nothing can break is not asked for', () => {
  const rules = breakableRules(ROOT, fieldOf('heroquest'));
  expect(rules).toContain('sight.figures-block');
  expect(rules).not.toContain('sight.own-square');
});
