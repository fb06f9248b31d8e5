import { expect, test } from 'vitest';
import { speedOf } from '../../src/queries/stats.ts';
import { asked, at, bears, DEFENSE, FOE, heard, MONSTERS_SEAT, OFFENSE, surges, UTILITY, who } from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';
import { attack, dodge, END, flee, go, use } from '../wishes.ts';

/** A passage of twenty squares, 0,0 to 1,9. */
const corridor = (scene: Scene): Scene =>
  scene.floor([tile(1, 'passage', block(0, 0, 1, 9)), tile(2, 'dead-end', block(20, 20, 21, 21))]);

test('[move.amount] a Move goes as far as the Speed, a printed number as far as it says, or less', () => {
  const s = story((scene) => {
    corridor(scene).hero('offense', 0, 0, { cards: ['tumble'] });
    scene.monster('ghoul', 20, 20);
    scene.turn(OFFENSE, 3);
  });
  s.refused(OFFENSE, go(0, 8), 'move.amount')
    .does(OFFENSE, go(0, 7))
    .told('used', { benefit: 'move', cost: 1, left: 2 });
  s.does(OFFENSE, use('tumble')).refused(OFFENSE, go(0, 3), 'move.amount').does(OFFENSE, go(0, 5));
  expect([at(s, OFFENSE), surges(s)]).toEqual([[0, 5], 1]);
  s.finish();
});

test('[move.eight-directions] a diagonal step costs as much as a straight one', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0);
    scene.monster('ghoul', 41, 41);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, go(4, 4))
    .told('walked', { path: [sq(1, 1), sq(2, 2), sq(3, 3), sq(4, 4)] }, 'move.amount')
    .finish();
});

test('[move.through-allies] allies are passed, awake or not; enemies never', () => {
  const blocked = (other: (scene: Scene) => void) =>
    story((scene) => {
      corridor(scene).hero('offense', 0, 0);
      scene.hero('defense', 0, 1);
      other(scene);
      if (scene.table.monsters.length === 0) scene.monster('ghoul', 20, 20);
      scene.turn(OFFENSE, 1);
    });
  blocked((scene) => void scene.hero('utility', 1, 1, { hitpoints: 0 }))
    .does(OFFENSE, go(0, 3))
    .finish();
  const enemy = blocked((scene) => void scene.monster('ghoul', 1, 1));
  enemy.does(OFFENSE, go(0, 3)).finish(); // past the Ghoul, through Defense
  const both = blocked((scene) => {
    scene.hero('defense', 40, 40);
    scene.monster('ghoul', 0, 1);
    scene.monster('ghoul', 1, 1);
  });
  both
    .refused(OFFENSE, go(0, 3), 'move.through-allies', { square: sq(0, 3), barred: 'way' })
    .refused(OFFENSE, go(0, 1), 'move.through-allies')
    .finish();
});

test('[move.through-allies] monsters pass each other, but not a fallen hero', () => {
  const s = story((scene) => {
    corridor(scene).hero('defense', 0, 0);
    scene.hero('utility', 0, 4, { hitpoints: 0 });
    scene.monster('orc-brute', 0, 7);
    scene.monster('ghoul', 1, 4);
    scene.effect(4, 'stun', 0).turn(DEFENSE);
  });
  s.dice(1, 3, 4)
    .does(DEFENSE, END)
    .told('walked', { who: FOE, path: [sq(0, 6), sq(0, 5), sq(1, 4), sq(1, 3), sq(0, 2)] })
    .silent('attackDeclared');
  s.finish();
  const walled = story((scene) => {
    corridor(scene).hero('defense', 0, 0);
    scene.hero('utility', 0, 4, { hitpoints: 0 });
    scene.hero('offense', 1, 4, { hitpoints: 0 });
    scene.monster('orc-brute', 0, 7);
    scene.turn(DEFENSE);
  });
  walled
    .dice(1, 3)
    .does(DEFENSE, END)
    .told('walked', { who: FOE, path: [sq(0, 6), sq(0, 5)] })
    .finish();
});

test('[move.end-free] a move ends on a square where nobody stands', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 1);
    scene.hero('defense', 1, 2);
    scene.hero('utility', 1, 3, { hitpoints: 0 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 1);
  });
  s.refused(OFFENSE, go(1, 2), 'move.end-free')
    .refused(OFFENSE, go(1, 3), 'move.end-free')
    .refused(OFFENSE, go(1, 1), 'move.end-free');
  s.refused(OFFENSE, go(4, 4), 'move.through-allies').does(OFFENSE, go(1, 4)).finish();
});

