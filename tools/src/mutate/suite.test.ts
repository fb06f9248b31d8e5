import { expect, test } from 'vitest';
import { Suite } from './suite.ts';

/** The names of the tests that a file declares, and what running them calls. */
function declared(file: (api: Suite['api']) => void): { readonly names: readonly string[]; readonly suite: Suite } {
  const suite = new Suite();
  file(suite.api);
  return { names: suite.cases.map(({ name }) => name), suite };
}

test('tests are collected with their names, and run when they are asked for', () => {
  const ran: unknown[] = [];
  const { names, suite } = declared(({ test: one, it, describe }) => {
    one('first', () => ran.push(1));
    describe('group', () => {
      it.each([
        [2, 'two'],
        [3, 'three'],
      ])('number %i', (...args: readonly unknown[]) => ran.push(args));
      describe.each(['a', 'b'])('inner %s', (letter: unknown) => one('last', { timeout: 5 }, () => ran.push(letter)));
    });
    one.runIf(false)('never', () => ran.push('never'));
    one.runIf(true)('always', () => ran.push('always'));
  });
  expect(names).toEqual([
    'first',
    'group > number 2',
    'group > number 3',
    'group > inner a > last',
    'group > inner b > last',
    'always',
  ]);
  expect(ran).toEqual([]);
  for (const { run } of suite.cases) run();
  expect(ran).toEqual([1, [2, 'two'], [3, 'three'], 'a', 'b', 'always']);
});

test('expectations are those of vitest', () => {
  const { suite } = declared(({ test: one, expect: hope }) => one('wrong', () => hope([1]).toEqual([2])));
  expect(() => suite.cases[0]?.run()).toThrow('to deeply equal');
});

test('what a test asks for at its end is done then, and fails it', async () => {
  const done: string[] = [];
  const { suite } = declared(({ test: one, onTestFinished }) => {
    one('broken', () => {
      onTestFinished(() => done.push('never'));
      throw new Error('broken');
    });
    one('now', () => {
      onTestFinished(() => done.push('now'));
      done.push('first');
    });
    one('later', async () => {
      onTestFinished(() => {
        throw new Error('dice left over');
      });
      await Promise.resolve();
    });
  });
  const [broken, now, later] = suite.cases;
  expect(() => broken?.run()).toThrow('broken');
  now?.run();
  expect(done).toEqual(['first', 'now']);
  await expect(later?.run()).rejects.toThrow('dice left over');
});
