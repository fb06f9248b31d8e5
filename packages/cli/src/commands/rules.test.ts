import { describe, expect, test } from 'vitest';
import { questhall } from '../testing/command.ts';

describe('rules', () => {
  test('show no gap, to people and to programs', () => {
    const { rules, missing } = JSON.parse(questhall('rules dungeonquest --json').out);
    expect(missing).toEqual([]);
    expect(rules).toHaveLength(91);
    expect(rules[0]).toMatchObject({
      id: 'mode.three-variants',
      title: expect.any(String),
      cited: expect.any(Array),
      stories: expect.any(Array),
    });
    expect(questhall('rules dungeonquest classic.display').out).toContain('src/content/combat-cards.ts');
    expect(questhall('rules').out).toContain('Every rule is cited');
    expect(questhall('rules dungeonquest heavyCounter').out).toContain('house rule, changes classic.display');
    expect(questhall('rules dungeonquest kernel.horizon').out).toContain('What is known stays known');
    expect(questhall('rules dungeonquest --text').out).toContain('A total above the attribute fails');
    expect(questhall('rules dungeonquest --check')).toMatchObject({ code: 0, out: expect.stringContaining('all 91 rules') });
  });
});
