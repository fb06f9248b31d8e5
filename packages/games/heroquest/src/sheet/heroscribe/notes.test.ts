import { describe, expect, test } from 'vitest';
import { parseSheet } from '../parse.ts';
import { printSheet } from '../print.ts';
import type { Sheet } from '../sheet.ts';
import { validateSheet } from '../validate.ts';
import { type Imported, importHeroScribe } from './import.ts';

/**
 * Stairs in A; behind doors G with a chest, a mummy and two orcs at letter A, and H with a chest and a gargoyle at
 * letter B.
 */
const OBJECTS = `
  <object id="Stairway" left="2" top="2"/><object id="Door" left="3" top="4"/><object id="Door" left="5" top="7" rotation="rightward"/>
  <object id="TreasureChest" left="2" top="9"/><object id="LetterA" left="3" top="8"/>
  <object id="Mummy" left="3" top="7"/><object id="Orc" left="4" top="6"/><object id="Orc" left="5" top="9"/>
  <object id="TreasureChestTrap" left="9" top="9"/><object id="LetterB" left="8" top="8"/><object id="Gargoyle" left="7" top="7"/>`;

function imported(notes: readonly string[], speech = '', more = ''): Imported {
  const texts = notes.map((note) => `<note>${note}</note>`).join('');
  const read = importHeroScribe(
    `<quest name="Notes"><board>${OBJECTS}${more}</board><speech>${speech}</speech>${texts}</quest>`,
  );
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  expect(parseSheet(printSheet(read.value.sheet))).toEqual({ ok: true, value: read.value.sheet });
  expect(validateSheet(read.value.sheet).errors).toEqual([]);
  return read.value;
}

const sheetOf = (...args: Parameters<typeof imported>): Sheet => imported(...args).sheet;
const lineOf = (sheet: Sheet, key: string): string[] =>
  printSheet(sheet)
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith(`${key}:`))
    .map((line) => line.slice(key.length + 2));

describe('letters', () => {
  test.each([
    'A. The chest',
    'A: The chest',
    'A) The chest',
    'A  The chest',
    'A\nThe chest',
    'A - The chest',
    'A The chest',
  ])('%j', (start) => {
    expect(sheetOf([`${start} is blue.`]).notes[0]).toEqual({
      letter: 'A',
      at: 7 * 26 + 2,
      text: 'The chest is blue.',
    });
  });

  test('a word of one letter is none', () => {
    expect(sheetOf(['A Hero may rest here.']).notes[0]).toEqual({
      letter: '',
      at: null,
      text: 'A Hero may rest here.',
    });
    expect(sheetOf(['K. There is no such letter.']).notes[0]).toEqual({
      letter: '',
      at: null,
      text: 'K: There is no such letter.',
    });
  });

  test('a letter that was lost', () => {
    const { sheet, warnings } = imported(['. The chest is blue.', 'B. The chest is red.']);
    expect(sheet.notes.slice(0, 2).map(({ letter, text }) => `${letter} ${text}`)).toEqual([
      'A The chest is blue.',
      'B The chest is red.',
    ]);
    expect(warnings).toContainEqual(expect.stringContaining('has lost its letter'));
  });

  test('a letter that is on the board twice, or that nobody explains', () => {
    const { sheet, warnings } = imported(
      ['A. The chest is blue.'],
      '',
      '<object id="LetterA" left="20" top="3"/><object id="LetterC" left="1" top="1"/>',
    );
    expect(sheet.notes.map(({ letter, at }) => `${letter} ${at}`)).toEqual(['A 184', 'A 71', 'B 189', 'C 0']);
    expect(warnings).toContain('letters without a note: B at 7,7 C at 0,0');
  });

  test('a long note goes on in the next one, whole', () => {
    const text = Array.from({ length: 250 }, (_, i) => `word${i}`).join(' ');
    const parts = sheetOf([`A. ${text}`]).notes.filter(({ letter }) => letter === 'A');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map((note) => note.text).join(' ')).toBe(text);
  });
});

