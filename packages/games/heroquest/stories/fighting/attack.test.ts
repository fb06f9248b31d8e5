import { expect, test } from 'vitest';
import type { Weapon } from '../../src/content/equipment.ts';
import { BARBARIAN, ELF, HEROES_SEAT, heroquest, WIZARD, ZARGON } from '../cast.ts';
import { arena, faces, until } from '../dungeon.ts';
import { activate, attack, cast, END, hold, hurl, open, sq } from '../wishes.ts';

test('[attack.one-adjacent-monster] side by side, with no wall or closed door between', () => {
  let [beside, corner, far, behind] = [0, 0, 0, 0];
  const s = arena((scene) => {
    scene.reveal('Y').hero('barbarian', { at: sq(14, 9) });
    beside = scene.monster('orc', 14, 8);
    corner = scene.monster('goblin', 13, 10);
    far = scene.monster('goblin', 12, 9);
    behind = scene.monster('goblin', 15, 9);
    scene.turn('barbarian');
  });
  s.refused(HEROES_SEAT, attack(far), 'attack.one-adjacent-monster').refused(
    HEROES_SEAT,
    attack(behind),
    'attack.one-adjacent-monster',
  );
  s.refused(HEROES_SEAT, attack(corner), 'attack.diagonal-weapons').refused(
    HEROES_SEAT,
    attack(99),
    'attack.one-adjacent-monster',
  );
  s.dice(...faces('SWW WW')).does(HEROES_SEAT, attack(beside));
  s.told('attackRolled', { attacker: BARBARIAN, target: beside, hits: 1 }, 'attack.one-adjacent-monster');
  until(s, 'barbarian');
  s.does(HEROES_SEAT, open('14,9E'))
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(behind));
  s.finish();
});

const DICE: readonly (readonly [Weapon | null, number])[] = [
  [null, 1],
  ['dagger', 1],
  ['staff', 1],
  ['shortsword', 2],
  ['broadsword', 3],
  ['longsword', 3],
  ['crossbow', 3],
  ['battle-axe', 4],
];

test.each(DICE)('[attack.dice-from-weapon] in the Barbarian’s hand %s rolls %i', (held, dice) => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), held, gear: held === null ? [] : [held] });
    orc = scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  s.dice(...faces('W'.repeat(dice))).does(HEROES_SEAT, attack(orc));
  s.told('attackRolled', { parts: [{ rule: 'attack.dice-from-weapon', amount: dice }] });
  s.told('attackFailed').finish();
});

test('[attack.one-weapon] of several weapons the one in hand strikes, once', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['broadsword', 'battle-axe', 'shortsword'] });
    orc = scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, hold('battle-axe'))
    .does(HEROES_SEAT, hold('shortsword'))
    .told('held', { hero: 'barbarian', weapon: 'shortsword' }, 'equip.hands');
  s.dice(...faces('WW')).does(HEROES_SEAT, attack(orc));
  s.refused(HEROES_SEAT, attack(orc), 'turn.one-attack').finish();
});

test.each(['staff', 'longsword', 'spirit-blade'] as const)(
  '[attack.diagonal-weapons] the Elf strikes round the corner with %s',
  (held) => {
    let goblin = 0;
    const s = arena((scene) => {
      const isBlade = held === 'spirit-blade';
      scene
        .reveal('.')
        .hero('elf', { at: sq(8, 8), held, gear: isBlade ? [] : [held], artifacts: isBlade ? ['spirit-blade'] : [] });
      scene.hero('dwarf', { at: sq(8, 9) });
      goblin = scene.monster('goblin', 9, 9);
      scene.turn('dwarf');
    });
    s.does(HEROES_SEAT, END).refused(HEROES_SEAT, attack(goblin), 'attack.diagonal-weapons');
    until(s, 'dwarf');
    s.does(HEROES_SEAT, open('8,9E')).does(HEROES_SEAT, END);
    s.dice(...faces(held === 'staff' ? 'S W' : 'SWW W'))
      .does(HEROES_SEAT, attack(goblin))
      .told('defenceRolled');
    s.finish();
  },
);

