import { expect, test } from 'vitest';
import { asked, at, bears, FOE, OFFENSE, offered } from '../cast.ts';
import { type GlowStory, type Scene, sq, story } from '../scene.ts';
import { attack, place } from '../wishes.ts';

/** Offense shoots a Ghoul from afar. */
function shot(
  from: readonly [number, number],
  to: readonly [number, number],
  die = 8,
  more: (scene: Scene) => void = () => undefined,
): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', ...from, { cards: ['hunting-bow'] });
    scene.monster('ghoul', ...to);
    more(scene);
    scene.turn(OFFENSE);
  });
  return s.dice(die).does(OFFENSE, attack(FOE, 'hunting-bow'));
}

test('[momentum.distant] [momentum.follow-distant] a distant winner comes one square nearer instead of following into the gap', () => {
  const straight = shot([0, 2], [2, 2]);
  expect([at(straight, FOE), at(straight, OFFENSE)]).toEqual([
    [3, 2],
    [1, 2],
  ]);
  straight.told('moved', { who: OFFENSE, how: 'follow' }, 'momentum.distant').finish();
  // The straight square is taken: any other that is nearer, by the winner's choice.
  const around = shot([0, 2], [3, 2], 8, (scene) => scene.hero('defense', 1, 2));
  expect(around.asked()).toEqual([{ seat: OFFENSE, kind: 'follow', rule: 'momentum.follow-distant' }]);
  expect(offered(around)).toEqual([
    [1, 1],
    [1, 3],
  ]);
  around.refused(OFFENSE, place(0, 2), 'momentum.follow-distant').does(OFFENSE, place(1, 3));
  expect(at(around, OFFENSE)).toEqual([1, 3]);
  around.finish();
  // None is nearer: the winner stays.
  const shut = shot([0, 2], [3, 2], 8, (scene) => {
    for (const y of [1, 2, 3]) scene.monster('ghoul', 1, y);
  });
  expect([at(shut, FOE), at(shut, OFFENSE)]).toEqual([
    [4, 2],
    [0, 2],
  ]);
  shut.finish();
  // On a miss it is the target that comes nearer.
  const missed = shot([1, 2], [4, 2], 2);
  expect([at(missed, FOE), at(missed, OFFENSE)]).toEqual([
    [3, 2],
    [0, 2],
  ]);
  missed.finish();
});

test('[momentum.swap] when a distant loser cannot be pushed the winner follows, and only if it cannot they exchange', () => {
  const corner = (more: (scene: Scene) => void) => shot([2, 2], [0, 0], 8, more);
  const nearer = corner(() => undefined);
  expect([at(nearer, FOE), at(nearer, OFFENSE)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  nearer.finish();
  const shut = corner((scene) => {
    for (const [x, y] of [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const)
      scene.monster('ghoul', x, y);
  });
  expect([at(shut, FOE), at(shut, OFFENSE)]).toEqual(
    [
      [0, 0],
      [2, 2],
    ].toReversed(),
  );
  shut.told('moved', { who: FOE, how: 'swap' }, 'momentum.always-changes').finish();
});

test('[momentum.always-changes] whatever stands around, somebody stands elsewhere afterwards', () => {
  const squares = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const));
  // A room of nine squares with every pair of neighbours fighting and every choice of two others beside them.
  for (const from of squares)
    for (const to of squares) {
      if (Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) !== 1) continue;
      const rest = squares.filter((one) => one !== from && one !== to);
      const s = story((scene) => {
        scene.floor([{ id: 1, kind: 'small', cells: squares.map(([x, y]) => sq(x, y)) }]).hero('offense', ...from);
        scene.monster('champion-goblin-warboss', ...to);
        for (const one of rest.slice(0, 5)) scene.monster('ghoul', ...one);
        scene.turn(OFFENSE);
      });
      const before = [...s.table.heroes, ...s.table.monsters].map((one) => one.at);
      s.dice(12).does(OFFENSE, attack(FOE));
      while (asked(s)[0] === 'momentum') {
        const [x, y] = offered(s)[0] ?? [0, 0];
        s.does(OFFENSE, place(x, y));
      }
      expect([...s.table.heroes, ...s.table.monsters].map((one) => one.at)).not.toEqual(before);
      s.finish();
    }
});

test('[momentum.forced] Momentum moves the immobile and those who failed to dodge, and Glow burns pushed and followers alike', () => {
  const s = story((scene) => {
    scene.glow(2, 2).glow(3, 2).hero('offense', 1, 2);
    scene.monster('orc-brute', 2, 2);
    scene.monster('ghoul', 2, 1);
    scene.effect(OFFENSE, 'immobile', 0).turn(OFFENSE, 0, { isStuck: true });
  });
  s.dice(8).does(OFFENSE, attack(FOE)).silent('fled').silent('dodged');
  expect([at(s, FOE), at(s, OFFENSE)]).toEqual([
    [3, 2],
    [2, 2],
  ]);
  expect([bears(s, FOE), bears(s, OFFENSE)]).toEqual([['ongoing 3 long'], ['immobile long', 'ongoing 3 long']]);
  s.finish();
});
