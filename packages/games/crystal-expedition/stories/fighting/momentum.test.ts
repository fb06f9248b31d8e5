import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { kitBuild, newPiece } from '../../src/queries/fresh.ts';
import { asked, at, CLERIC, FIGHTER, FOE, MONSTERS_SEAT, OTHER, offered, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, story } from '../scene.ts';
import { attack, DAMAGE, DONE, FINISH, MOMENTUM, place, use } from '../wishes.ts';

const HIT = [1, 5, 6] as const;
const RICH = [4, 4, 6] as const;

const pushed = (set: (scene: Scene) => void, given: Given = {}, form: 'melee' | 'ranged' = 'melee'): CrystalStory =>
  story((scene) => {
    set(scene);
    scene.turn(FIGHTER);
  }, given)
    .dice(...HIT)
    .does(FIGHTER, attack(FOE, { form }))
    .does(FIGHTER, MOMENTUM);

test('[momentum.diagonal-when-blocked] [momentum.blocked-means] aslant when somebody or a Crystal is behind', () => {
  const s = pushed((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
    scene.crystal(2, 1);
  });
  expect(offered(s)).toEqual([
    [1, 1],
    [3, 1],
  ]);
  s.does(FIGHTER, place(1, 1)).told('moved', { who: FOE }, 'momentum.diagonal-when-blocked').finish();
  const fallen = pushed((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.hero(ROGUE, 2, 1, { hitpoints: 0 });
    scene.monster('orc-raider', 2, 2);
    scene.crystal(3, 1);
  });
  expect(at(fallen, FOE)).toEqual([1, 1]);
  fallen.finish();
});

test('[momentum.is-forced] Immobile or not, without a check', () => {
  pushed((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
    scene.effect(FOE, 'immobile', 0);
  })
    .told('moved', { who: FOE, how: 'momentum' }, 'momentum.is-forced')
    .silent('escapeRolled')
    .finish();
});

test('[momentum.open-doors-passable] through an open door, and not through a closed one', () => {
  const atDoor = (isOpen: boolean) => (scene: Scene) => {
    scene.passageAndRoom(isOpen).hero(FIGHTER, 3, 2);
    scene.monster('orc-raider', 2, 2);
  };
  const open = pushed(atDoor(true)).told('moved', { who: FOE }, 'momentum.open-doors-passable');
  expect([at(open, FOE), at(open, FIGHTER)]).toEqual([
    [1, 2],
    [2, 2],
  ]);
  open.finish();
  expect(asked(pushed(atDoor(false)))).toEqual(['push']);
});

test('[momentum.ranged-pinned-still-advances] from afar the winner comes nearer all the same', () => {
  const s = pushed(
    (scene) => {
      scene.hero(FIGHTER, 3, 3);
      scene.monster('orc-raider', 0, 0);
    },
    { heroes: ['elf-archer', 'elf-rogue', 'human-cleric'] },
    'ranged',
  );
  s.told('pinned', { who: FOE }, 'momentum.pinned');
  s.told('moved', { who: FIGHTER, how: 'advance' }, 'momentum.ranged-pinned-still-advances');
  expect([at(s, FOE), at(s, FIGHTER)]).toEqual([
    [0, 0],
    [2, 2],
  ]);
  s.finish();
});

test('[momentum.after-every-attack] once, and before any Damage', () => {
  const s = pushed((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
  });
  s.refused(FIGHTER, MOMENTUM, 'momentum.after-every-attack')
    .does(FIGHTER, DAMAGE)
    .told('harmed', { who: FOE })
    .finish();
});

test('[momentum.position-checks-at-declaration] Flank counts though Momentum has parted the two', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 3);
    scene.hero(FIGHTER, 1, 3);
    scene.monster('orc-raider', 2, 2);
    scene.turn(ROGUE);
  });
  s.dice(...HIT)
    .does(ROGUE, attack(FOE))
    .told('declared', {}, 'momentum.position-checks-at-declaration');
  s.does(ROGUE, FINISH).told('harmed', { who: FOE, amount: 4 }).finish();
});

test('[momentum.original-target-only] others who are harmed stay where they are', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-raider', 3, 3);
    scene.turn(FIGHTER);
  });
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, use('cleave', OTHER))
    .does(FIGHTER, FINISH);
  expect([at(s, FOE), at(s, OTHER)]).toEqual([
    [2, 1],
    [3, 3],
  ]);
  s.finish();
});

test('[momentum.winner-chooses] whoever wears Ironshod boots chooses where it is pushed', () => {
  const { pieces, ...rest } = kitBuild(KITS['dwarf-fighter']);
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 4, { build: { ...rest, pieces: [...pieces, newPiece('ironshod')] } });
    scene.monster('orc-raider', 2, 3);
    scene.turn(FOE);
  });
  s.dice(...HIT)
    .does(MONSTERS_SEAT, attack(FIGHTER))
    .does(MONSTERS_SEAT, MOMENTUM);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'push', rule: 'momentum.winner-chooses' }]);
  s.does(FIGHTER, place(1, 4)).finish();
});

test('[momentum.pinned] where the house lets a crowd be shoved, somebody makes room or nobody does', () => {
  const crowd = (): CrystalStory =>
    pushed(
      (scene) => {
        scene.hero(FIGHTER, 0, 2);
        scene.monster('orc-raider', 0, 1);
        scene.hero(CLERIC, 0, 0);
        scene.crystal(1, 0).crystal(1, 1);
        scene.monster('orc-raider', 20, 20);
      },
      { momentumChainPush: true },
    );
  crowd().told('pinned', { who: FOE }, 'momentum.pinned').finish();
  const loose = (): CrystalStory =>
    pushed(
      (scene) => {
        scene.hero(FIGHTER, 0, 2);
        scene.monster('orc-raider', 0, 1);
        scene.hero(CLERIC, 0, 0);
        scene.crystal(1, 1);
        scene.hero(ROGUE, 1, 0);
      },
      { momentumChainPush: true },
    );
  const s = loose();
  expect([asked(s), offered(s)]).toEqual([
    ['push'],
    [
      [0, 0],
      [1, 0],
    ],
  ]);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'push', rule: 'momentum.pinned' }]);
  s.does(FIGHTER, place(1, 0)).told('moved', { who: ROGUE, how: 'chain' }, 'momentum.pinned');
  expect([at(s, FOE), at(s, FIGHTER)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  s.finish();
  loose().does(FIGHTER, DONE).told('pinned', { who: FOE }, 'momentum.pinned').finish();
});