test('[attack.diagonal-weapons] the Wizard’s Staff as well, past figures on both sides; a shortsword never', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 8), held: 'wizards-staff', artifacts: ['wizards-staff'] });
    scene.hero('dwarf', { at: sq(11, 8) });
    scene.hero('elf', { at: sq(12, 8) });
    scene.monster('orc', 10, 9);
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, attack(goblin), 'attack.diagonal-weapons').does(HEROES_SEAT, END);
  s.dice(...faces('WW')).does(HEROES_SEAT, attack(goblin));
  s.finish();
});

test.each(['crossbow', 'wand-of-magic', 'dagger'] as const)(
  '[attack.ranged-weapons] the Elf reaches what she sees with %s',
  (held) => {
    let [far, hidden, near] = [0, 0, 0];
    const s = arena((scene) => {
      const isWand = held === 'wand-of-magic';
      scene.hero('elf', { at: sq(9, 7), held, gear: isWand ? [] : [held], artifacts: isWand ? ['wand-of-magic'] : [] });
      far = scene.monster('orc', 14, 11);
      hidden = scene.monster('goblin', 9, 10);
      near = scene.monster('goblin', 9, 8);
      scene.turn('elf');
    });
    const shoot = held === 'dagger' ? hurl : attack;
    s.refused(HEROES_SEAT, shoot(hidden), 'sight.figures-block');
    const dice = { crossbow: 'SWW', 'wand-of-magic': 'SW', dagger: 'S' }[held];
    s.dice(...faces(`${dice}WW`))
      .does(HEROES_SEAT, shoot(far))
      .told('attackRolled', { target: far, hits: 1 });
    if (held !== 'dagger') {
      for (let turns = held === 'crossbow' ? 2 : 1; turns > 0; turns--) until(s, 'elf');
      s.dice(...faces(dice.replace('S', 'W'))).does(HEROES_SEAT, shoot(near));
    }
    s.finish();
  },
);

test('[attack.ranged-weapons] the house keeps crossbows from adjacent monsters, and nothing else', () => {
  let [near, far] = [0, 0];
  const s = arena(
    (scene) => {
      scene.hero('elf', { at: sq(9, 7), held: 'crossbow', gear: ['crossbow', 'dagger'] });
      near = scene.monster('goblin', 9, 8);
      far = scene.monster('goblin', 11, 7);
      scene.turn('elf');
    },
    { crossbowNotAdjacent: true },
  );
  s.refused(HEROES_SEAT, attack(near), 'attack.ranged-weapons')
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(far));
  until(s, 'elf');
  s.does(HEROES_SEAT, hold('dagger'))
    .dice(...faces('W'))
    .does(HEROES_SEAT, hurl(near))
    .finish();
});

test.each(['crossbow', 'wand-of-magic'] as const)(
  '[attack.ranged-weapons] a %s hits what is diagonally beside its bearer, in any house',
  (held) => {
    for (const crossbowNotAdjacent of [false, true]) {
      const s = arena(
        (scene) => {
          scene.hero('elf', { at: sq(9, 7), held, gear: ['crossbow'], artifacts: ['wand-of-magic'] });
          scene.monster('goblin', 10, 8);
          scene.turn('elf');
        },
        { crossbowNotAdjacent },
      );
      s.dice(...faces(held === 'crossbow' ? 'WWW' : 'WW'))
        .does(HEROES_SEAT, attack(6))
        .finish();
    }
  },
);

test('[attack.dagger-melee-or-thrown] a stab keeps the dagger, a throw needs one in hand', () => {
  let [near, far] = [0, 0];
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 7) });
    scene.hero('elf', { at: sq(9, 11), gear: ['shortsword', 'dagger'] });
    near = scene.monster('orc', 9, 8);
    far = scene.monster('orc', 12, 9);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, hurl(far), 'attack.dagger-melee-or-thrown').does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, attack(far), 'attack.one-adjacent-monster');
  s.dice(...faces('S WW'))
    .does(HEROES_SEAT, attack(near))
    .silent('daggerThrown');
  expect(s.table.heroes[3]).toMatchObject({ held: 'dagger', gear: ['dagger'] });
  until(s, 'wizard');
  s.dice(...faces('S WW'))
    .does(HEROES_SEAT, hurl(far))
    .told('attackRolled', { hits: 1 }, 'attack.dagger-melee-or-thrown');
  s.finish();
});

