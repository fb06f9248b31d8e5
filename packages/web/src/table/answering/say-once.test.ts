import { expect, test } from 'vitest';
import { sayOnce } from './say-once.ts';

test.each([
  ['Guard', 'Guard, 1 Surge: you gain Shield 1', 'Guard', '1 Surge: you gain Shield 1'],
  ['roll', 'roll the dice for the move', 'roll', 'the dice for the move'],
  ['Buckler', 'Buckler (Off Hand): +1 Grit', 'Buckler', '(Off Hand): +1 Grit'],
  ['Mend: Utility', 'Mend on Utility, 1 Surge: it gets Heal 2', 'Mend', 'on Utility, 1 Surge: it gets Heal 2'],
  [
    'Attack: Ghoul 2, War Spear',
    'Ghoul 2 with War Spear: base damage 3',
    'Attack',
    'Ghoul 2 with War Spear: base damage 3',
  ],
  ['Flee: Ghoul 2', 'flee from Ghoul 2', 'Flee', 'from Ghoul 2'],
])('%s is said once', (title, text, name, rest) => expect(sayOnce(title, text)).toEqual({ title: name, text: rest }));

test.each([
  ['End the Turn', 'leave it at that'],
  ['Guard', 'Guardians come'],
  ['Barbarian: Potion of Healing', 'up to four Body Points come back'],
  ['', 'Barbarian, Dwarf and Elf'],
])('what says something else stays as it is: %s', (title, text) =>
  expect(sayOnce(title, text)).toEqual({ title, text }),
);
