import { expect, test } from 'vitest';
import { newHero } from '../queries/heroes.ts';
import type { HeroSeen, View } from '../types/index.ts';
import { wording as en } from './en/index.ts';
import { wording as nl } from './nl/index.ts';

const NORTH_WEST = 0;

const seen = (hero: Partial<HeroSeen> | null, seats = 2): View =>
  ({
    heroes: Array.from({ length: seats }, (_, seat) =>
      seat > 0 || hero === null
        ? null
        : { ...newHero('maud'), square: NORTH_WEST, treasures: null, treasureCount: 0, ...hero },
    ),
    keep: { tiles: [] },
  }) as unknown as View; // where somebody is needs no more than this

test.each([
  [null, 'before the gates', 'voor de poort'],
  [{ square: -1 }, 'before the gates', 'voor de poort'],
  [{}, 'in the north-west tower', 'in de noordwestelijke toren'],
  [{ heading: 1 as const }, 'in the catacombs, heading east', 'in de catacomben, op weg naar het oosten'],
  [{ fate: 'left' as const }, 'left without a Treasure', 'buiten, zonder Schat'],
  [{ fate: 'left' as const, treasureCount: 2 }, 'left with two Treasures', 'buiten, met twee Schatten'],
  [{ fate: 'left' as const, hasCrown: true }, 'left with one Treasure', 'buiten, met één Schat'],
  [{ fate: 'dead' as const }, 'dead, and plays monsters', 'dood, en speelt monsters'],
])('[death.player-stays] [treasure.crown] where somebody is: %o', (hero, english, dutch) => {
  expect(en.whereabouts(seen(hero), 0)).toBe(english);
  expect(nl.whereabouts(seen(hero), 0)).toBe(dutch);
});

test('who dies alone plays no monsters', () => {
  expect(en.whereabouts(seen({ fate: 'dead' }, 1), 0)).toBe('dead');
  expect(nl.whereabouts(seen({ fate: 'dead' }, 1), 0)).toBe('dood');
});

test('when nobody is left inside, the dead play no monsters any more', () => {
  const dead = { ...newHero('maud'), fate: 'dead', square: NORTH_WEST, treasures: null, treasureCount: 0 };
  const over = { heroes: [dead, dead], keep: { tiles: [] } } as unknown as View; // as above
  expect(en.whereabouts(over, 0)).toBe('dead');
  expect(nl.whereabouts(over, 1)).toBe('dood');
});
