import { expect, test } from 'vitest';
import { BARBARIAN, foe, HEROES_SEAT, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, type Scene } from '../dungeon.ts';
import { activate, attack, dread, END, FREE, search, sq } from '../wishes.ts';

// Monsters that are put somewhere may be put into an open pit, whatever brings them.

/** A skeleton that has fallen in quest 12 and had its place here. */
function fallen(scene: Scene, column: number, row: number): void {
  scene.monster('skeleton', column, row);
  const homes = scene.table.monsters.splice(0);
  scene.table.fallen = homes.map(({ key, name, figure, move, attack, defend, body, mind, isUndead, at }) => ({
    ...{ key, name, figure, move, attack, defend, body, mind, isUndead, at },
    spells: [],
  }));
}

test('[quest.rise] [trap.monster-in-open-pit] the dead rise in a pit, and act in the same round', () => {
  const s = dungeon(12, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 9) });
    scene.table.hidden.later = [];
    fallen(scene, 10, 11);
    scene.trap('pit', 10, 11, true).turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('monsterAppeared', { at: sq(10, 11) }, 'quest.rise');
  expect(s.table.monsters).toMatchObject([{ isDone: false }]);
  s.finish();
});

test('[quest.rise] in Zargon’s own turn, too, the dead act at once', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), artifacts: ['thorn-gauntlet'] });
    fallen(scene, 13, 11);
    scene.monster('verag', 11, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { body: 1 });
    scene.table.hidden.isRising = true;
    scene.zargon();
  });
  const [{ id = 0, attack: dice = 0 } = {}] = s.table.monsters;
  s.does(ZARGON, activate(id))
    .dice(...faces('W'.repeat(dice)))
    .does(ZARGON, attack(BARBARIAN))
    .told('goalMet')
    .told('deadRose');
  const [risen] = s.table.monsters;
  s.does(ZARGON, activate(risen?.id ?? -1)).finish();
});

test('[quest.later] [trap.monster-in-open-pit] those who come later may step out of a pit', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('R', '.')
      .trap('pit', 25, 6, true)
      .hero('wizard', { at: sq(18, 16) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, FREE).told('monsterAppeared', { at: sq(25, 6) }, 'quest.q2-escape-alarm');
  expect(s.table.monsters.every(({ isDone }) => !isDone)).toBe(true);
  s.finish();
});

test('[quest.clock] [trap.monster-in-open-pit] so may a patrol', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').trap('pit', 1, 12, true);
    scene.table.round = 8;
    scene.monster('goblin', 6, 12);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .told('monsterAppeared', { at: sq(1, 12) }, 'quest.clock')
    .finish();
});

test('[dread.shadow-step] [trap.monster-in-open-pit] a refuge may be a pit', () => {
  const s = dungeon(8, (scene) => {
    scene
      .reveal('H')
      .trap('pit', 13, 2, true)
      .hero('barbarian', { at: sq(15, 2) });
    scene.monster('balur', 0, 3);
    scene.zargon();
  });
  s.does(ZARGON, activate(6))
    .does(ZARGON, dread('step'))
    .told('placed', { to: sq(13, 2) });
  expect(foe(s, 6).at).toBe(sq(13, 2));
  s.finish();
});

test('[dread.summons-wait] [trap.monster-in-open-pit] whoever is called may come up in a pit', () => {
  const s = arena((scene) => {
    scene.trap('pit', 10, 8, true).hero('barbarian', { at: sq(13, 9) });
    scene.monster('balur', 10, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(6)).dice(1).does(ZARGON, dread('pack'));
  expect(s.state.asks[0]?.question).toMatchObject({ squares: [sq(10, 8), sq(9, 9), sq(11, 9), sq(10, 10)] });
  s.finish();
});
