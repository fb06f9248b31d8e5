import { heroquest } from '@questhall/heroquest/facets';
import type { Types } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Loaded, load } from '../loaded.ts';
import { flat, set, sitAt } from '../testing/sit-at.ts';
import { quest } from '../testing/tables.ts';

const TRIAL = { settings: set('quest=1'), seed: '3' };

/** Zargon, who watches the program lead the heroes. */
const watch = async <T extends Types>(loaded: Loaded<T>, ...typed: readonly string[]): Promise<string> =>
  (await sitAt(loaded, { ...TRIAL, players: ['standard', 'me'] }, [...typed, 'quit'])).seen;

describe('why the program does it', () => {
  test('stands in brackets behind walks and blows, and what that is, once', async () => {
    const seen = await watch(quest, 'end', 'end', 'end');
    expect(seen).toMatch(/^The Barbarian walks [^\n]*\. \(Who leads\) +move\.orthogonal$/m);
    expect(seen).toMatch(/up to Orc 2\. \(Which monster to attack\)\nThe Barbarian attacks Orc 2: [^\n(]*\n/);
    expect(flat(seen).match(/In brackets: the rule by which the program does it\. "rule [^"]*" shows/g)).toHaveLength(
      1,
    );
  });

  test('is said of nothing else, and never of what people do', async () => {
    const seen = await watch(quest, 'end', 'end', 'end');
    expect(seen).toMatch(/looks for traps\. +search/);
    const { seen: own } = await sitAt(quest, { ...TRIAL, players: ['me', 'random'] }, ['', '', '', 'roll', 'walk 4,9']);
    expect(own).toMatch(/walks four squares\. +move\.orthogonal/);
  });

  test('has the title of its rule in the language of the table, and that rule can be read', async () => {
    const seen = await watch(await load(heroquest, 'nl'), 'rule wie er voorgaat');
    expect(seen).toMatch(/\(Wie er voorgaat\)/);
    expect(flat(seen)).toMatch(/Tussen haakjes: de regel waarnaar het programma handelt/);
    expect(seen).toMatch(/Wie er voorgaat {2}ai\.hero-leader/);
  });

  test('is in the log as well', async () => {
    expect(await watch(quest, 'log all')).toMatch(/The Barbarian walks [^\n]*(.|\n)*> log all(.|\n)*\(Who leads\)/);
  });
});
