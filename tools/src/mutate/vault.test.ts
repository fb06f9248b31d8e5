import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, makeCopy } from './copy.ts';
import { FIELDS } from './fields.ts';
import type { Tried } from './outcome.ts';
import { count } from './report.ts';
import { Run, type Wish } from './run.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const results = mkdtempSync(join(tmpdir(), 'questhall-results-'));
const vault = FIELDS.find(({ id }) => id === 'vault');

/** The whole vault, held to its own stories. */
function wishFor(change: Partial<Wish> = {}): Wish {
  if (vault === undefined) throw new Error('there is no vault');
  const field = { ...vault, tests: /^src\/vault\/.*\.test\.ts$/ };
  const all = Number.MAX_SAFE_INTEGER;
  return {
    field,
    subject: 'code',
    sample: all,
    seed: '1',
    only: [],
    isFresh: false,
    workers: 1,
    equivalents: [],
    ...change,
  };
}

async function tryVault(
  wish: Wish,
): Promise<{ readonly tried: readonly Tried[]; readonly said: string; readonly run: Run }> {
  const said: string[] = [];
  const run = new Run(copy.root, results, wish, { say: (line) => said.push(line), done: () => undefined });
  return { tried: await run.tryAll(await run.sample()), said: said.join('\n'), run };
}

const kindOf = (tried: readonly Tried[], before: string, after: string): string | null => {
  const found = tried.find(({ mutant }) => mutant.before === before && mutant.after === after);
  return found?.outcome.kind ?? null;
};

let copy: Copy;
let whole: Awaited<ReturnType<typeof tryVault>>;

beforeAll(async () => {
  copy = makeCopy(ROOT);
  whole = await tryVault(wishFor());
}, 300_000);

afterAll(() => {
  copy.remove();
  rmSync(results, { recursive: true });
});

test('most of the vault is held by its stories', () => {
  const { killed, survived, unreached, percent } = count(whole.tried);
  expect(killed + survived + unreached).toBe(whole.tried.length);
  expect(whole.tried.length).toBeGreaterThan(200);
  expect(percent).toBeGreaterThan(80);
});

test('a broken rule is killed by the story that is named after it', () => {
  const found = whole.tried.find(
    ({ mutant }) => mutant.before === 'hand.length > HAND_MAX' && mutant.operator === 'comparison',
  );
  expect(found).toMatchObject({
    mutant: {
      file: 'packages/testkit/src/vault/actions.ts',
      within: 'drawCard',
      after: 'hand.length >= HAND_MAX',
      rule: 'hand.limit',
    },
    outcome: { kind: 'killed', how: 'fails' },
  });
  expect(kindOf(whole.tried, "no('move.wall')", 'null')).toBe(null); // it is one side of a choice
  expect(kindOf(whole.tried, "room < 0 || room >= ROOMS ? no('move.wall') : null", 'null')).toBe('killed');
  expect(kindOf(whole.tried, "'charm.held'", "'charm.answer'")).toBe('killed');
});

test('what nobody reaches, what does not end and what nobody notices are told apart', () => {
  expect(kindOf(whole.tried, "broken.push('a trap springs once');", '')).toBe('unreached');
  expect(kindOf(whole.tried, 'shuffle(rng, deck);', '')).toBe('survived');
  const endless = whole.tried.filter(({ outcome }) => outcome.kind === 'killed' && outcome.how === 'endless');
  expect(endless.map(({ mutant }) => mutant.within)).toContain('hideTraps');
});

test('what the compiler refuses is not counted', () => {
  expect(kindOf(whole.tried, 'if (card === undefined) return;', '')).toBeNull();
  expect(whole.said).toMatch(/\d+ more do not compile/);
});

test('a second run takes up what the first found out, and a changed sample only adds', async () => {
  const again = await tryVault(wishFor());
  expect(again.tried).toEqual(whole.tried);
  expect(again.said).not.toContain('tests can know');
  expect(whole.said).toContain('tests can know');
  const few = await tryVault(wishFor({ sample: 5, seed: 'another' }));
  expect(few.tried).toHaveLength(5);
  expect(few.said).not.toContain('tests can know');
});

test('equivalents are left out of the count', async () => {
  const shuffled = whole.tried.find(({ mutant }) => mutant.before === 'shuffle(rng, deck);')?.mutant;
  if (shuffled === undefined) throw new Error('the deck is not shuffled');
  const equivalents = [
    { ...shuffled, why: 'a story needs no chance' },
    { ...shuffled, nth: 9, why: 'there are not so many' },
  ];
  const { tried, run } = await tryVault(wishFor({ equivalents }));
  expect(kindOf(tried, 'shuffle(rng, deck);', '')).toBe('equivalent');
  expect(count(tried)).toMatchObject({ equivalent: 1, survived: count(whole.tried).survived - 1 });
  expect(run.stale.map(({ why }) => why)).toEqual(['there are not so many']);
});

test('numbers of the content are broken too', async () => {
  const { tried } = await tryVault(wishFor({ subject: 'data' }));
  expect(kindOf(tried, '3', '4')).toBe('killed');
  expect(tried.map(({ mutant }) => mutant.within)).toContain('HAND_MAX');
});
