import { expect, test } from 'vitest';
import { BARBARIAN, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, faces, onTurn, untilTurn } from '../dungeon.ts';
import { activate, attack, dread, END, sq, walk } from '../wishes.ts';

/** The Barbarian is under a Dread spell and at the end of his strength; the Elf has the Elixir. */
function doomed(
  effect: 'puppet' | 'murk' | 'gaze' | 'slumber' | 'courage' | 'brew' | 'haste' | 'throughRock',
): DungeonStory {
  return arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), body: 1 }).effects[effect] = 2;
    scene.hero('dwarf', { at: sq(9, 11) });
    scene.hero('elf', { at: sq(9, 9), artifacts: ['elixir-of-life'] });
    scene.monster('orc', 11, 9);
    scene.zargon();
  });
}

test.each(['puppet', 'murk', 'gaze', 'slumber', 'courage', 'brew', 'haste', 'throughRock'] as const)(
  '[artifact.elixir-of-life] [dread.puppet-strings] [dread.choking-murk] death ends what was upon a hero: %s',
  (effect) => {
    const s = doomed(effect);
    s.does(ZARGON, activate(6))
      .dice(...faces(effect === 'slumber' ? 'SSS S' : effect === 'brew' ? 'SSS SSS' : 'SSS SS'))
      .does(ZARGON, attack(BARBARIAN))
      .told('died', { figure: BARBARIAN });
    expect(Object.values(who(s, 'barbarian').effects).every((count) => count === 0)).toBe(true);
    s.does(ZARGON, END);
    untilTurn(s, 'elf').does(HEROES_SEAT, { type: 'elixir', hero: 'barbarian' });
    untilTurn(s, 'barbarian');
    expect(s.view(HEROES_SEAT).turn).toMatchObject({ hero: 'barbarian', isHalf: false });
    s.finish();
  },
);

test('[dread.puppet-strings] a puppet that dies in its turn has no strings left when it is revived', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), body: 1 }).effects.puppet = 1;
    scene.hero('elf', { at: sq(9, 10), artifacts: ['elixir-of-life'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('barbarian', { movement: 3 });
  });
  s.does(ZARGON, walk(11, 9)).told('died', { figure: BARBARIAN }).told('turnEnded', { hero: 'barbarian' });
  untilTurn(s, 'elf')
    .does(HEROES_SEAT, { type: 'elixir', hero: 'barbarian' })
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, END);
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'barbarian' });
  s.finish();
});

test('[dread.choking-murk] [turn.ends-early] a turn cut short uses up the murk', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.murk = 1;
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('dwarf', { movement: 3, isHalf: true });
  });
  s.does(HEROES_SEAT, walk(11, 9))
    .told('turnCut')
    .told('effectEnded', { hero: 'dwarf', effect: 'murk' }, 'dread.choking-murk')
    .finish();
});

test.each([
  ['veil', 'spell.veil-of-mist'],
  ['haste', 'spell.swift-wind'],
  ['murk', 'dread.choking-murk'],
  ['puppet', 'dread.puppet-strings'],
] as const)('[dread.slumber-hex] a turn slept through is a turn: %s ends with it', (effect, rule) => {
  const s = arena((scene) => {
    Object.assign(scene.hero('dwarf', { at: sq(10, 9) }).effects, { slumber: 1, [effect]: 1 });
    scene.monster('orc', 13, 9);
    scene.turn('barbarian');
  });
  s.dice(1, 1, 1)
    .does(HEROES_SEAT, END)
    .told('turnLost', { hero: 'dwarf' })
    .told('effectEnded', { hero: 'dwarf', effect }, rule);
  expect(onTurn(s)).toBe('elf');
  s.finish();
});

test('[dread.slumber-hex] [attack.crossbow-reload] so the Crossbow is loaded by the sleeper’s next turn, and rock is not yet passed', () => {
  const s = arena((scene) => {
    Object.assign(scene.hero('dwarf', { at: sq(10, 9), gear: ['crossbow'], held: 'crossbow', reloading: 2 }).effects, {
      slumber: 1,
      throughRock: 1,
    });
    scene.monster('orc', 13, 9);
    scene.turn('barbarian');
  });
  s.dice(1, 1, 1).does(HEROES_SEAT, END).told('turnLost', { hero: 'dwarf' });
  expect(who(s, 'dwarf')).toMatchObject({ reloading: 1, effects: { throughRock: 1 } });
  s.finish();
});

