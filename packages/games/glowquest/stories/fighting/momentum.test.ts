import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, FOE, OFFENSE, offered, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { attack, DONE, END, name, place, use } from '../wishes.ts';

const [M2, M3, M4, M5] = [4, 5, 6, 7] as const;

/** Offense strikes a Ghoul: who stands where afterwards. */
function blow(
  die: number,
  from: readonly [number, number],
  to: readonly [number, number],
  more: (scene: Scene) => void = () => undefined,
): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', ...from);
    scene.monster('ghoul', ...to);
    more(scene);
    scene.turn(OFFENSE);
  });
  return s.dice(die).does(OFFENSE, attack(FOE));
}

test('[momentum.winner-loser] a hit drives the target back, a miss the attacker, in a monster’s attack as well', () => {
  expect([at(blow(8, [2, 2], [3, 2]), FOE), at(blow(2, [2, 2], [3, 2]), OFFENSE)]).toEqual([
    [4, 2],
    [1, 2],
  ]);
  const turned = (die: number) => {
    const s = story((scene) => {
      scene.hero('utility', 2, 2);
      scene.monster('ghoul', 3, 2);
      scene.turn(DEFENSE);
    });
    s.dice(3, 2, die, 4).does(DEFENSE, END).finish();
    return [at(s, UTILITY), at(s, FOE)];
  };
  expect(turned(9)).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(turned(1)).toEqual([
    [3, 2],
    [4, 2],
  ]);
});

test('[momentum.primary-only] whoever a pattern hits stays where it is', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe', 'wide-arc'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('orc-brute', 1, 1);
    scene.turn(OFFENSE, 3);
  });
  s.dice(8)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('greataxe'))
    .does(OFFENSE, name(M3));
  expect([M2, M3].map((id) => [at(s, id), who(s, id).hitpoints])).toEqual([
    [[3, 1], 3],
    [[1, 1], 3],
  ]);
  s.finish();
});

test.each([
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
])(
  '[momentum.push-direction] [momentum.tier-straight] [momentum.follow-adjacent] %i, %i: straight back by one, and the winner follows',
  (x, y) => {
    const s = blow(8, [2, 2], [2 + x, 2 + y]);
    expect([asked(s), at(s, FOE), at(s, OFFENSE)]).toEqual([['turn'], [2 + 2 * x, 2 + 2 * y], [2 + x, 2 + y]]);
    s.told('moved', { who: FOE, how: 'momentum' }, 'momentum.tier-straight').told(
      'moved',
      { who: OFFENSE, how: 'follow' },
      'momentum.follow-adjacent',
    );
    s.finish();
  },
);