test.each([
  ['dagger', 1],
  ['broadsword', 0],
] as const)('[attack.dagger-melee-or-thrown] with a %s in hand %i throws are thought of', (held, throws) => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['dagger', 'broadsword'], held });
    scene.monster('orc', 12, 9);
    scene.turn('barbarian');
  });
  const wishes = s.state.asks.flatMap((asked) => heroquest.propose(s.state, asked));
  expect(wishes.filter((wish) => wish.type === 'attack' && wish.isThrown)).toHaveLength(throws);
  s.finish();
});

test('[attack.thrown-dagger-lost] hit or miss it is gone; the next attack is made with bare hands', () => {
  let [near, far] = [0, 0];
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 7), gear: ['dagger', 'dagger', 'staff'] });
    near = scene.monster('orc', 9, 8);
    far = scene.monster('goblin', 12, 9);
    scene.turn('wizard');
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, hurl(far))
    .told('daggerThrown', { hero: 'wizard' }, 'attack.thrown-dagger-lost');
  expect(s.table.heroes[3]).toMatchObject({ held: null, gear: ['dagger', 'staff'] });
  s.refused(HEROES_SEAT, hold('staff'), 'equip.hands');
  until(s, 'wizard');
  s.does(HEROES_SEAT, hold('dagger'))
    .dice(...faces('S W'))
    .does(HEROES_SEAT, hurl(far));
  expect(s.table.heroes[3]?.gear).toEqual(['staff']);
  until(s, 'wizard');
  s.refused(HEROES_SEAT, hold('dagger'), 'equip.hands').refused(
    HEROES_SEAT,
    hurl(near),
    'attack.dagger-melee-or-thrown',
  );
  s.dice(...faces('W')).does(HEROES_SEAT, attack(near));
  expect(s.table.piles).toEqual([]);
  s.finish();
});

test('[attack.thrown-dagger-lost] the house lets it be picked up where the target stood', () => {
  let goblin = 0;
  const s = arena(
    (scene) => {
      scene.hero('wizard', { at: sq(9, 7) });
      scene.hero('dwarf', { at: sq(12, 10) });
      goblin = scene.monster('goblin', 12, 9);
      scene.turn('wizard');
    },
    { daggerRecoverable: true },
  );
  s.dice(...faces('W')).does(HEROES_SEAT, hurl(goblin));
  expect(s.table.heroes[3]?.gear).toEqual([]);
  s.refused(HEROES_SEAT, { type: 'pickUp', at: sq(12, 9), item: 'dagger' }, 'item.pick-up-free');
  until(s, 'dwarf');
  s.does(HEROES_SEAT, { type: 'pickUp', at: sq(12, 9), item: 'dagger' });
  expect(s.table.heroes[1]?.gear).toContain('dagger');
  s.finish();
});

test('[attack.crossbow-reload] it loads itself, whatever the hero does meanwhile', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(9, 7), held: 'crossbow', gear: ['crossbow'], schools: ['earth'], body: 3 });
    goblin = scene.monster('goblin', 12, 9);
    scene.turn('elf');
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, attack(goblin));
  until(s, 'elf');
  s.refused(HEROES_SEAT, attack(goblin), 'attack.crossbow-reload').does(
    HEROES_SEAT,
    cast('heal-body', { targets: [ELF] }),
  );
  until(s, 'elf');
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(goblin))
    .finish();
});

test('[attack.monsters-only] neither heroes nor allies, however close', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.hero('wizard', { at: sq(10, 10), schools: ['air', 'fire', 'water'] });
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('genie', { at: sq(9, 9) })).does(HEROES_SEAT, END);
  until(s, 'barbarian');
  s.refused(HEROES_SEAT, attack(WIZARD), 'attack.monsters-only').refused(
    HEROES_SEAT,
    attack(4),
    'attack.monsters-only',
  );
  s.refused(HEROES_SEAT, attack(BARBARIAN), 'attack.monsters-only');
  s.dice(...faces('WWW')).does(HEROES_SEAT, attack(goblin));
  until(s, 'wizard');
  s.refused(HEROES_SEAT, attack(BARBARIAN), 'attack.monsters-only').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(goblin)).refused(ZARGON, attack(goblin), 'monster.attack-adjacent-once');
  s.finish();
});
