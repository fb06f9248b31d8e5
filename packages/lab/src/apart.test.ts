import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const moduleOf = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

test('a module runs in a thread of its own, which keeps to itself what it changes', async () => {
  const counts = moduleOf(
    'export const run = (more) => { globalThis.counted = (globalThis.counted ?? 0) + more; return globalThis.counted; };',
  );
  expect(await apart(counts, 2)).toBe(2);
  expect(await apart(counts, 3)).toBe(3);
  expect(globalThis).not.toHaveProperty('counted');
});

test('what goes wrong there goes wrong here', async () => {
  await expect(apart(moduleOf('export const run = () => { throw new Error("it broke"); };'), null)).rejects.toThrow(
    'it broke',
  );
  await expect(apart(moduleOf('export const walk = 1;'), null)).rejects.toThrow('has nothing to run');
});
