import { expect, test } from 'vitest';
import { movementDice } from '../../src/queries/moving.ts';
import { ELF, HEROES_SEAT, type HeroInPlay } from '../cast.ts';
import { dungeon, type Scene } from '../dungeon.ts';
import { openPit } from '../scenes.ts';
import { END, open, ROLL, sq, walk } from '../wishes.ts';

test('[move.roll-two-red] two red dice, once, before the first step', () => {
  const s = dungeon(1, (scene) => void scene.reveal('E').turn('barbarian'));
  s.refused(HEROES_SEAT, walk(2, 9), 'move.roll-two-red').dice(1, 2).does(HEROES_SEAT, ROLL);
  s.told('rolledMove', { hero: 'barbarian', dice: [1, 2], movement: 3 }, 'move.roll-two-red').refused(
    HEROES_SEAT,
    ROLL,
    'move.roll-two-red',
  );
  s.refused(HEROES_SEAT, walk(4, 9), 'move.roll-two-red', { steps: 4, left: 3 }).does(HEROES_SEAT, walk(3, 9));
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(0);
  s.refused(HEROES_SEAT, walk(4, 9), 'move.roll-two-red', { steps: 1, left: 0 })
    .refused(HEROES_SEAT, ROLL, 'move.roll-two-red')
    .finish();
});

test('[move.need-not-use-all] what is left of the roll is left, and gone with the turn', () => {
  const s = dungeon(1, (scene) => void scene.reveal('E').turn('barbarian'));
  s.dice(6, 6)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(3, 10))
    .does(HEROES_SEAT, END)
    .told('turnBegan', { hero: 'dwarf' });
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ hero: 'dwarf', movement: null });
  s.finish();
});

test('[move.orthogonal] a square at a time, and the diagonal costs two', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 9) });
    scene.turn('elf', { movement: 3 });
  });
  s.refused(HEROES_SEAT, walk(10, 9), 'move.orthogonal').does(HEROES_SEAT, walk(11, 10));
  expect(s.heard(HEROES_SEAT).filter(({ type }) => type === 'stepped')).toHaveLength(2);
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(1);
  s.refused(HEROES_SEAT, walk(12, 11), 'move.roll-two-red', { steps: 2, left: 1 }).finish();
});

test('[move.orthogonal] up to the very corner of the board, and not off it', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(2, 0) });
    scene.turn('elf', { movement: 2 });
  });
  for (const to of [-1, sq(0, 19)]) s.refused(HEROES_SEAT, { type: 'walk', to }, 'move.orthogonal', { square: to });
  s.does(HEROES_SEAT, walk(0, 0)).finish();
});

test('[move.orthogonal] no slipping between two rocks', () => {
  const s = dungeon(3, (scene) => {
    scene
      .reveal('Z')
      .rock(10, 7)
      .rock(9, 8)
      .hero('elf', { at: sq(9, 7) });
    scene.turn('elf', { movement: 12 });
  });
  s.refused(HEROES_SEAT, walk(10, 8), 'move.orthogonal').finish();
});

test('[move.no-walls] no step through a wall, nor through a closed door', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', '.').hero('elf', { at: sq(9, 9) });
    scene.turn('elf', { movement: 1 });
  });
  s.refused(HEROES_SEAT, walk(8, 9), 'door.closed-blocks')
    .does(HEROES_SEAT, open('8,9E'))
    .does(HEROES_SEAT, walk(8, 9))
    .finish();
});

test('[move.rooms-by-doors-only] into a room one comes through its door', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', '.').hero('elf', { at: sq(8, 8) });
    scene.turn('elf', { movement: 4 });
  });
  s.refused(HEROES_SEAT, walk(9, 8), 'move.no-walls').refused(HEROES_SEAT, walk(10, 8), 'move.rooms-by-doors-only');
  s.does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, open('8,9E')).does(HEROES_SEAT, walk(9, 8));
  expect(s.table.heroes[2]?.at).toBe(sq(9, 8));
  s.finish();
});

test('[move.monsters-block] neither onto a monster nor past it in a corridor', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('.')
      .rock(8, 8)
      .hero('elf', { at: sq(8, 12) });
    scene.monster('goblin', 8, 10);
    scene.turn('elf', { movement: 4 });
  });
  s.refused(HEROES_SEAT, walk(8, 10), 'move.monsters-block').refused(HEROES_SEAT, walk(8, 9), 'move.monsters-block');
  s.does(HEROES_SEAT, walk(8, 11)).finish();
});

test('[move.monsters-block] but one may drop into an open pit upon a monster', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('.')
      .trap('pit', 8, 10, true)
      .hero('elf', { at: sq(8, 11) });
    scene.monster('goblin', 8, 10);
    scene.turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(8, 10)).told('wounded', { figure: ELF, amount: 1 });
  expect(s.table.heroes[2]?.at).toBe(sq(8, 10));
  s.finish();
});

test('scenario 8 [move.through-heroes] [move.no-sharing] past a friend, but not onto one', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('dwarf', { at: sq(4, 12) });
    scene.hero('elf', { at: sq(3, 12) });
    scene.turn('elf', { movement: 2 });
  });
  s.refused(HEROES_SEAT, walk(4, 12), 'move.no-sharing').does(HEROES_SEAT, walk(5, 12));
  s.told('stepped', { figure: ELF, to: sq(4, 12) }, 'move.through-heroes');
  s.told('stepped', { figure: ELF, to: sq(5, 12) }, 'move.orthogonal');
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(0);
  s.finish();
});

