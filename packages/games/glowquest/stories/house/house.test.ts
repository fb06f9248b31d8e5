import { expect, test } from 'vitest';
import { DEFENSE, OFFENSE, question, UTILITY } from '../cast.ts';
import { expedition, story } from '../scene.ts';
import { atTheDoor, besideGhoul, createAll, DOOR, onStairs } from '../scenes.ts';
import { END, END_PHASE, go, open, stand } from '../wishes.ts';

test('[create.seat-order] freeSeating: around the table as the players like', () => {
  const roles = (freeSeating: boolean) =>
    expedition({ heroes: 'utility,defense,offense', freeSeating }).table.heroes.map(({ role }) => role);
  expect([roles(false), roles(true)]).toEqual([
    ['defense', 'offense', 'utility'],
    ['utility', 'defense', 'offense'],
  ]);
  const s = createAll(expedition({ heroes: 'utility,defense', freeSeating: true }))
    .does(0, stand(0, 0))
    .does(1, stand(1, 0));
  expect(question(s)).toEqual({ kind: 'explore', hero: 0 });
  s.told('phaseBegan', { hero: 0 }).does(0, END_PHASE).told('phaseBegan', { hero: 1 }).finish();
});

/** Offense explores the end of the stairs, with too few tiles in the box. */
const outOfTiles = (unlimitedTiles: boolean, d20: number) =>
  story(
    (scene) => {
      onStairs(scene);
      scene.table.floor = {
        ...scene.table.floor,
        stock: { ...scene.table.floor.stock, passage: 1, 't-junction': 0, corner: 1 },
      };
      for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries())
        scene.hero(role, id % 2, -Math.floor(id / 2));
      scene.phase(OFFENSE, 14);
    },
    { unlimitedTiles },
  )
    .dice(d20, 6, 1)
    .does(OFFENSE, go(1, -2));

test('[tile.stock] unlimitedTiles: the box is never empty', () => {
  const off = outOfTiles(false, 3);
  const on = outOfTiles(true, 3);
  expect(off.table.floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up', 'passage', 'corner']);
  expect(off.table.floor.stock).toMatchObject({ passage: 0, corner: 0 });
  expect(on.table.floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up', 'passage', 'passage', 't-junction']);
  expect(on.table.floor.stock).toMatchObject({ passage: 1, 't-junction': 0 });
  for (const s of [off, on]) s.finish();
});

test('[tile.stock] unlimitedTiles: nor for rooms', () => {
  const opened = (unlimitedTiles: boolean) =>
    story(
      (scene) => {
        atTheDoor(scene, { stock: { ...scene.table.floor.stock, big: 0 } });
        for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries()) scene.hero(role, 1, 2 + id);
        scene.phase(DEFENSE, 8);
      },
      { unlimitedTiles },
    )
      .dice(5, 6, 1, 3)
      .does(DEFENSE, open(DOOR));
  opened(false).told('roomFound', { room: 'big', tile: 'small' }).finish();
  opened(true).told('roomFound', { room: 'big', tile: 'big' }).finish();
});

test('[patrol.wandering] noWandering: nobody comes to those who wait', () => {
  const waiting = (noWandering: boolean) =>
    story(
      (scene) => {
        atTheDoor(scene);
        scene.hero('utility', 0, 0);
        Object.assign(scene.table, { explored: [DEFENSE, OFFENSE], waited: [DEFENSE, OFFENSE] });
        scene.phase(UTILITY, 10);
      },
      { noWandering },
    );
  waiting(false).dice(6).does(UTILITY, END_PHASE).told('wandered').finish();
  waiting(true).does(UTILITY, END_PHASE).silent('wandered').told('phaseBegan', { hero: DEFENSE }).finish();
});

const ALL = 'defense,offense,utility';

test('[scale.alert] noAlert: monsters do not learn from the rooms behind the party', () => {
  const cleared = (noAlert: boolean) =>
    besideGhoul(ALL, (scene) => Object.assign(scene.table, { roomsCleared: 4 }), { noAlert });
  cleared(false)
    .dice(3, 2, 1, 4)
    .does(0, END)
    .told('surgesRolled', { who: 3, bonus: 2, surges: 4 }, 'scale.alert')
    .told('attackDeclared', { damage: 4 })
    .finish();
  cleared(true)
    .dice(3, 2, 1, 4)
    .does(0, END)
    .told('surgesRolled', { who: 3, bonus: 0, surges: 2 }, 'ctrl.2-surges')
    .told('attackDeclared', { damage: 2 })
    .finish();
});

test('[scale.alert] [scale.surge-bonus] noAlert: but they do count the heroes', () => {
  const pair = besideGhoul('defense,offense', (scene) => Object.assign(scene.table, { roomsCleared: 4 }), {
    noAlert: true,
  });
  pair.dice(3, 2, 1, 4).does(0, END);
  pair.told('surgesRolled', { who: 3, bonus: 1, surges: 3 }, 'scale.surge-bonus').finish();
});

test('[scale.last-stand] literalLoneHero: the first fall is the last', () => {
  const struck = (literalLoneHero: boolean) =>
    besideGhoul('offense', (scene) => scene.hero('offense', 2, 2, { hitpoints: 1 }), { literalLoneHero });
  struck(false).dice(3, 2, 12, 4).does(0, END).told('stoodUp', { resolve: 2 }).silent('expeditionLost').finish();
  const s = struck(true)
    .dice(3, 2, 12)
    .does(0, END)
    .silent('stoodUp')
    .told('expeditionLost', {}, 'lose.all-unconscious');
  expect(s.state.outcome).toEqual({ winners: 0b10, rule: 'lose.all-unconscious' });
  s.finish();
});
