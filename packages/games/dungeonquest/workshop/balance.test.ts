import { HERO_SHEETS, HEROES, MONSTERS } from '@questhall/dungeonquest/content';
import { WON } from '@questhall/dungeonquest/measured';
import { expect, test } from 'vitest';
import { wonFrom } from './balance.ts';

test('every hero meets every monster in each kind of combat, with every life', () => {
  for (const mode of ['dice', 'solo', 'cards'])
    for (const hero of HEROES)
      for (const monster of ['random', ...MONSTERS])
        expect(WON[`${mode} ${hero} ${monster}`], `${mode} ${hero} ${monster}`).toHaveLength(HERO_SHEETS[hero].life);
});

test.each([
  ['dice', 'lindel', 'random'],
  ['dice', 'hugo', 'golem'],
  ['solo', 'challara', 'troll'],
  ['cards', 'lindel', 'random'],
] as const)('the form says what is computed: %s, %s against %s', (mode, hero, monster) =>
  expect(WON[`${mode} ${hero} ${monster}`]).toEqual(wonFrom(mode, hero, monster)),
);
