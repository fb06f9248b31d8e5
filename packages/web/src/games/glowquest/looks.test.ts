import { NAMES } from '@questhall/glowquest/content';
import { DUTCH_NAMES } from '@questhall/glowquest/words-nl';
import { describe, expect, test } from 'vitest';
import { EFFECT_SIGNS } from './looks.ts';

describe.each([
  ['en', NAMES],
  ['nl', DUTCH_NAMES],
] as const)('the signs of Effects: %s', (language, names) => {
  const signs = Object.entries(EFFECT_SIGNS[language]);
  const nameOf = (kind: string): string => new Map(Object.entries(names.effect)).get(kind) ?? '';

  test('are all different, and have room on a figure', () => {
    expect(new Set(signs.map(([, sign]) => sign)).size).toBe(signs.length);
    for (const [, sign] of signs) expect(sign).toHaveLength(1);
  });

  test('are letters of their names, but for two that have a symbol', () => {
    const foreign = signs.filter(([kind, sign]) => !nameOf(kind).toUpperCase().includes(sign));
    expect(foreign.map(([kind]) => kind)).toEqual(['anchor', 'taunt']);
  });
});
