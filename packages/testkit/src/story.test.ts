import { expect, test } from 'vitest';
import { Story } from './story.ts';
import { vault } from './vault/vault.ts';

test('a story ends only when its dice are rolled and no law is broken', () => {
  const beginning = { options: {}, seats: 3 };
  new Story(vault, beginning).finish();
  expect(() => new Story(vault, beginning).dice(4).finish()).toThrow('dice left over: 4');
  expect(() => new Story({ ...vault, laws: () => ['cards are not lost'] }, beginning).finish()).toThrow(
    'broken: cards are not lost',
  );
});
