import { expect, test } from 'vitest';
import { approachOf, pickFigure } from '../../src/controller/pick.ts';
import { safeSquares } from '../../src/controller/reach.ts';
import { monsterOf } from '../../src/controller/script.ts';
import { blindfolded, sightOf } from '../../src/controller/sight.ts';
import { bestSquare } from '../../src/controller/squares.ts';
import { heroOf } from '../../src/queries/entities.ts';
import type { HeroInPlay } from '../../src/types/index.ts';
import { DEFENSE, FOE, heard, UTILITY } from '../cast.ts';
import { block, sq, story, tile } from '../scene.ts';
import { END } from '../wishes.ts';

// What monsters see of the board, whenever they look.

test('[ctrl.7-square] an archer keeps away from every hero, the first of the party too', () => {
  const { table } = story((scene) => {
    scene.hero('defense', 0, 0);
    scene.monster('goblin-archer', 0, 4);
    scene.turn(DEFENSE);
  });
  const chance = { hero: heroOf(table, DEFENSE), steps: 1, squares: [sq(2, 2), sq(4, 4), sq(3, 4)] };
  expect(bestSquare(table, monsterOf(table, FOE), chance)).toBe(sq(3, 4));
});

test('[ctrl.8-approach] of squares that bring it equally near a monster takes one that it reaches soonest', () => {
  const { table } = story((scene) => {
    scene.floor([tile(1, 'big', block(0, 0, 8, 8))]).hero('utility', 0, 4);
    for (let y = 0; y <= 8; y++) scene.glow(4, y);
    scene.monster('ghoul', 7, 4);
    scene.turn(UTILITY);
  });
  // Along the Glow every square is five steps from the hero: two steps lead to 5,2, and four to 5,0.
  expect(approachOf(table, monsterOf(table, FOE))).toMatchObject({ to: sq(5, 2), steps: 2 });
});

test('[move.end-free] a monster looks again when somebody has moved, fallen or woken, or Glow has gone', () => {
  const { table } = story((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 1 });
    scene.hero('utility', 4, 4);
    scene.monster('ghoul', 0, 0);
    scene.monster('ghoul', 4, 0);
    scene.glow(0, 2).turn(DEFENSE);
  });
  const look = (): readonly number[] => [...safeSquares(table, monsterOf(table, FOE)).keys()];
  const seen = look();
  const hero = (changes: Partial<HeroInPlay>) => () => Object.assign(heroOf(table, DEFENSE), changes);
  const other = (x: number, y: number) => () => Object.assign(monsterOf(table, FOE + 1), { at: sq(x, y) });
  const changes: readonly (readonly [there: () => void, back: () => void])[] = [
    [hero({ at: sq(0, 1) }), hero({ at: sq(2, 2) })],
    [hero({ hitpoints: 0 }), hero({ hitpoints: 1 })],
    [other(1, 1), other(4, 0)],
    [() => table.glow.pop(), () => table.glow.push(sq(0, 2))],
  ];
  for (const [there, back] of changes) {
    there();
    expect(look()).not.toEqual(seen);
    back();
    expect(look()).toEqual(seen);
  }
  expect(heroOf(table, UTILITY).at).toBe(sq(4, 4));
});

test('[ctrl.assumed-grit] before the die no monster aims, however much is added to it', () => {
  const struck = (spendBeforeRoll: boolean) => {
    const s = story(
      (scene) => {
        scene.hero('defense', 1, 2);
        scene.monster('ghoul', 2, 2);
        scene.effect(FOE, 'to-hit', 6).turn(DEFENSE);
      },
      { spendBeforeRoll },
    );
    s.dice(3, 4, 1, 4).does(DEFENSE, END);
    return heard(s, 'used').map(({ benefit }) => benefit);
  };
  expect(struck(true)).not.toContain('aim');
  expect(struck(false)).toContain('aim');
});

test('[ctrl.blind] of a hero a monster is told where it is, its Role, whether it is awake and what is upon it', () => {
  const { table } = story((scene) => {
    const layers = { shield: 2, reflect: 3 };
    scene.hero('defense', 1, 2, { cards: ['tough'], ...layers, saved: 1, spent: ['tough'], hasGuarded: true });
    scene.hero('offense', 1, 3, { hitpoints: 0 });
    for (const kind of ['grit', 'weak', 'armor'] as const) scene.effect(DEFENSE, kind, 1);
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE);
  });
  const nothing = { shield: 0, reflect: 0, cards: [], saved: 0, spent: [], hasGuarded: false };
  const [first, second] = sightOf(table);
  const effects = [{ kind: 'weak' }];
  expect(first).toMatchObject({ id: DEFENSE, at: sq(1, 2), role: 'defense', hitpoints: 1, effects, ...nothing });
  expect(second).toMatchObject({ at: sq(1, 3), role: 'offense', hitpoints: 0, effects: [], ...nothing });
  const shields = () => table.heroes.map(({ shield }) => shield);
  expect([blindfolded(table, shields), shields()]).toEqual([
    [0, 0, 0],
    [2, 0, 0],
  ]);
});

test('[ctrl.pick-figure] a stunned figure beside the hero it prefers is not the one that can do most', () => {
  const picked = (...stunned: readonly number[]) => {
    const s = story((scene) => {
      scene.hero('utility', 2, 2);
      scene.monster('ghoul', 1, 2);
      scene.monster('ghoul', 3, 2);
      for (const monster of stunned) scene.effect(monster, 'stun', 1, { duration: 'short' });
      scene.turn(UTILITY);
    });
    return heard(s.dice(3, 2, 1, 4).does(UTILITY, END), 'chose')[0];
  };
  expect(picked()).toMatchObject({ monster: FOE, why: 'preferred' });
  expect(picked(FOE)).toMatchObject({ monster: FOE + 1, why: 'preferred' });
});

test('[ctrl.pick-figure] [ctrl.6-target] nor is a stunned figure that could only walk up to that hero', () => {
  const { table } = story((scene) => {
    scene.hero('utility', 0, 2);
    scene.monster('ghoul', 3, 2);
    scene.monster('ghoul', 4, 2);
    scene.turn(UTILITY);
  });
  const picked = () => pickFigure(table, table.monsters);
  expect(picked()).toEqual({ monster: FOE, why: 'preferred' });
  monsterOf(table, FOE).effects.push({ kind: 'stun', n: 1, duration: 'short', by: UTILITY, source: 'story', turn: 9 });
  expect(picked()).toEqual({ monster: FOE + 1, why: 'preferred' });
});
