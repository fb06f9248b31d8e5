import { expect, test } from 'vitest';
import type { Artifact } from '../src/content/artifacts.ts';
import type { Weapon } from '../src/content/equipment.ts';
import type { Potion } from '../src/content/potions.ts';
import { reachOf } from '../src/queries/reach.ts';
import type { Rule } from '../src/rulebook/index.ts';
import type { Effects } from '../src/types/index.ts';
import { arena, dungeon, END, HEROES_SEAT, sq, walk } from './dungeon.ts';
import { drink } from './finds.ts';
import { freedCaptive, genie, whisk } from './meetings.ts';

const REST = { hero: null, movement: null, hasStepped: false, hasActed: false, isMoveOver: false, isHalf: false, firstSpell: null };

test('[round.heroes-then-zargon] everybody sees whose turn it is, and what is left of it', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air'] });
    scene.hero('elf', { at: sq(10, 10) });
    genie(scene, 12, 9);
    scene.monster('orc', 14, 7);
    scene.turn('wizard');
  });
  const turn = (): unknown => s.view(HEROES_SEAT).turn;
  expect(turn()).toEqual({ ...REST, who: 'hero', hero: 'wizard' });
  s.does(HEROES_SEAT, whisk(2));
  expect(turn()).toMatchObject({ ...REST, who: 'hero', hero: 'elf', movement: expect.any(Number), hasActed: true });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  expect(turn()).toEqual({ ...REST, who: 'genie', movement: expect.any(Number) });
  s.does(HEROES_SEAT, walk(12, 10));
  expect(turn()).toMatchObject({ who: 'genie', hasStepped: true, hasActed: false });
  s.does(HEROES_SEAT, END);
  expect(turn()).toEqual({ ...REST, who: 'zargon' });
  s.finish();
});

test('[quest.q2-escort] the captive’s turn is nothing but steps', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('R', 'Q', '.');
    freedCaptive(scene, 17, 16);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END);
  expect(s.view(HEROES_SEAT).turn).toEqual({ ...REST, who: 'captive', movement: expect.any(Number) });
  s.finish();
});

const POTIONS: readonly (readonly [Potion, keyof Effects, Rule])[] = [
  ['heroic-brew', 'brew', 'potion.heroic-brew'],
  ['potion-of-speed', 'speed', 'potion.speed'],
  ['potion-of-strength', 'strength', 'potion.strength'],
  ['potion-of-warding', 'warding', 'potion.warding'],
];

test.each(POTIONS)(
  '[potion.single-use] [cast.one-of-a-kind-lasting] %s works by its own rule, and twice is once',
  (potion, effect, rule) => {
    const s = arena((scene) => {
      scene.hero('elf', { at: sq(10, 9), potions: [potion, potion] });
      scene.turn('elf');
    });
    s.does(HEROES_SEAT, drink('elf', potion)).told('effectBegan', { hero: 'elf', effect }, rule);
    s.does(HEROES_SEAT, drink('elf', potion)).told('effectBegan', { hero: 'elf', effect }, 'cast.one-of-a-kind-lasting').finish();
  },
);

const REACHES: readonly (readonly [held: Weapon | Artifact | null, reloading: number, isThrown: boolean, string])[] = [
  [null, 0, false, 'beside'],
  [null, 0, true, ''],
  ['shortsword', 0, false, 'beside'],
  ['shortsword', 0, true, ''],
  ['dagger', 0, true, 'beside corner far'],
  ['longsword', 0, false, 'beside corner'],
  ['crossbow', 0, false, 'beside corner far'],
  ['crossbow', 1, false, ''],
];

test.each(REACHES)(
  '[attack.one-adjacent-monster] %s in hand, %i turns from loaded, thrown %s: reaches %j',
  (held, reloading, isThrown, to) => {
    const { house } = arena((scene) => void scene.turn('elf')).table;
    const { isBeside, isCorner, isFar } = reachOf(house, { held, reloading }, isThrown);
    expect([isBeside && 'beside', isCorner && 'corner', isFar && 'far'].filter(Boolean).join(' ')).toBe(to);
  },
);
