import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findMutants, type Subject } from './places.ts';
import { apply, SWITCH, weaveAll } from './schemata.ts';

const CODE = `
function f(a, b) {
  const seen = [];
  if (a < 0) return 'below';
  if (a > b && (b !== 3 || !a)) seen.push('over');
  else if (a === b) return [a ? 'some' : 'none', true];
  for (const one of [1, 2, 3]) {
    if (one === a) continue;
    seen.push(one + (a > 1 ? b : -b));
  }
  return seen;
}`;
const DATA = `
const sheet = \`reward: 25
mon: orc 2,6; orc 3,3\`;
function f(a, b) { return [sheet, a, { n: 10, m: -2 }]; }`;

const CALLS = 'JSON.stringify([-1, 0, 1, 2, 3].flatMap((a) => [0, 2, 3].map((b) => f(a, b))))';

/** What the functions of a source answer. */
const played = (source: string, isMutated: (number: number) => boolean = () => false): string =>
  String(runInNewContext(`${source};${CALLS}`, { [SWITCH]: isMutated }));

test.each<[Subject, string, number]>([
  ['code', CODE, 30],
  ['data', DATA, 8],
])('a source with all its %s mutants in it plays as each of them alone would', (subject, source, atLeast) => {
  const mutants = findMutants({ file: 'a.js', source, subject, rules: [] });
  const woven = weaveAll(
    source,
    mutants.map((mutant, number) => ({ mutant, number })),
  );
  expect(mutants.length).toBeGreaterThanOrEqual(atLeast);
  expect(played(woven)).toBe(played(source));
  const differing = mutants.filter((mutant, number) => {
    const alone = played(apply(source, mutant));
    expect(played(woven, (active) => active === number)).toBe(alone);
    return alone !== played(source);
  });
  expect(differing.length).toBeGreaterThan(mutants.length / 2);
});

test('a switch tells that its place was reached', () => {
  const [mutant] = findMutants({ file: 'a.js', source: CODE, subject: 'code', rules: [] }).filter(
    ({ before }) => before === "'below'",
  );
  expect(mutant).toBeUndefined();
  const reached = new Set<number>();
  const mutants = findMutants({ file: 'a.js', source: CODE, subject: 'code', rules: [] });
  const woven = weaveAll(
    CODE,
    mutants.map((one, number) => ({ mutant: one, number })),
  );
  runInNewContext(`${woven};f(-1, 2)`, { [SWITCH]: (number: number) => !reached.add(number) });
  const places = Array.from(reached, (number) => mutants[number]?.before);
  expect(places).toContain('a < 0');
  expect(places).not.toContain('a > b');
});
