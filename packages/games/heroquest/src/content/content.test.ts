import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARTIFACT_SHEETS, ARTIFACTS, type Artifact } from './artifacts.ts';
import { DREAD_RULES, DREAD_SPELLS } from './dread-spells.ts';
import { ARMORY, ARMOUR_SHEETS, type Gear, isArmour, isWeapon, WEAPON_SHEETS } from './equipment.ts';
import { PIECE_SHEETS, PIECES } from './furniture.ts';
import { HERO_SHEETS, HEROES } from './heroes.ts';
import { KITS, type Kit } from './kits.ts';
import { FIGURE_COUNTS, FIGURES, MONSTER_CARDS, MONSTERS, NAMED, NAMED_CARDS } from './monsters.ts';
import { NAMES } from './names.ts';
import { CAMPAIGN_PLAN } from './plans.ts';
import { SCHOOL_SPELLS, SCHOOLS, SPELLS, schoolOf } from './spells.ts';
import { TREASURE_DECK, TREASURE_SHEETS } from './treasure-cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('the decks and the box are complete', () => {
  expect(TREASURE_DECK).toHaveLength(24);
  const gold = TREASURE_DECK.map((card) => TREASURE_SHEETS[card].effect).filter((effect) => effect.kind === 'gold');
  expect([gold.length, sum(gold.map((effect) => effect.gold))]).toEqual([8, 195]);
  expect(ARTIFACTS).toHaveLength(14);
  expect(ARTIFACTS.filter((artifact) => ARTIFACT_SHEETS[artifact].isExtra)).toHaveLength(4);
  expect(sum(PIECES.map((piece) => PIECE_SHEETS[piece].count))).toBe(15);
  expect(sum(FIGURES.map((figure) => FIGURE_COUNTS[figure]))).toBe(31);
  expect(SCHOOLS.flatMap((school) => SCHOOL_SPELLS[school])).toEqual(SPELLS);
  for (const school of SCHOOLS) for (const spell of SCHOOL_SPELLS[school]) expect(schoolOf(spell)).toBe(school);
  expect(Object.keys(DREAD_RULES)).toEqual([...DREAD_SPELLS]);
});

/** Dice of a kit with its best weapon in hand. */
function diceOf({ gear, artifacts }: Kit): { attack: number; defend: number; isDiagonal: boolean; isRanged: boolean } {
  const arms = [
    ...gear.filter(isWeapon).map((weapon) => WEAPON_SHEETS[weapon]),
    ...artifacts.flatMap((artifact) => ARTIFACT_SHEETS[artifact].weapon ?? []),
  ];
  const [held] = arms;
  if (held === undefined || arms.length > 1) throw new Error('a kit has one weapon');
  const armours = gear.filter(isArmour).filter((armour) => armour !== 'shield' || held.hands === 1);
  const pieces = [
    ...armours.map((armour) => ARMOUR_SHEETS[armour]),
    ...artifacts.flatMap((artifact) => ARTIFACT_SHEETS[artifact].armour ?? []),
  ];
  if (pieces.filter((piece) => piece.isBody).length > 1) throw new Error('a hero wears one suit');
  return {
    attack: held.attack,
    defend: 2 + sum(pieces.map((piece) => piece.defend)),
    isDiagonal: held.isDiagonal,
    isRanged: held.isRanged,
  };
}

test('every kit comes to the dice it says, in the hands of a hero who may use it', () => {
  for (const [index, kits] of KITS.entries()) {
    for (const hero of HEROES) {
      const { gear, artifacts } = kits[hero];
      expect(diceOf(kits[hero])).toMatchObject({ attack: kits[hero].attack, defend: kits[hero].defend });
      for (const artifact of artifacts) expect(ARTIFACT_SHEETS[artifact].users).toContain(hero);
      for (const artifact of artifacts) expect(ARTIFACT_SHEETS[artifact].foundIn).toBeLessThan(index + 1);
      if (hero === 'wizard') expect(gear.every((thing) => isWeapon(thing) && WEAPON_SHEETS[thing].wizardMay)).toBe(true);
    }
    const owned: Artifact[] = HEROES.flatMap((hero) => kits[hero].artifacts);
    expect(new Set(owned).size).toBe(owned.length);
  }
});

const LEDGER = new URL('../../../../../../shared/rules/heroquest.md', import.meta.url);