test('[dread.resist-roll] [dread.slumber-hex] without Mind no die wakes a sleeper, whether or not a monster looks on', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), mind: 0 }).effects.slumber = 1;
    scene.hero('dwarf', { at: sq(9, 9) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .told('turnLost', { hero: 'barbarian' }, 'dread.slumber-hex')
    .told('resisted', { dice: [], isFree: false });
  expect(onTurn(s)).toBe('dwarf');
  s.finish();
});

test('[dread.slumber-hex] all who are left asleep without Mind and out of sight wake, for nothing else could wake them', () => {
  const s = arena((scene) => {
    scene.only('barbarian', 'dwarf');
    for (const [i, hero] of (['barbarian', 'dwarf'] as const).entries())
      scene.hero(hero, { at: sq(10, 9 + i), mind: 0 }).effects.slumber = 1;
    scene.turn('dwarf', { stage: 'end' });
    scene.monster('orc', 13, 9);
    scene.zargon();
  });
  s.does(ZARGON, END).told('turnLost', { hero: 'barbarian' }).told('turnLost', { hero: 'dwarf' });
  s.table.monsters = [];
  s.does(ZARGON, END).told('woke', { figure: BARBARIAN });
  expect(onTurn(s)).toBe('barbarian');
  s.does(HEROES_SEAT, END).told('turnLost', { hero: 'dwarf' }).finish();
});

test.each([
  ['awake', { mind: 0 }, 0],
  ['asleep with a Mind to wake by', { mind: 3 }, 1],
] as const)('[dread.slumber-hex] while another is %s, a mindless sleeper sleeps on', (_, other, slumber) => {
  const s = arena((scene) => {
    scene.only('barbarian', 'dwarf', 'wizard');
    scene.hero('barbarian', { at: sq(10, 9), mind: 0 }).effects.slumber = 1;
    scene.hero('dwarf', { at: sq(10, 10), ...other }).effects.slumber = slumber;
    scene.hero('wizard', { at: sq(10, 11), mind: 0 }).effects.slumber = 1;
    scene.turn('wizard');
  });
  s.dice(...(slumber > 0 ? [6, 1, 1] : [])).does(HEROES_SEAT, END);
  s.told('turnLost', { hero: 'barbarian' }, 'dread.slumber-hex').finish();
});

test('[spell.sleep] a monster woken in Zargon’s turn acts from the next one on', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(9, 11) });
    scene.monster('balur', 13, 9);
    scene.monster('abomination', 12, 8);
    Object.assign(scene.table.monsters[1] ?? {}, { isAsleep: true });
    scene.turn('wizard');
  });
  s.dice(1, 1, 1).does(HEROES_SEAT, END).told('stillAsleep', { figure: 7 });
  s.does(ZARGON, activate(6))
    .dice(1, 1)
    .does(ZARGON, dread('cinder', { at: sq(12, 8) }))
    .told('woke', { figure: 7, dice: [] }, 'spell.sleep')
    .refused(ZARGON, activate(7), 'zargon.all-active-monsters');
  s.does(ZARGON, END);
  for (const _ of s.table.heroes) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(7)).finish();
});

test('[dread.puppet-strings] [dread.slumber-hex] strings from the dark take hold of a sleeper without Mind: nothing there wakes', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.only('barbarian').hero('barbarian', { at: sq(10, 9), mind: 0 }).effects.slumber = 1;
    scene.opened('8,9E');
    adept = scene.monster('adept', 8, 9); // in a corridor that nobody has seen
    Object.assign(scene.table.monsters[0] ?? {}, { spells: ['puppet'] });
    scene.zargon();
  });
  s.does(ZARGON, activate(adept)).does(ZARGON, dread('puppet', { target: BARBARIAN }));
  s.told('resisted', { hero: 'barbarian', dice: [], isFree: false })
    .told('effectBegan', { effect: 'puppet' }, 'dread.puppet-strings')
    .finish();
});
