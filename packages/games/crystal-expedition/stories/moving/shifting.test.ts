import { expect, test } from 'vitest';
import { dodgeSquares, teleportSquares } from '../../src/queries/moving.ts';
import { asked, at, FIGHTER, FOE, offered, ROGUE, who } from '../cast.ts';
import { type CrystalStory, type Scene, sq, story } from '../scene.ts';
import { FINISH, FOCUS, go, place, use, useCrystal } from '../wishes.ts';

/** The Rogue at 2,2 has a Turn, and rolls so many Surges in a Focus. */
const rogue = (more: (scene: Scene) => void): CrystalStory =>
  story((scene) => {
    scene.hero(ROGUE, 2, 2);
    more(scene);
    scene.turn(ROGUE);
  });

test('[dodge.no-escape-check] away from an enemy without a check', () => {
  const s = rogue((scene) => scene.monster('orc-raider', 1, 1))
    .dice(1, 4, 5)
    .does(ROGUE, FOCUS);
  s.does(ROGUE, use('slip')).does(ROGUE, place(4, 4));
  s.told('moved', { who: ROGUE, how: 'dodge', to: sq(4, 4) }, 'dodge.no-escape-check')
    .silent('escapeRolled')
    .finish();
});

test('[dodge.separate-from-move] it takes nothing of the Move, and may come after the Attack', () => {
  const s = rogue((scene) => scene.monster('orc-raider', 20, 20))
    .does(ROGUE, go(0, 0))
    .dice(1, 4, 5)
    .does(ROGUE, FOCUS);
  s.does(ROGUE, use('slip')).does(ROGUE, place(2, 2)).told('moved', { how: 'dodge' }, 'dodge.separate-from-move');
  expect(at(s, ROGUE)).toEqual([2, 2]);
  s.finish();
});

test('[dodge.obeys-occupancy] past allies, not through enemies and Crystals, onto a free square', () => {
  const s = rogue((scene) => {
    scene.hall(7, 1).hero(ROGUE, 2, 0);
    scene.hero(FIGHTER, 3, 0);
    scene.monster('orc-raider', 1, 0);
    scene.monster('orc-raider', 5, 0);
  });
  s.dice(1, 4, 5).does(ROGUE, FOCUS).does(ROGUE, use('slip'));
  expect(offered(s)).toEqual([
    [2, 0],
    [4, 0],
  ]);
  s.refused(ROGUE, place(3, 0), 'dodge.obeys-occupancy').refused(ROGUE, place(0, 0), 'dodge.obeys-occupancy').finish();
  const { table } = s;
  expect(dodgeSquares(table, who(s, ROGUE), 3, true)).toContain(sq(0, 0));
  expect(dodgeSquares(table, who(s, ROGUE), 3, false)).not.toContain(sq(0, 0));
});

test('[dodge.immobile-forbids] [effect.stun-immobile] the Immobile neither Dodge nor Teleport', () => {
  const s = rogue((scene) => scene.effect(ROGUE, 'immobile', 0).crystal(3, 3).monster('orc-raider', 20, 20));
  expect(dodgeSquares(s.table, who(s, ROGUE), 2)).toEqual([sq(2, 2)]);
  expect(teleportSquares(s.table, who(s, ROGUE), 6)).toEqual([sq(2, 2)]);
  s.dice(1, 4, 5).does(ROGUE, FOCUS).does(ROGUE, use('slip'));
  expect(asked(s)).toEqual(['attack']);
  s.does(ROGUE, FINISH).finish();
});

test('[teleport.definition] to a free square in sight, over enemies and without a way', () => {
  const s = rogue((scene) => {
    scene.passageAndRoom(true).hero(ROGUE, 0, 2);
    scene.crystal(1, 3).monster('orc-raider', 1, 2);
  });
  s.dice(1, 4, 5)
    .does(ROGUE, FOCUS)
    .does(ROGUE, useCrystal([1, 3], 'teleport'));
  s.refused(ROGUE, place(2, 0), 'dodge.obeys-occupancy').refused(ROGUE, place(1, 2), 'dodge.obeys-occupancy');
  s.does(ROGUE, place(5, 2))
    .told('moved', { who: ROGUE, how: 'teleport', to: sq(5, 2) }, 'teleport.definition')
    .finish();
});

test('[escape.not-for-forced-movement] whoever is pushed away from somebody rolls nothing', () => {
  const s = story((scene) => {
    scene.hall(9, 9).hero(FIGHTER, 4, 4);
    scene.hero(ROGUE, 5, 2);
    scene.monster('orc-raider', 4, 3);
    scene.turn(FIGHTER);
  });
  s.dice(3, 5, 6).does(FIGHTER, { type: 'attack', target: FOE, means: 'hand', form: 'melee', element: null });
  s.does(FIGHTER, use('shield-bash')).told('moved', { who: FOE, how: 'push' }, 'escape.not-for-forced-movement');
  s.silent('escapeRolled').finish();
});