describe.runIf(existsSync(LEDGER))('the ledger', () => {
  const ledger = existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8') : '';
  const block = (name: string): string[] => new RegExp(`\`\`\`${name}\\n(.*?)\`\`\``, 's').exec(ledger)?.[1]?.trim().split('\n') ?? [];
  /** The cells of the table row that begins with this name, in a section. */
  const cells = (section: string, name: string): string[] => {
    const text = ledger.split(`\n### ${section} `)[1]?.split('\n### ')[0] ?? '';
    const row = text.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? expect.fail(`no row ${name} in ${section}`);
    return row.split('|').map((cell) => cell.trim());
  };
  const numbers = (row: readonly string[], ...columns: readonly number[]): number[] =>
    columns.map((column) => Number(row[column]?.replace('+', '')));

  test('has the plan of the board', () => {
    expect(CAMPAIGN_PLAN).toEqual(block('board'));
  });

  test.each(HEROES)('has the %s', (hero) => {
    const row = cells('21.2', NAMES.hero[hero]);
    const { body, mind, weapon } = HERO_SHEETS[hero];
    expect([body, mind, WEAPON_SHEETS[weapon].attack]).toEqual(numbers(row, 2, 3, 4));
    expect(NAMES.gear[weapon]).toBe(row[7]);
  });

  test.each(Object.entries(ARMORY) as [Gear, number][])('has the %s for %i', (gear, price) => {
    const row = cells('21.4', NAMES.gear[gear]);
    if (isWeapon(gear)) {
      const { hands, attack, isDiagonal, isRanged, isThrowable, wizardMay } = WEAPON_SHEETS[gear];
      expect([hands, attack, price]).toEqual(numbers(row, 2, 3, 4));
      const special = row[5] ?? '';
      expect([special.includes('diagonal'), special.startsWith('ranged'), special.includes('throwable')]).toEqual([
        isDiagonal,
        isRanged,
        isThrowable,
      ]);
      expect(row[6]).toBe(wizardMay ? '—' : 'Wizard');
      return;
    }
    expect(price).toBe(Number(row[3]));
    if (isArmour(gear)) expect(ARMOUR_SHEETS[gear].defend).toBe(numbers(row, 2)[0]);
  });

  test.each(MONSTERS)('has the card of the %s', (monster) => {
    const row = cells('21.10', NAMES.figure[monster]);
    const { move, attack, defend, body, mind, isUndead } = MONSTER_CARDS[monster];
    expect([move, attack, defend, body, mind]).toEqual(numbers(row, 2, 3, 4, 5, 6));
    expect(isUndead).toBe(row[7] === 'yes');
  });

  test('has the rows of those with a name', () => {
    const ours = NAMED.map((key) => {
      const { figure, move, attack, defend, body, mind, spells } = NAMED_CARDS[key];
      return [key, figure, move, attack, defend, body, mind, spells.join(',') || '-'].join(' ');
    });
    expect(ours).toEqual(block('named').map((line) => line.replaceAll(/ +/g, ' ')));
  });

  test('has the kits', () => {
    const ours = KITS.map((kits, index) => {
      const heroes = HEROES.map((hero) => {
        const { attack, defend, isDiagonal, isRanged } = diceOf(kits[hero]);
        const isSpirit = kits[hero].artifacts.includes('spirit-blade');
        return `${hero} a${attack} d${defend}${isDiagonal ? ' diag' : ''}${isRanged ? ' ranged' : ''}${isSpirit ? ' spirit' : ''}`;
      });
      return `Q${index + 1} ${[...heroes, `heal ${sum(HEROES.map((hero) => kits[hero].healing))}`].join('; ')}`;
    });
    expect(ours).toEqual(block('kits').map((line) => line.replace(/ +/, ' ')));
  });

  test.each(PIECES)('has the %s', (piece) => {
    const row = cells('21.8', piece === 'ritual' ? 'ritual (ritual table)' : piece);
    const { width, height, isTall, count } = PIECE_SHEETS[piece];
    expect([Number(row[2]), row[3]?.split(' ')[0], row[5]]).toEqual([count, `${width}×${height}`, isTall ? 'yes' : 'no']);
  });

  test.each(ARTIFACTS)('has the %s', (artifact) => {
    const row = cells('21.7', `\`artifact.${artifact}\``);
    const { foundIn, users, isExtra } = ARTIFACT_SHEETS[artifact];
    expect(row[2]?.match(/\d+/)?.[0]).toBe(`${foundIn}`);
    expect(row[2]?.includes('house rule')).toBe(isExtra);
    const names = users.length === HEROES.length ? ['any'] : users.map((user) => NAMES.hero[user]);
    expect(new Set(row[3]?.split(', '))).toEqual(new Set(names));
  });
});
