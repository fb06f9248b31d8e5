import { expect, test } from 'vitest';
import {
  BARBARIAN,
  DWARF,
  type Effects,
  type FigureId,
  HEROES_SEAT,
  type Hero,
  type HeroInPlay,
  type Options,
  ZARGON,
} from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, type Scene, until } from '../dungeon.ts';
import { activate, attack, hold, PASS, ROLL, search, sq } from '../wishes.ts';

/** The Barbarian has the first blow at a monster beside him. */
function blow(
  key: string,
  changes: Partial<HeroInPlay> = {},
  options: Partial<Options> = {},
  more: (scene: Scene) => void = () => undefined,
): { s: DungeonStory; monster: FigureId } {
  let monster = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), ...changes });
    monster = scene.monster(key, 11, 9);
    more(scene);
    scene.turn('barbarian');
  }, options);
  return { s, monster };
}

/** A monster beside a hero has the first blow. */
function threat(
  key: string,
  hero: Hero,
  changes: Partial<HeroInPlay> = {},
  options: Partial<Options> = {},
  more: (scene: Scene) => void = () => undefined,
): DungeonStory {
  let monster = 0;
  const s = arena((scene) => {
    scene.hero(hero, { at: sq(10, 9), ...changes });
    monster = scene.monster(key, 11, 9);
    more(scene);
    scene.zargon();
  }, options);
  return s.does(ZARGON, activate(monster));
}

const under =
  (effects: Partial<Effects>) =>
  (scene: Scene): void =>
    void Object.assign(scene.hero('barbarian').effects, effects);

test('[combat.die-faces] [combat.skull-is-hit] three skulls, two white shields, one black', () => {
  const { s, monster } = blow('gargoyle');
  s.dice(1, 2, 3, 4, 5, 6, 1).does(HEROES_SEAT, attack(monster));
  s.told('attackRolled', { faces: ['S', 'S', 'S'], hits: 3 }).told('defenceRolled', {
    faces: ['W', 'W', 'B', 'S'],
    blocks: 3,
  });
  s.finish();
});

test('[combat.die-faces] the house’s die has a blank, which neither hits nor blocks', () => {
  const { s, monster } = blow('gargoyle', {}, { blankDie: true });
  s.dice(3, 2, 6, 4, 5, 6, 6).does(HEROES_SEAT, attack(monster));
  s.told('attackRolled', { faces: ['S', 'S', '-'], hits: 2 }).told('defenceRolled', {
    faces: ['W', 'B', '-', '-'],
    blocks: 2,
  });
  s.silent('wounded').finish();
});

test('[combat.no-skull-fails] a monster without a skull goes away empty-handed, too', () => {
  const s = threat('goblin', 'dwarf');
  s.dice(...faces('WB')).does(ZARGON, attack(DWARF));
  s.told('attackFailed', { target: DWARF }, 'combat.no-skull-fails').silent('defenceRolled').silent('wounded').finish();
});

test('[combat.any-shield-blocks] white and black block, for a hero and for a monster', () => {
  const s = threat('orc', 'dwarf');
  s.dice(...faces('SSW WB'))
    .does(ZARGON, attack(DWARF))
    .told('defenceRolled', { target: DWARF, blocks: 2 }, 'combat.any-shield-blocks')
    .finish();
  const { s: t, monster } = blow('orc');
  t.dice(...faces('SSW WB'))
    .does(HEROES_SEAT, attack(monster))
    .told('defenceRolled', { target: monster, blocks: 2 });
  t.finish();
});

test('[combat.any-shield-blocks] as published, heroes block with white and monsters with black', () => {
  const s = threat('orc', 'dwarf', {}, { publishedShields: true });
  s.dice(...faces('SSW WB'))
    .does(ZARGON, attack(DWARF))
    .told('defenceRolled', { blocks: 1 })
    .told('wounded', { figure: DWARF, amount: 1 })
    .finish();
  const { s: t, monster } = blow('abomination', {}, { publishedShields: true });
  t.dice(...faces('SSS WWBS'))
    .does(HEROES_SEAT, attack(monster))
    .told('defenceRolled', { blocks: 1 })
    .told('wounded', { amount: 2, left: 1 });
  t.finish();
});

