import { expect, test } from 'vitest';
import type { Artifact } from '../../src/content/artifacts.ts';
import type { Weapon } from '../../src/content/equipment.ts';
import type { Potion } from '../../src/content/potions.ts';
import { attackDice, defendDice } from '../../src/queries/combat.ts';
import { lurkingFrom } from '../../src/queries/lurking.ts';
import { reachOf } from '../../src/queries/reach.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { type Effects, ELF, freedCaptive, genie, HEROES_SEAT, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, untilTurn } from '../dungeon.ts';
import { activate, attack, drink, END, ROLL, sq, walk, whisk } from '../wishes.ts';

const REST = {
  hero: null,
  movement: null,
  hasStepped: false,
  hasActed: false,
  isMoveOver: false,
  isHalf: false,
  firstSpell: null,
};

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
  s.does(HEROES_SEAT, whisk(ELF));
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
    s.does(HEROES_SEAT, drink('elf', potion))
      .told('effectBegan', { hero: 'elf', effect }, 'cast.one-of-a-kind-lasting')
      .finish();
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

test('[spell.swift-wind] [potion.speed] a roll of the dice uses up haste and speed, each by its own rule', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('elf', { at: sq(10, 9) }).effects, { haste: 1, speed: 1 });
    scene.turn('elf');
  });
  s.dice(1, 1, 1, 1, 1, 1, 1, 1).does(HEROES_SEAT, ROLL);
  s.told('effectEnded', { hero: 'elf', effect: 'haste' }, 'spell.swift-wind');
  s.told('effectEnded', { hero: 'elf', effect: 'speed' }, 'potion.speed').finish();
});

const ENDS: readonly (readonly [keyof Effects, Rule])[] = [
  ['veil', 'spell.veil-of-mist'],
  ['haste', 'spell.swift-wind'],
  ['courage', 'spell.courage'],
  ['murk', 'dread.choking-murk'],
];

test.each(ENDS)('[turn.both-optional] %s that nobody made use of ends with the turn, by %s', (effect, rule) => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9) }).effects[effect] = 1;
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'elf', effect }, rule).finish();
});

test('[spell.courage] [potion.strength] [potion.warding] a blow ends what was meant for one blow, each by its own rule', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('elf', { at: sq(10, 9) }).effects, { courage: 1, strength: 1, warding: 1, rockSkin: 1 });
    scene.monster('mummy', 11, 9);
    scene.turn('elf');
  });
  s.dice(...faces('WWWWWWWW').slice(0, attackDice(s.table, 2, 6)));
  s.does(HEROES_SEAT, attack(6)).told('effectEnded', { hero: 'elf', effect: 'courage' }, 'spell.courage');
  s.told('effectEnded', { hero: 'elf', effect: 'strength' }, 'potion.strength').finish();
  untilTurn(s, 'zargon').does(ZARGON, activate(6));
  const dice = [
    ...faces('SSSSSSSS').slice(0, attackDice(s.table, 6, 2)),
    ...faces('SSSSSSSSSS').slice(0, defendDice(s.table, 2)),
  ];
  s.dice(...dice).does(ZARGON, attack(ELF));
  s.told('effectEnded', { hero: 'elf', effect: 'warding' }, 'potion.warding');
  s.told('effectEnded', { hero: 'elf', effect: 'rockSkin' }, 'spell.rock-skin').finish();
});

test('[attack.ranged-weapons] [artifact.wand-of-magic] where the house keeps crossbows off, a Wand still strikes neighbours', () => {
  const { house } = arena((scene) => void scene.turn('elf'), { crossbowNotAdjacent: true }).table;
  const beside = (held: Weapon | Artifact, reloading: number): boolean =>
    reachOf(house, { held, reloading }, false).isBeside;
  expect([beside('wand-of-magic', 0), beside('wand-of-magic', 1), beside('crossbow', 0)]).toEqual([true, true, false]);
});

test('[artifact.talisman-of-lore] whoever has gone home with the Talisman sees nothing any more', () => {
  const lore = (status: 'here' | 'left'): unknown[] => {
    const s = arena((scene) => {
      scene.hero('elf', { at: sq(9, 10), artifacts: ['talisman-of-lore'], status });
      scene.monster('balur', 14, 10);
      scene.turn('barbarian');
    });
    return [...s.view(HEROES_SEAT).lore];
  };
  expect([lore('here').length, lore('left').length]).toEqual([1, 0]);
});

test('[seat.ai-takes-any-seat] Zargon sees the spells of his casters, alive or fallen; nobody else does', () => {
  const s = arena((scene) => {
    scene.monster('adept', 14, 10);
    scene.table.fallen = scene.table.monsters.map((monster) =>
      lurkingFrom(monster, monster.at, monster.spells.slice()),
    );
    scene.turn('barbarian');
  });
  const shown = (seat: number): number[] =>
    [...s.view(seat).monsters, ...s.view(seat).fallen].map(({ spells }) => spells.length);
  const [count = 0] = shown(ZARGON);
  expect(count).toBeGreaterThan(0);
  expect([shown(ZARGON), shown(HEROES_SEAT)]).toEqual([
    [count, count],
    [0, 0],
  ]);
});
