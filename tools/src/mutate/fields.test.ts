import { expect, test } from 'vitest';
import { FIELDS } from './fields.ts';

const sources = FIELDS.find(({ id }) => id === 'glowquest')?.sources;

test.each([
  ['src/dungeon/reclaim.ts', true],
  ['src/frames/attack.ts', true],
  ['src/view.ts', true],
  ['src/dungeon/sample-floors.ts', false], // floors for tests: whoever breaks them breaks no rule
  ['src/laws/fighting.ts', false],
  ['src/words/samples.ts', false],
])('%s holds rules: %s', (file, isOne) => {
  expect(sources?.code.test(file)).toBe(isOne);
});