describe('treasure', () => {
  test.each([
    ['The first Hero who searches for treasure will find 84 gold coins in this treasure chest.', 'G 84 gold'],
    ['This chest contains Emeralds worth 300 gold coins.', 'G 300 gold'],
    [
      'A search of this room will reveal a cache of 5 diamonds worth 100 gold coins each, hidden behind the fireplace.',
      'G 500 gold',
    ],
    ['There are 400 gold coins in the first chest. The second chest contains 1,500 gold coins.', 'G 1900 gold'],
    [
      'He will find 60 gold coins. He will also find a Potion of Healing, which will restore up to 4 lost Body Points.',
      'G 60 gold + healing',
    ],
    ['The first Hero to search will find 2 Potions of Healing in the chest.', 'G healing + healing'],
    ['The first Hero who searches for treasure will find the Talisman of Lore.', 'G talisman-of-lore'],
    ['Inside the chest is the artifact called the Elixir of Life.', 'G elixir-of-life'],
    [
      'The first Hero to search for treasure will find a magical staff. It is the artifact known as the Wizard’s Staff.',
      'G wizards-staff',
    ],
    ['This treasure chest is empty.', 'G inscription'],
    ['The first Hero to search for treasure will find a rusty spoon.', 'G inscription'],
  ])('%s', (text, treasure) => {
    expect(lineOf(sheetOf([`A. ${text}`]), 'treasure')).toEqual([treasure]);
  });

  test.each([
    'If a Hero searches here, he will lose 50 gold coins.',
    'The Emperor pays a reward of 100 gold coins.',
    'He is dead forever, unless he has an Elixir of Life.',
    'If Grak is killed, he drops the Wizard’s Cloak. It is inside his pack when he is killed.',
    'Nothing but dust.',
  ])('none: %s', (text) => {
    expect(lineOf(sheetOf([`A. ${text}`]), 'treasure')).toEqual([]);
  });

  test('every chest of a room', () => {
    const more = '<object id="TreasureChest" left="4" top="9"/>';
    expect(lineOf(sheetOf(['A. Each chest contains 200 gold coins.'], '', more), 'treasure')).toEqual(['G 400 gold']);
  });

  test.each([
    [
      'has a trap with a poison needle on it. If a Hero searches for treasure before the trap is disarmed, he will lose one Body Point.',
      'needle 1',
    ],
    ['is filled with poisonous gas - it is a trap! He will lose 2 Body Points.', 'gas 2'],
    ['is trapped with a poison dart. He will lose two Body Points.', 'dart 2'],
    ['has a trap with an exploding lock. He will lose 3 Body Points.', 'latch 3'],
  ])('a chest that %s', (text, trap) => {
    expect(lineOf(sheetOf([`A. The chest ${text}`]), 'chest-trap')).toEqual([`G ${trap}; H needle 1`]);
  });

  test('a chest drawn with a trap that nobody explains', () => {
    const { sheet, warnings, counts } = imported([]);
    expect([lineOf(sheet, 'chest-trap'), counts.traps, counts.furniture]).toEqual([['H needle 1'], 1, 2]);
    expect(warnings).toContainEqual(expect.stringContaining('the chest at 8,8 has a trap'));
  });
});

describe('monsters', () => {
  test.each([
    [
      'A. This Mummy is the Guardian of the Tomb. It rolls 4 dice instead of 3 when it attacks.',
      'guardian-of-the-tomb mummy * 4 * * * - "Guardian of the Tomb"',
    ],
    ['B. The Gargoyle in this room has five Body points.', 'gargoyle-b gargoyle * * * 5 * - "Gargoyle"'],
    ['B. The Gargoyle has 5 attack dice and 6 defence dice.', 'gargoyle-b gargoyle * 5 6 * * - "Gargoyle"'],
    [
      'A. All the Mummies in this adventure are made of stone and may roll an extra Defend die.',
      'mummy-a mummy * * 5 * * - "Mummy"',
    ],
    ['B. Use the Gargoyle figure for Snagg.\n', 'snagg gargoyle * * * * * - "Snagg"'],
    [
      'B. This is the lair of Snagg, the Gargoyle. Movement 8 Attack dice 5 Defend dice 4 Body Points 3 Mind Points 2',
      'snagg gargoyle 8 5 4 3 2 - "Snagg"',
    ],
    [
      'B. Use the Chaos Warlock figure to represent Zob. Move Attack Defend Body Mind 7 2 4 3 6. He knows the following spells: Fear, Sleep and Ball of Flame.',
      'zob dread-sorcerer 7 2 4 3 6 ember,gaze,slumber "Zob"',
    ],
    [
      'B. The leader of these Gargoyles is Snagg. His stats are the same as a Chaos Warrior.',
      'snagg gargoyle 7 4 4 3 3 - "Snagg"',
    ],
  ])('%s', (note, row) => {
    expect(lineOf(sheetOf([note]), 'named')).toEqual([row]);
  });

  test('numbers in a note of their own belong to whom the one before named', () => {
    const rows = lineOf(
      sheetOf([
        'B. This is the chamber of Nexrael, an apprentice Chaos Sorcerer.',
        'Attack 3 dice Defend 4 dice Move 8 Body <table><td/><td/><th/></table> Mind 5',
      ]),
      'named',
    );
    expect(rows).toEqual(['nexrael dread-sorcerer 8 3 4 3 5 - "Nexrael"']);
  });

  test('a heading, and somebody who stands on the mark without a note', () => {
    const { sheet } = imported(
      ['GRAK: MOVEMENT 8 ATTACK 4 DEFEND 4 BODY 3 MIND 3 Use an Orc figure for Grak.'],
      '',
      '<object id="LetterX" left="5" top="8"/>',
    );
    expect(lineOf(sheet, 'named')).toEqual(['grak orc 8 4 4 3 3 - "Grak"']);
    expect(sheet.monsters.find(({ key }) => key === 'grak')?.at).toBe(8 * 26 + 4);
  });

  test('somebody whom nothing places stands where it takes longest to come', () => {
    const { sheet, warnings } = imported(['Use the Chaos Warlock figure for Zob.']);
    expect(sheet.monsters.find(({ key }) => key === 'zob')?.at).toBe(4 * 26 + 8);
    expect(warnings).toContain('Zob is on no square of the file: placed at 8,4');
  });

  test.each([
    'A Hero with no weapons rolls one die to attack and two dice to defend.',
    'He will lose 2 Body Points.',
    'The Orcs have the same numbers as ever: 3 attack dice.',
  ])('no change: %s', (text) => {
    expect(lineOf(sheetOf([`A. ${text}`]), 'named')).toEqual([]);
  });
});