test('[momentum.tier-diagonal] [momentum.tier-side] the sides come only after the diagonals, and these only after straight back', () => {
  // Straight back at 4,2 somebody stands: the diagonals.
  const s = blow(8, [2, 2], [3, 2], (scene) => scene.monster('ghoul', 4, 2));
  expect(offered(s)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  // One diagonal is taken as well: the other, without a choice, although the sides are free.
  const one = blow(8, [2, 2], [3, 2], (scene) => {
    scene.monster('ghoul', 4, 2);
    scene.monster('ghoul', 4, 1);
  });
  expect([asked(one), at(one, FOE)]).toEqual([['turn'], [4, 3]]);
  one.finish();
  // Both are taken: the sides.
  const sides = blow(8, [2, 2], [3, 2], (scene) => {
    for (const y of [1, 2, 3]) scene.monster('ghoul', 4, y);
  });
  expect(offered(sides)).toEqual([
    [3, 1],
    [3, 3],
  ]);
  sides.does(OFFENSE, place(3, 1)).finish();
});

test('[momentum.enterable] Glow does not block, a wall between two squares does', () => {
  const glow = blow(8, [2, 2], [3, 2], (scene) => scene.glow(4, 2));
  expect([at(glow, FOE), bears(glow, FOE)]).toEqual([[4, 2], ['ongoing 3 long']]);
  glow.finish();
  const wall = blow(8, [0, 1], [1, 1], (scene) => scene.passageAndRoom(false));
  expect(offered(wall)).toEqual([
    [1, 0],
    [1, 2],
  ]);
  // Through an open door a diagonal can be entered.
  const door = blow(8, [0, 1], [1, 1], (scene) => scene.passageAndRoom());
  expect([asked(door), at(door, FOE)]).toEqual([['turn'], [2, 2]]);
});

test('[momentum.chain] whoever is chained is pushed away from the loser by the same tiers', () => {
  const s = blow(8, [3, 2], [4, 2], (scene) => {
    scene.monster('ghoul', 4, 1);
    scene.monster('ghoul', 4, 3);
    scene.monster('ghoul', 4, 0); // behind the first: it must turn aside
  });
  expect(offered(s)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  s.does(OFFENSE, place(4, 1));
  expect([asked(s), at(s, FOE)]).toEqual([['turn'], [4, 1]]);
  expect([M2, M3, M4, OFFENSE].map((id) => at(s, id))).toEqual([
    [3, 0],
    [4, 3],
    [4, 0],
    [4, 2],
  ]);
  s.told('moved', { who: M2, how: 'chain' }, 'momentum.chain').finish();
});

test('[momentum.chain] no chain begins while a square of any tier is free', () => {
  const s = blow(8, [3, 2], [4, 2], (scene) => scene.monster('ghoul', 4, 1));
  expect([asked(s), at(s, FOE), at(s, M2)]).toEqual([['turn'], [4, 3], [4, 1]]);
  s.finish();
});

test('[momentum.chain-no-repeat] heroes and the fallen are chained too, but never the winner, and nobody twice', () => {
  const s = blow(8, [3, 2], [4, 2], (scene) => {
    scene.hero('defense', 4, 1);
    scene.hero('utility', 4, 3, { hitpoints: 0 });
  });
  s.does(OFFENSE, place(4, 3));
  expect([DEFENSE, UTILITY].map((id) => at(s, id))).toEqual([
    [4, 1],
    [4, 4],
  ]);
  expect(body(s, UTILITY)).toEqual([0, 0, 0]);
  s.finish();
  // A full dead end: the only way for the one at 1,0 would be through the loser or the winner.
  const full = blow(8, [0, 1], [0, 0], (scene) => {
    scene.passage();
    for (const [x, y] of [
      [1, 0],
      [1, 1],
      [0, 2],
      [1, 2],
    ] as const)
      scene.monster('ghoul', x, y);
  });
  // The one at 1,0 needs 1,1, and whoever stands there 1,2 or 0,2; at 0,1 stands the winner.
  expect(offered(full).map(String)).toEqual(['0,2', '1,2'].toReversed());
  full.does(OFFENSE, place(1, 2));
  expect([FOE, M2, M3, M4, M5].map((id) => at(full, id)).map(String)).toEqual(['1,0', '1,1', '1,2', '0,2', '1,3']);
  full.finish();
});

test('[momentum.winner-chooses] the winner of a miss chooses for itself: the hero against a monster', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2);
    scene.monster('ghoul', 0, 2);
    scene.monster('ghoul', 4, 4);
    scene.effect(M2, 'stun', 0).turn(DEFENSE);
  });
  s.dice(3, 2, 1).does(DEFENSE, END);
  expect(s.asked()).toEqual([{ seat: UTILITY, kind: 'momentum', rule: 'momentum.winner-chooses' }]);
  s.refused(OFFENSE, place(0, 1), 'kernel.not-asked')
    .refused(UTILITY, place(0, 2), 'momentum.winner-chooses')
    .dice(4)
    .does(UTILITY, place(0, 1));
  expect([at(s, FOE), at(s, UTILITY)]).toEqual([
    [0, 1],
    [0, 2],
  ]);
  s.finish();
});

test('[momentum.anchor-chooses] the anchored choose where they go, also whom they displace, but not where others go', () => {
  const s = story((scene) => {
    scene.hero('utility', 4, 2, { cards: ['light-feet'] });
    scene.monster('orc-brute', 3, 2);
    scene.monster('ghoul', 4, 1);
    scene.monster('ghoul', 4, 3);
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE);
  });
  s.dice(1, 3, 12).does(DEFENSE, END);
  expect(s.asked()).toEqual([{ seat: UTILITY, kind: 'momentum', rule: 'momentum.anchor-chooses' }]);
  expect(offered(s)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  // The Ghoul at 4,3 cannot go on to 4,4: the Controller sends it aside.
  s.dice(5).does(UTILITY, place(4, 3));
  expect([UTILITY, M3, M4, FOE].map((id) => at(s, id))).toEqual([
    [4, 3],
    [3, 4],
    [4, 4],
    [4, 2],
  ]);
  s.finish();
  // Where a displaced one has a choice of squares, it is the winner who chooses: nobody else is asked.
  const crowd = story((scene) => {
    scene.hero('utility', 2, 2, { cards: ['light-feet'] });
    scene.monster('orc-brute', 1, 2);
    for (const [x, y] of [
      [3, 2],
      [4, 2],
      [3, 1],
      [3, 3],
      [2, 1],
      [2, 3],
    ] as const)
      scene.monster('ghoul', x, y);
    scene.turn(DEFENSE);
  });
  crowd.dice(1, 3, 12).does(DEFENSE, END).dice(5).does(UTILITY, place(3, 2));
  expect([UTILITY, M2, FOE].map((id) => at(crowd, id))).toEqual([
    [3, 2],
    [4, 1],
    [2, 2],
  ]);
  crowd.finish();
  const bound = story((scene) => {
    scene.hero('utility', 2, 2, { cards: ['light-feet'] });
    scene.monster('ghoul', 3, 2);
    scene.turn(DEFENSE);
  });
  bound.dice(3, 2, 12, 4).does(DEFENSE, END); // straight back is free: nothing to choose
  expect(at(bound, UTILITY)).toEqual([1, 2]);
  bound.finish();
});
