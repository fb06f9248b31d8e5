import { expect, test } from 'vitest';
import { at, CLERIC, FIGHTER, FOE, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { attack, END, go } from '../wishes.ts';

/** The Fighter, Speed 3, has a Turn; a monster in the cellar keeps the fight going. */
const walker = (set: (scene: Scene) => void, given: Given = {}): CrystalStory =>
  story((scene) => {
    set(scene);
    scene.monster('orc-raider', 20, 20);
    scene.turn(FIGHTER);
  }, given);

test('[move.up-to-speed] a Move goes as far as Speed, at once or in parts', () => {
  const s = walker((scene) => scene.hero(FIGHTER, 0, 0));
  s.refused(FIGHTER, go(4, 4), 'move.up-to-speed', { square: sq(4, 4) });
  s.does(FIGHTER, go(3, 3)).told('walked', { path: [sq(1, 1), sq(2, 2), sq(3, 3)] }, 'move.up-to-speed');
  s.refused(FIGHTER, go(4, 4), 'turn.one-move-one-attack').finish();
});

test('[move.path-chosen-stepwise] the way can be chosen square by square', () => {
  const s = walker((scene) => scene.hero(FIGHTER, 0, 0));
  s.does(FIGHTER, go(1, 0)).does(FIGHTER, go(2, 1)).refused(FIGHTER, go(4, 1), 'move.up-to-speed');
  s.does(FIGHTER, go(3, 1)).refused(FIGHTER, go(4, 1), 'turn.one-move-one-attack');
  expect(at(s, FIGHTER)).toEqual([3, 1]);
  s.finish();
});

test('[move.path-chosen-stepwise] the last step does not lead onto an ally', () => {
  const s = walker((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(ROGUE, 3, 0);
  });
  s.refused(FIGHTER, go(3, 0), 'move.never-end-occupied');
  s.does(FIGHTER, go(2, 0)).refused(FIGHTER, go(3, 0), 'move.path-chosen-stepwise').finish();
});

test('[move.any-direction] a slanting step takes as much Speed as a straight one', () => {
  const s = walker((scene) => scene.hero(FIGHTER, 2, 2));
  s.does(FIGHTER, go(3, 1)).told('walked', { path: [sq(3, 1)] }, 'move.any-direction');
  expect(s.table.expedition?.turn?.left).toBe(2);
  s.finish();
});

test('[move.through-allies] allies can be passed, the Unconscious too', () => {
  for (const hitpoints of [5, 0]) {
    const s = walker((scene) => {
      scene.hall(5, 1).hero(FIGHTER, 0, 0);
      scene.hero(ROGUE, 1, 0, { hitpoints });
    });
    s.does(FIGHTER, go(2, 0))
      .told('walked', { path: [sq(1, 0), sq(2, 0)] }, 'move.through-allies')
      .finish();
  }
});

test('[move.not-through-enemies] nobody enters the square of an enemy, nor passes it', () => {
  const s = story((scene) => {
    scene.hall(5, 1).hero(FIGHTER, 0, 0);
    scene.monster('orc-raider', 1, 0);
    scene.turn(FIGHTER);
  });
  s.refused(FIGHTER, go(1, 0), 'move.not-through-enemies');
  s.refused(FIGHTER, go(2, 0), 'move.not-through-enemies').finish();
});

test('[move.not-through-enemies] for monsters an Unconscious hero is one too', () => {
  const s = story((scene) => {
    scene.hall(5, 1).hero(ROGUE, 1, 0, { hitpoints: 0 });
    scene.monster('orc-raider', 0, 0);
    scene.turn(FOE);
  });
  s.refused(MONSTERS_SEAT, go(2, 0), 'move.not-through-enemies').finish();
});

test('[move.not-through-crystals] a Crystal fills its square', () => {
  const s = walker((scene) => scene.hall(5, 1).crystal(1, 0).hero(FIGHTER, 0, 0));
  s.refused(FIGHTER, go(1, 0), 'move.not-through-crystals');
  s.refused(FIGHTER, go(2, 0), 'move.not-through-crystals').finish();
});

test('[move.not-through-crystals] a Crystal is in the way before the walls around it are', () => {
  const s = walker((scene) => scene.passageAndRoom(false).crystal(4, 2).hero(FIGHTER, 0, 0));
  s.refused(FIGHTER, go(4, 2), 'move.not-through-crystals').refused(FIGHTER, go(4, 3), 'grid.walls-are-edges').finish();
});

test('[move.never-end-occupied] nobody stops where somebody else is, nor goes where it is already', () => {
  const s = walker((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(CLERIC, 1, 1);
  });
  s.refused(FIGHTER, go(1, 1), 'move.never-end-occupied')
    .refused(FIGHTER, go(0, 0), 'move.never-end-occupied')
    .finish();
});

test('[move.rewind-from-ally-square] whoever is held on an ally goes back to the last free square', () => {
  const s = story((scene) => {
    for (const x of [0, 1, 2, 4]) scene.crystal(x, 1);
    scene.hero(FIGHTER, 0, 0);
    scene.hero(ROGUE, 2, 0);
    scene.monster('orc-raider', 3, 1);
    scene.turn(FIGHTER);
  });
  s.dice(3, 3)
    .does(FIGHTER, go(3, 0))
    .told('walked', { path: [sq(1, 0), sq(2, 0)] });
  s.told('rewound', { who: FIGHTER, to: sq(1, 0) }, 'move.rewind-from-ally-square');
  expect([at(s, FIGHTER), s.table.expedition?.turn?.steps]).toEqual([[1, 0], 1]);
  s.refused(FIGHTER, go(0, 0), 'escape.fail-ends-move').finish();
});

test('[grid.walls-are-edges] walls and closed doors are in the way, an open door is not', () => {
  const set = (isOpen: boolean) => walker((scene) => scene.passageAndRoom(isOpen).hero(FIGHTER, 1, 2));
  set(false)
    .refused(FIGHTER, go(2, 2), 'grid.walls-are-edges')
    .refused(FIGHTER, go(9, 9), 'grid.walls-are-edges')
    .finish();
  set(true)
    .does(FIGHTER, go(2, 2))
    .told('walked', { path: [sq(2, 2)] }, 'encounter.whole-map')
    .finish();
});

test('[grid.diagonal-step] a slanting step goes through an open door, and not around the corner of a wall', () => {
  const s = walker((scene) => scene.passageAndRoom(true).hero(FIGHTER, 1, 1));
  s.does(FIGHTER, go(2, 1))
    .told('walked', { path: [sq(1, 2), sq(2, 1)] })
    .finish();
  const shut = walker((scene) => scene.passageAndRoom(false).hero(FIGHTER, 1, 1));
  shut.refused(FIGHTER, go(2, 2), 'grid.diagonal-step').finish();
});

test('[encounter.whole-map] a fight may spread over all squares there are', () => {
  const s = walker((scene) => scene.passageAndRoom(true).hero(FIGHTER, 0, 2));
  s.does(FIGHTER, go(3, 2)).told('walked', {}, 'encounter.whole-map').finish();
});

test('[turn.move-then-attack] no Move comes after the Attack', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 1);
    scene.hero(ROGUE, 4, 4);
    scene.monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  });
  s.dice(1, 1, 2).does(FIGHTER, attack(FOE)).refused(FIGHTER, go(0, 0), 'resolution.free-order');
  s.finish();
});

test('[turn.one-move-one-attack] neither must be made', () => {
  const s = walker((scene) => scene.hero(FIGHTER, 0, 0));
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'turn', rule: 'turn.move-then-attack' }]);
  s.does(FIGHTER, END).told('turnEnded', { who: FIGHTER }, 'turn.end-order').told('turnBegan', { who: FOE }).finish();
});

test('[move.not-through-crystals] behind an enemy and a Crystal it is the Crystal that cannot be helped', () => {
  const s = story((scene) => {
    scene.hall(7, 1).crystal(2, 0).hero(FIGHTER, 0, 0);
    scene.monster('orc-raider', 4, 0);
    scene.turn(FIGHTER);
  });
  s.refused(FIGHTER, go(6, 0), 'move.not-through-crystals').finish();
});