describe('the wandering monster', () => {
  test.each([
    ['Wandering Monster in this Quest: Fimir', 'abomination'],
    ['Wandering monsters: 3 Chaos Warriors', 'dread-warrior'],
    ['Wandering Monster: Goblin.', 'goblin'],
    ['Wandering monster: Ogre Warrior', 'ogre-warrior'],
    ['Wandering Monster in this Quest: Ollar’s ghost', 'ghost'],
  ])('%s', (note, key) => {
    expect(sheetOf([note]).wander).toBe(key);
  });

  test('unknown, or not there', () => {
    expect(imported(['Wandering monster: a cow']).warnings).toContain(
      'the wandering monster “a cow” is not known: it is an orc',
    );
    expect(imported([]).warnings).toContain('no wandering monster is named: it is an orc');
  });
});

describe('the goal', () => {
  test.each([
    ['seek out and destroy Verag, a foul Gargoyle who hides here.', [], 'kill verag'],
    ['You must fight your way in and kill all of the monsters you find.', [], 'kill mummy orc gargoyle'],
    [
      'You search for the Talisman of Lore.',
      ['A. The first Hero who searches for treasure will find the Talisman of Lore.'],
      'take G',
    ],
    ['You must find the ancient Star of the West.', ['B. The Star of the West is in the Gargoyle’s claw.'], 'read H'],
    [
      'Return the chests and all of the gold.',
      ['A. These are the chests. A Hero can carry only one chest at a time. Each chest contains 250 gold coins.'],
      'carry 1,8',
    ],
    ['Nothing is said.', ['B. Use the Gargoyle figure for Snagg.'], 'kill snagg'],
    ['Nothing is said.', [], 'kill mummy orc gargoyle'],
  ])('%s %j', (speech, notes, goal) => {
    expect(lineOf(sheetOf(notes, speech), 'goal')).toEqual([goal]);
  });

  test('a prisoner on the marked square', () => {
    const sheet = sheetOf(
      [],
      'Sir Ragnar has been captured. Find Sir Ragnar and bring him back to the stairway. Prince Magnus will pay 240 gold coins to be divided among the Heroes.',
      '<object id="LetterX" left="9" top="6"/>',
    );
    expect([lineOf(sheet, 'goal'), lineOf(sheet, 'reward')]).toEqual([['escort 8,5'], ['60']]);
  });

  test('monsters nobody can reach are not part of it', () => {
    const { sheet, warnings } = imported([], '', '<object id="Orc" left="24" top="3"/>');
    expect(lineOf(sheet, 'goal')).toEqual(['kill mummy orc gargoyle']);
    expect(sheet.monsters.map(({ key }) => key)).toContain('orc-far');
    expect(warnings).toContain('no way leads to Orc at 23,2: not part of the goal');
  });

  test('numbers from 2 to 12 make portals of the doors', () => {
    const marks = [3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((sum) => `<object id="Number${sum}" left="${16 + sum}" top="3"/>`)
      .join('');
    const dark = '<object id="Number2-12" left="2" top="5"/>';
    const { sheet } = imported(
      [],
      '',
      marks
        .replaceAll('left="27"', 'left="2"')
        .replaceAll('top="3"', 'top="7"')
        .replaceAll(/left="(?:1[89]|2\d)"/g, 'left="2"') + dark,
    );
    expect(lineOf(sheet, 'special')).toEqual(['portals 2=G 3=G 4=G 5=G 6=G 7=G 8=G 9=G 10=G 11=G 12=G']);
    expect(imported([], '', '<object id="Number1-2" left="2" top="5"/>').warnings).toContain(
      'Number1-2 has no counterpart: 1,4',
    );
  });
});