test('[move.one-go] a move may be walked in pieces, but anything else ends it', () => {
  const s = story((scene) => {
    corridor(scene).hero('offense', 0, 0, { cards: ['tumble'] });
    scene.monster('ghoul', 20, 20);
    scene.turn(OFFENSE, 4);
  });
  s.does(OFFENSE, go(0, 2)).does(OFFENSE, go(0, 4));
  expect([surges(s), s.table.turn?.stroll?.left]).toEqual([3, 3]);
  s.does(OFFENSE, use('guard'))
    .refused(OFFENSE, go(0, 5), 'benefit.limit')
    .does(OFFENSE, use('tumble'))
    .does(OFFENSE, go(0, 5));
  s.does(OFFENSE, use('brace')).refused(OFFENSE, go(0, 6), 'benefit.limit').finish();
  const fighter = story((scene) => {
    scene.hero('offense', 0, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE, 1);
  });
  fighter
    .does(OFFENSE, go(1, 2))
    .dice(8)
    .does(OFFENSE, attack(FOE))
    .refused(OFFENSE, go(2, 1), 'benefit.limit')
    .finish();
});

test('[move.one-go] a shift that is over, or given up, leaves the Move to be paid for', () => {
  const all = story((scene) => {
    corridor(scene).hero('offense', 0, 0, { cards: ['tumble'] });
    scene.monster('ghoul', 20, 20);
    scene.turn(OFFENSE, 2);
  });
  all
    .does(OFFENSE, use('tumble'))
    .does(OFFENSE, go(0, 3))
    .does(OFFENSE, go(0, 9))
    .told('used', { benefit: 'move' })
    .finish();
  const some = story((scene) => {
    corridor(scene).hero('offense', 0, 0, { cards: ['tumble'] });
    scene.monster('ghoul', 20, 20);
    scene.turn(OFFENSE, 2);
  });
  some.does(OFFENSE, use('tumble')).does(OFFENSE, go(0, 1)).refused(OFFENSE, go(0, 8), 'move.amount');
  some.does(OFFENSE, use('move')).told('used', { benefit: 'move', cost: 1 }).does(OFFENSE, go(0, 8)).finish();
});

test('[move.shift] a shift leaves nobody, but Immobile and a failed Dodge forbid it', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 1, 1);
    scene.monster('ghoul', 1, 3);
    scene.turn(OFFENSE, 3);
  });
  s.does(OFFENSE, use('tumble'))
    .does(OFFENSE, go(2, 3))
    .told('walked', { who: OFFENSE, path: [sq(2, 3)] }, 'move.shift');
  s.does(OFFENSE, go(4, 3)).told('walked', { who: OFFENSE }, 'move.shift').silent('fled').silent('dodged');
  expect([at(s, OFFENSE), asked(s), bears(s, OFFENSE)]).toEqual([[4, 3], ['turn'], []]);
  s.finish();
  const stuck = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 1, 1);
    scene.turn(OFFENSE, 3);
  });
  stuck
    .does(OFFENSE, go(4, 4))
    .dice(3)
    .does(OFFENSE, dodge(FOE))
    .refused(OFFENSE, use('tumble'), 'leave.dodge')
    .finish();
  const held = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 1, 1);
    scene.effect(OFFENSE, 'immobile', 0).turn(OFFENSE, 3);
  });
  held.refused(OFFENSE, use('tumble'), 'effect.immobile').finish();
});

test('[move.speed-floor] Speed is never less than 1', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['plate-harness', 'tower-shield'] });
    scene.monster('ghoul', 41, 41);
    scene.turn(DEFENSE, 1);
  });
  const hero = s.table.heroes[0];
  if (hero === undefined) throw new Error('nobody is here');
  expect([speedOf(hero), speedOf({ ...hero, cards: ['plate-harness', 'tower-shield', 'plate-harness'] })]).toEqual([
    1, 1,
  ]);
  s.refused(DEFENSE, go(1, 4), 'move.amount').does(DEFENSE, go(1, 3)).finish();
});

/** Offense explores a room with a closed door at its near square 2,0, and has so many squares left. */
const atTheDoor = (x: number, y: number, left: number) =>
  story((scene) => {
    scene.floor([tile(1, 'small', block(0, 0, 4, 4))], {
      doors: [{ id: 5, near: sq(2, 0), far: sq(2, -1), isOpen: false }],
    });
    scene.hero('offense', x, y);
    scene.phase(OFFENSE, left);
  });
