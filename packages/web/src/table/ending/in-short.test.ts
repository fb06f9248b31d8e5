import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';
import { en } from './texts/en.ts';

const elf = { name: 'Elf', colour: '--elf', isDead: false, tallies: { dealt: 7, gold: 25, kills: 0 } };
const dwarf = { name: 'Dwarf', colour: '--dwarf', isDead: true, tallies: { dealt: 0 } };

test('a finished game in a few lines, without an address', () => {
  const verdict = { title: 'The heroes win.', text: 'The orc lord is dead.' };
  const statistics = { decidedBy: null, tallied: [elf, dwarf], luck: [] };
  expect(inShort({ game: 'HeroQuest', name: 'Friday', verdict, statistics }, en)).toBe(
    'HeroQuest · Friday\nThe heroes win. The orc lord is dead.\nElf: Damage dealt 7, Gold 25\nDwarf (dead)',
  );
});

test('a table without a name is called after its game', () =>
  expect(
    inShort(
      {
        game: 'Vault',
        name: '',
        verdict: { title: 'Won.', text: '' },
        statistics: { decidedBy: null, tallied: [], luck: [] },
      },
      en,
    ),
  ).toBe('Vault\nWon.'));