test('[move.through-heroes] past a Genie as well, [move.no-sharing] and not onto it', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(3, 12) });
    scene.table.allies.push({ id: 4, at: sq(4, 12), body: 2, seat: 0, turns: 3, summoner: 'wizard', isChained: false });
    scene.turn('elf', { movement: 2 });
  });
  s.refused(HEROES_SEAT, walk(4, 12), 'move.no-sharing').does(HEROES_SEAT, walk(5, 12));
  s.told('stepped', { figure: ELF, to: sq(4, 12) }, 'move.through-heroes').finish();
});

test('[move.no-sharing] except on the stairway and in an open pit', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('E', 'G').trap('pit', 11, 4, true);
    for (const hero of ['barbarian', 'dwarf'] as const) scene.hero(hero, { at: sq(1, 10) });
    scene.hero('elf', { at: sq(3, 10) });
    scene.hero('wizard', { at: sq(11, 4) });
    scene.turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(1, 10));
  expect(s.table.heroes.filter(({ at }) => at === sq(1, 10))).toHaveLength(3);
  s.finish();
  const pit = openPit('elf', 10, 4, (scene) => scene.hero('wizard', { at: sq(11, 4) }));
  pit.does(HEROES_SEAT, walk(11, 4)).told('wounded', { figure: ELF, amount: 1 });
  expect(pit.table.heroes[2]?.at).toBe(sq(11, 4));
  pit.finish();
});

test('[trap.pit-shared] [board.stairway-shared] [move.through-heroes] a step says what lets it lead to a friend', () => {
  const pit = openPit('elf', 10, 6, (scene) => void scene.hero('dwarf', { at: sq(11, 4) }));
  pit
    .does(HEROES_SEAT, walk(11, 4))
    .told('stepped', { figure: ELF, to: sq(11, 4) }, 'trap.pit-shared')
    .finish();
  const stairs = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(3, 10) });
    scene.hero('dwarf', { at: sq(2, 10) });
    scene.turn('elf', { movement: 2 });
  });
  stairs
    .does(HEROES_SEAT, walk(2, 10))
    .told('stepped', { figure: ELF, to: sq(2, 10) }, 'board.stairway-shared')
    .finish();
});

test('[move.not-into-rock-or-furniture] rock, a fallen block and a table are walked round', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .rock(9, 8)
      .hero('elf', { at: sq(10, 8) });
    scene.turn('elf', { movement: 12 });
  });
  s.refused(HEROES_SEAT, walk(9, 8), 'move.not-into-rock-or-furniture').refused(
    HEROES_SEAT,
    walk(11, 8),
    'move.not-into-rock-or-furniture',
  );
  s.refused(HEROES_SEAT, walk(13, 9), 'move.not-into-rock-or-furniture').does(HEROES_SEAT, walk(14, 8));
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(6);
  s.finish();
});

/** Rolls once, and says how many dice fell. */
function diceOf(dress: (hero: HeroInPlay, scene: Scene) => void): number {
  const s = dungeon(4, (scene) => {
    dress(scene.hero('dwarf'), scene);
    scene.turn('dwarf');
  });
  const [, dwarf] = s.table.heroes;
  const count = dwarf === undefined ? 0 : movementDice(s.table, dwarf);
  s.dice(...Array<number>(count).fill(2))
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { movement: 2 * count })
    .finish();
  return count;
}

const inPlate = (hero: HeroInPlay): void =>
  void Object.assign(hero, { gear: ['shortsword', 'plate-mail'], suit: 'plate-mail' });
const withChest = (scene: Scene): void =>
  void scene.table.chests.push({ at: sq(1, 1), where: 'carried', carrier: 'dwarf' });

test('[move.plate-mail-one-die] one die in Plate Mail, two in Chain Mail or with the Plate Mail off', () => {
  expect(diceOf(inPlate)).toBe(1);
  expect(diceOf((hero) => void Object.assign(hero, { gear: ['shortsword', 'chain-mail'], suit: 'chain-mail' }))).toBe(
    2,
  );
  expect(diceOf((hero) => void Object.assign(hero, { gear: ['shortsword', 'plate-mail'], suit: null }))).toBe(2);
});

test('[move.chest-one-die] one die with a chest of gold in the arms, two when somebody else has it', () => {
  expect(diceOf((_hero, scene) => withChest(scene))).toBe(1);
  expect(
    diceOf((_hero, scene) => void scene.table.chests.push({ at: sq(1, 1), where: 'carried', carrier: 'elf' })),
  ).toBe(2);
});

test('[move.one-die-not-cumulative] slow twice is slow once; haste doubles after that, and twice is fourfold', () => {
  const rows: readonly (readonly [boolean, boolean, boolean, boolean, number])[] = [
    [false, false, false, false, 2],
    [true, true, false, false, 1],
    [true, false, true, false, 2],
    [true, false, false, true, 2],
    [true, true, true, true, 4],
    [false, false, true, false, 4],
    [false, false, false, true, 4],
    [false, false, true, true, 8],
  ];
  for (const [isPlated, isLaden, isHasted, isSpeedy, dice] of rows) {
    const count = diceOf((hero, scene) => {
      if (isPlated) inPlate(hero);
      if (isLaden) withChest(scene);
      hero.effects.haste = isHasted ? 1 : 0;
      hero.effects.speed = isSpeedy ? 1 : 0;
    });
    expect(count).toBe(dice);
  }
});

test('[move.leave-pit-next-turn] out of the pit at the price of a step', () => {
  const s = openPit('elf', 11, 2);
  s.does(HEROES_SEAT, walk(12, 4)).silent('trapSprung');
  s.told('stepped', { figure: ELF, to: sq(12, 4) }, 'move.leave-pit-next-turn');
  expect(s.table.heroes[2]).toMatchObject({ at: sq(12, 4), body: 6 });
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(1);
  s.finish();
});