const OPEN = { type: 'open', door: 5 } as const;

test('[door.open-cost] a hero on the near square opens a door for one square of its movement', () => {
  atTheDoor(2, 1, 5).refused(OFFENSE, OPEN, 'door.open-cost').finish();
  atTheDoor(2, 0, 0).refused(OFFENSE, OPEN, 'door.open-cost').finish();
  const s = atTheDoor(2, 0, 5);
  // Layout, monsters, Glow; then the family.
  s.dice(9, 2, 1, 3)
    .does(OFFENSE, OPEN)
    .told('doorOpened', { hero: OFFENSE, near: sq(2, 0), far: sq(2, -1) });
  expect(s.table.floor.doors.map(({ isOpen }) => isOpen)).toEqual([true]);
  const last = atTheDoor(2, 1, 1).does(OFFENSE, go(2, 0));
  last.refused(OFFENSE, OPEN, 'door.open-cost').finish();
  // Where no room fits, the square of movement is gone all the same.
  const rubble = story((scene) => {
    const doors = [
      { id: 5, near: sq(2, 0), far: sq(2, -1), isOpen: false },
      { id: 6, near: sq(0, 4), far: sq(-1, 4), isOpen: false },
    ];
    scene
      .floor([tile(1, 'small', block(0, 0, 4, 4)), tile(2, 'small', block(0, -5, 4, -1))], { doors })
      .hero('offense', 2, 0);
    scene.hero('defense', 2, -3);
    scene.phase(OFFENSE, 5);
  });
  rubble.dice(9, 2, 1).does(OFFENSE, OPEN).told('falseDoor', { hero: OFFENSE });
  expect(rubble.table.phase?.left).toBe(4);
  rubble.finish();
});

test('[door.no-closing] an open door stays open', () => {
  const s = story((scene) => {
    const closed = { id: 6, near: sq(0, 4), far: sq(-1, 4), isOpen: false };
    scene.floor([tile(1, 'passage', block(0, 0, 1, 4)), tile(2, 'small', block(2, 0, 6, 4))], {
      doors: [{ id: 3, near: sq(1, 2), far: sq(2, 2), isOpen: true }, closed],
    });
    scene.hero('offense', 1, 2);
    scene.phase(OFFENSE, 5);
  });
  s.refused(OFFENSE, { type: 'open', door: 3 }, 'door.no-closing').does(OFFENSE, go(2, 2)).finish();
});

test('[move.amount] the way that leaves nobody is taken only by those who can go that far', () => {
  // Past a Ghoul on 2,2 it is four squares to 4,3, and five without coming near it.
  const walked = (role: 'defense' | 'utility', seat: number) => {
    const s = story((scene) => {
      scene.hero(role, 0, 2);
      scene.monster('ghoul', 2, 2);
      scene.turn(seat, 1);
    });
    return s.does(seat, go(4, 3));
  };
  const far = walked('utility', UTILITY).silent('fled');
  expect([asked(far), at(far, UTILITY)]).toEqual([['turn'], [4, 3]]);
  expect(heard(far, 'walked').map(({ path }) => path.length)).toEqual([5]);
  far.finish();
  const near = walked('defense', DEFENSE);
  expect(asked(near)).toEqual(['leave']);
  near.does(DEFENSE, flee(FOE));
  expect([at(near, DEFENSE), heard(near, 'walked').map(({ path }) => path.length)]).toEqual([[4, 3], [4]]);
  near.finish();
});

test('[door.monsters-cannot-open] a closed door keeps monsters where they are', () => {
  const behind = (given: Parameters<typeof story>[1]) =>
    story((scene) => {
      scene.passageAndRoom(false).hero('defense', 1, 2);
      scene.hero('utility', 0, 0);
      scene.monster('orc-brute', 2, 2);
      scene.turn(DEFENSE);
    }, given);
  const s = behind({}).dice(1, 3, 4).does(DEFENSE, END).silent('walked').silent('attackDeclared').silent('doorOpened');
  expect(at(s, FOE)).toEqual([2, 2]);
  s.finish();
  const run = behind({ playersRunMonsters: true }).dice(1, 3).does(DEFENSE, END);
  run
    .refused(MONSTERS_SEAT, { type: 'open', door: 3 }, 'door.monsters-cannot-open')
    .refused(MONSTERS_SEAT, go(1, 2), 'move.through-allies')
    .finish();
  const hero = behind({}).refused(DEFENSE, { type: 'open', door: 3 }, 'explore.suspended');
  expect(who(hero, UTILITY).hitpoints).toBe(12);
});
