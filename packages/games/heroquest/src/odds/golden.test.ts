import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blow } from './blow.ts';
import { PLAIN_HOUSE } from './die.ts';
import { resistChance } from './resist.ts';
import { quickBlow } from './table.ts';

const tables = new Map(
  readFileSync(new URL('../../golden/odds.txt', import.meta.url), 'utf8')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return [/^table=(\w+)/.exec(head)?.[1] ?? '', lines.map((line) => line.split(' '))] as const;
    }),
);

const rowsOf = (table: string): readonly (readonly string[])[] => tables.get(table) ?? [];

/** Equal to every digit that was written down. */
function expectDigits(computed: number, written: string): void {
  const digits = written.split('.')[1]?.length ?? 0;
  expect(digits).toBeGreaterThan(0);
  expect(Math.abs(computed - Number(written)), `${computed} for ${written}`).toBeLessThanOrEqual(
    0.5 * 10 ** -digits + 1e-9,
  );
}

const plain = { body: 1, isHeroDefending: false, house: PLAIN_HOUSE, isBlackOnly: false };

test('the whole golden file is read: 36 blows, 4 of the Spirit Blade, 7 resist rolls', () => {
  expect([...tables.keys()]).toEqual(['blow', 'spirit', 'resist']);
  expect(rowsOf('blow').map((row) => row.length - 1)).toEqual([6, 6, 6, 6, 6, 6]);
  expect([rowsOf('spirit').length, rowsOf('resist').length]).toEqual([4, 7]);
});

test.each(rowsOf('blow'))(
  '[combat.any-shield-blocks] [combat.damage-is-difference] [combat.die-faces] %s attack dice',
  (attack, ...cells) => {
    for (const [i, cell] of cells.entries()) {
      const [damage = '', hit = ''] = cell.split('/');
      for (const isHeroDefending of [false, true]) {
        const strike = { ...plain, isHeroDefending, attack: Number(attack), defend: i + 1 };
        const odds = blow(strike);
        expectDigits(odds.expectedDamage, damage);
        expectDigits(100 * odds.hit, hit);
        expectDigits(quickBlow({ ...strike, body: 8 }).expectedWounds, damage);
      }
    }
  },
);

test.each(rowsOf('spirit'))(
  '[artifact.spirit-blade] %s attack dice against %s, black shields only',
  (attack, defend, damage = '') => {
    expectDigits(
      blow({ ...plain, attack: Number(attack), defend: Number(defend), isBlackOnly: true }).expectedDamage,
      damage,
    );
  },
);

test.each(rowsOf('resist'))('[dread.resist-roll] [mind.used-to-resist] with %s Mind Points', (mind, percent = '') => {
  expectDigits(100 * resistChance(Number(mind)), percent);
});