test('[combat.damage-is-difference] shields to spare do nothing', () => {
  const { s, monster } = blow('abomination', { body: 5 });
  s.dice(...faces('SWW WWWW'))
    .does(HEROES_SEAT, attack(monster))
    .silent('wounded');
  until(s, 'barbarian');
  s.dice(...faces('SSS BSSS'))
    .does(HEROES_SEAT, attack(monster))
    .told('wounded', { figure: monster, amount: 2, left: 1 });
  expect(s.table.monsters[0]).toMatchObject({ wounds: 2 });
  s.finish();
});

test('[combat.monster-dies-at-zero] at 0 it is gone, before that it stands', () => {
  const { s, monster } = blow('dread-warrior');
  s.dice(...faces('SWW SSSS'))
    .does(HEROES_SEAT, attack(monster))
    .silent('died');
  expect(s.table.monsters).toHaveLength(1);
  until(s, 'barbarian');
  s.dice(...faces('SSS SSSS'))
    .does(HEROES_SEAT, attack(monster))
    .told('died', { figure: monster, name: 'Dread Warrior' }, 'combat.monster-dies-at-zero');
  expect(s.table.monsters).toEqual([]);
  s.finish();
});

test('[combat.hero-defend-base] two dice, and more for what is worn and what is upon the hero', () => {
  const bare = threat('orc', 'barbarian');
  bare
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('wounded', { amount: 3, left: 5 })
    .finish();
  const clad = threat(
    'orc',
    'barbarian',
    { gear: ['broadsword', 'shield', 'helmet', 'chain-mail'], suit: 'chain-mail' },
    {},
    under({ rockSkin: 1 }),
  );
  clad
    .dice(...faces('SWW SSSSSSB'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled', { blocks: 1 })
    .finish();
});

test('[combat.monster-card-dice] card or row, and what hangs over the quest', () => {
  for (const [key, attacks] of [
    ['goblin', 2],
    ['orc', 3],
    ['gargoyle', 4],
    ['morrec', 5],
  ] as const) {
    const s = threat(key, 'dwarf');
    s.dice(...faces('W'.repeat(attacks)))
      .does(ZARGON, attack(DWARF))
      .finish();
  }
  for (const [key, defends] of [
    ['goblin', 1],
    ['skeleton', 2],
    ['zombie', 3],
    ['mummy', 4],
    ['ulag', 5],
  ] as const) {
    const { s, monster } = blow(key);
    s.dice(...faces(`SWW ${'W'.repeat(defends)}`))
      .does(HEROES_SEAT, attack(monster))
      .finish();
  }
  let orc = 0;
  const s = dungeon(7, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(10, 9) });
    orc = scene.monster('orc', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('WWWW'))
    .does(ZARGON, attack(DWARF))
    .finish();
});

const pitAt =
  (column: number) =>
  (scene: Scene): void =>
    void scene.trap('pit', column, 9, true);

test('[combat.in-pit-minus-one] one die fewer in an open pit, to strike and to ward off', () => {
  const { s, monster } = blow('orc', {}, {}, pitAt(10));
  s.dice(...faces('SW WW'))
    .does(HEROES_SEAT, attack(monster))
    .finish();
  const { s: t, monster: below } = blow('orc', {}, {}, pitAt(11));
  t.dice(...faces('SWW W'))
    .does(HEROES_SEAT, attack(below))
    .told('defenceRolled', {
      parts: [
        { rule: 'combat.monster-card-dice', amount: 2 },
        { rule: 'combat.in-pit-minus-one', amount: -1 },
      ],
    })
    .finish();
  const u = threat('orc', 'barbarian', {}, {}, pitAt(11));
  u.dice(...faces('SW WW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('attackRolled', {
      parts: [
        { rule: 'combat.monster-card-dice', amount: 3 },
        { rule: 'combat.in-pit-minus-one', amount: -1 },
      ],
    })
    .finish();
  const v = threat('orc', 'barbarian', {}, {}, pitAt(10));
  v.dice(...faces('SWW W'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[combat.min-one-die] never less than one: veiled hero, monster in a pit, both at once', () => {
  const s = threat('goblin', 'barbarian', {}, {}, under({ veil: 1 }));
  s.dice(...faces('W'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
  const t = threat('goblin', 'barbarian', {}, {}, (scene) => {
    under({ veil: 1 })(scene);
    pitAt(11)(scene);
  });
  t.dice(...faces('S WW'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
  const { s: u, monster } = blow('goblin', { held: 'dagger', gear: ['dagger'], corroded: ['dagger'] }, {}, pitAt(11));
  u.dice(...faces('S W'))
    .does(HEROES_SEAT, attack(monster))
    .finish();
});

test('[combat.defend-at-once] nothing comes between but the defender’s own potions', () => {
  const s = threat('orc', 'barbarian', { potions: ['potion-of-warding', 'healing'] });
  s.dice(...faces('SSS'))
    .does(ZARGON, attack(BARBARIAN))
    .silent('defenceRolled');
  expect(s.asked()).toEqual([{ seat: HEROES_SEAT, kind: 'defend', rule: 'combat.defend-at-once' }]);
  s.refused(HEROES_SEAT, search('traps'), 'combat.defend-at-once').refused(
    HEROES_SEAT,
    hold('broadsword'),
    'combat.defend-at-once',
  );
  s.does(HEROES_SEAT, { type: 'drink', hero: 'barbarian', potion: 'potion-of-warding' }).silent('defenceRolled');
  s.dice(...faces('WBSS'))
    .does(HEROES_SEAT, PASS)
    .told('defenceRolled', { blocks: 2 })
    .told('wounded', { amount: 1, left: 7 });
  s.finish();
  const dry = threat('orc', 'barbarian');
  dry
    .dice(...faces('SSS WW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled')
    .finish();
});

test('[combat.modifier-order] what is fixed takes no bonus and no penalty', () => {
  const { s, monster } = blow('orc', {}, {}, (scene) => {
    under({ gaze: 1, strength: 1, brew: 1 })(scene);
    pitAt(10)(scene);
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(monster))
    .finish();
  const asleep = threat(
    'orc',
    'barbarian',
    { gear: ['broadsword', 'shield'] },
    {},
    under({ slumber: 1, rockSkin: 1, brew: 1 }),
  );
  asleep
    .dice(...faces('SWW W'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
  const { s: t, monster: sleeper } = blow('abomination', {}, {}, (scene) => {
    for (const one of scene.table.monsters) one.isAsleep = true;
  });
  t.dice(...faces('SWW W'))
    .does(HEROES_SEAT, attack(sleeper))
    .finish();
});

test('[combat.modifier-order] everything is added and taken off before the minimum of one', () => {
  const { s, monster } = blow('orc', { held: 'dagger', gear: ['dagger'] }, {}, (scene) => {
    under({ courage: 1 })(scene);
    pitAt(10)(scene);
  });
  s.dice(...faces('WW'))
    .does(HEROES_SEAT, attack(monster))
    .finish();
  let goblin = 0;
  const t = dungeon(7, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    under({ veil: 1 })(scene);
    goblin = scene.monster('goblin', 11, 9);
    pitAt(11)(scene);
    scene.zargon();
  });
  t.does(ZARGON, activate(goblin))
    .dice(...faces('W'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[dice.more-than-in-the-box] nine combat dice and eight red ones', () => {
  const { s, monster } = blow(
    'goblin',
    { held: 'battle-axe', gear: ['battle-axe'] },
    {},
    under({ courage: 1, strength: 1, brew: 1, haste: 1, speed: 1 }),
  );
  s.dice(1, 2, 3, 4, 5, 6, 1, 1).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 23 });
  s.dice(...faces('WWWWWWWWS W'))
    .does(HEROES_SEAT, attack(monster))
    .told('attackRolled', { hits: 1 });
  s.finish();
});
