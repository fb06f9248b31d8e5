import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, questhall } from '../testing/command.ts';

describe('bench --beside', () => {
  test.each([
    ['--beside no-such-commit', 'there is no commit "no-such-commit" here'],
    ['--beside HEAD --only chess', 'nothing is called "chess"; there are: quests, heroquest'],
    ['--beside HEAD --wanted much', '--wanted must be a ratio such as 0.95, not "much"'],
  ])('%s gets a sentence and exit code 2', (line, message) => {
    const { code, err } = questhall(`bench ${line}`);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });

  test('plays the same games in a commit and here, and leaves nothing behind', () => {
    const { code, out, err } = questhall('bench --beside HEAD --only random --quick --json');
    expect([code, err]).toEqual([0, '']);
    const { compared } = JSON.parse(out);
    expect(compared).toContainEqual(expect.objectContaining({ name: 'random', sittings: [expect.any(Number)] }));
    for (const { games, there } of compared) {
      expect(games).toBeGreaterThan(0);
      expect(there.moves).toBeGreaterThan(games);
    }
    const moves = compared.map(({ games, there }: (typeof compared)[number]) => there.moves / games);
    expect(new Set(moves).size, 'each plan plays its own game').toBe(compared.length);
    expect(readdirSync(folder).filter((name) => name.includes('beside'))).toEqual([]);
  });
});
