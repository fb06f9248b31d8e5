import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, FOE, OFFENSE, surges, UTILITY } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END } from '../wishes.ts';

/** What this monster used in the last move, in order. */
const used = (s: GlowStory, monster = FOE): readonly string[] =>
  s.heard(0).flatMap((event) => (event.type === 'used' && event.who === monster ? [event.benefit] : []));

/** Defense ends its Turn with these dice to come. */
const after = (set: (scene: Scene) => void, ...dice: readonly number[]): GlowStory =>
  story((scene) => {
    set(scene);
    scene.turn(DEFENSE);
  })
    .dice(...dice)
    .does(DEFENSE, END);

test('[ctrl.6-target] whom it prefers among those it can attack; else the nearest; else the next in turn order', () => {
  const target = (record: 'orc-brute' | 'ghoul', heroes: (scene: Scene) => void, ends = DEFENSE) => {
    const s = story((scene) => {
      heroes(scene);
      scene.monster(record, 2, 2);
      scene.turn(ends);
    });
    s.dice(1, 2, 12, 4).does(ends, END).finish();
    const chose = s.heard(0).findLast((event) => event.type === 'chose');
    return chose?.type === 'chose' ? [chose.target, chose.why] : [];
  };
  // A Brute prefers Defense: even over somebody nearer, as long as a Move takes it there.
  const three = (scene: Scene): void => {
    scene.hero('defense', 4, 4);
    scene.hero('offense', 0, 0);
    scene.hero('utility', 2, 0);
  };
  expect(target('orc-brute', three)).toEqual([DEFENSE, 'preferred']);
  expect(target('ghoul', three)).toEqual([UTILITY, 'preferred']);
  // Beside somebody it does not walk: of the others, none can be attacked.
  expect(
    target('orc-brute', (scene) => {
      scene.hero('defense', 4, 4);
      scene.hero('utility', 1, 1);
    }),
  ).toEqual([UTILITY, 'only']);
  // Nobody is preferred: the nearest.
  expect(
    target('orc-brute', (scene) => {
      scene.hero('utility', 2, 4);
      scene.hero('offense', 1, 1);
    }),
  ).toEqual([OFFENSE, 'only']);
  const two = (scene: Scene): void => {
    scene.hero('offense', 0, 4);
    scene.hero('utility', 4, 0);
  };
  expect(target('orc-brute', two, DEFENSE)).toEqual([OFFENSE, 'turn-order']);
  expect(target('orc-brute', two, OFFENSE)).toEqual([UTILITY, 'turn-order']);
});

test('[ctrl.6-target] only what a Move without leaving anybody reaches, and only with a Surge to pay for it', () => {
  // The whole Turn's Surges go into the call: no Move is left.
  const s = after(
    (scene) => {
      scene.hero('defense', 0, 2);
      scene.monster('ghoul', 3, 2, { mayCall: true });
      scene.encounter({ room: null });
    },
    3,
    3,
    4,
  );
  expect([used(s), at(s, FOE)]).toEqual([['reinforcements'], [3, 2]]);
  s.finish();
  // To Utility, whom it prefers, there is only a way past Defense.
  const barred = after(
    (scene) => {
      scene.floor([tile(1, 'passage', block(0, 0, 0, 9))]).hero('utility', 0, 0);
      scene.hero('defense', 0, 3);
      scene.monster('ghoul', 0, 7);
    },
    3,
    3,
    12,
    4,
  );
  barred.told('attackDeclared', { target: DEFENSE }).finish();
});

test('[ctrl.6-target] [ctrl.8-approach] a way past a hero is no way, though it is wide enough', () => {
  const wide = (hero: (scene: Scene) => void, ...dice: readonly number[]) =>
    after(
      (scene) => {
        scene.floor([tile(1, 'passage', block(0, 0, 1, 9))]).hero('utility', 0, 0);
        scene.monster('ghoul', 0, 6);
        hero(scene);
      },
      ...dice,
    );
  // Five steps lead to Utility, whom it prefers, but past Defense.
  const barred = wide((scene) => void scene.hero('defense', 0, 3), 3, 3, 12, 4);
  const goals = barred.heard(0).flatMap((event) => (event.type === 'chose' ? [event.target] : []));
  expect(goals).toEqual([null, DEFENSE]); // it does not even set out for Utility
  barred.told('attackDeclared', { target: DEFENSE }).finish();
  const free = wide((scene) => void scene.hero('defense', 1, 9), 3, 3, 12, 4);
  free.told('attackDeclared', { target: UTILITY }).finish();
  // One that is stunned only comes closer: as far as a square beside Defense.
  const stunned = wide(
    (scene) => {
      scene.hero('defense', 0, 3);
      scene.effect(FOE, 'stun', 0);
    },
    3,
    3,
    4,
  );
  expect(at(stunned, FOE)[1]).toBe(4);
  stunned.finish();
});

test('[ctrl.preferred-replaced] a Challenge changes whom it prefers, as long as the challenger is awake', () => {
  const challenged = (hitpoints: number, by = DEFENSE) =>
    after(
      (scene) => {
        scene.hero('defense', 1, 2, { hitpoints });
        scene.hero('utility', 3, 2);
        scene.hero('offense', 2, 3);
        scene.monster('ghoul', 2, 2);
        scene.effect(FOE, 'taunt', 0, { duration: 'short', by });
      },
      3,
      2,
      9,
      4,
    );
  challenged(10).told('chose', { target: DEFENSE, why: 'challenged' }).finish();
  const over = challenged(10);
  expect(bears(over, FOE)).toEqual([]);
  // Next Turn it goes after Utility again, who is no longer beside it, or whoever it can reach.
  const fallen = story((scene) => {
    scene.hero('defense', 1, 2, { hitpoints: 0 });
    scene.hero('utility', 3, 2);
    scene.hero('offense', 2, 3);
    scene.monster('ghoul', 2, 2);
    scene.effect(FOE, 'taunt', 0, { duration: 'short', by: DEFENSE }).turn(OFFENSE);
  });
  fallen.dice(3, 2, 9, 4).does(OFFENSE, END).told('chose', { target: UTILITY, why: 'preferred' }).finish();
  const absent = after(
    (scene) => {
      scene.hero('utility', 3, 2, { hitpoints: 0 });
      scene.hero('offense', 2, 3);
      scene.hero('defense', 2, 1);
      scene.monster('ghoul', 2, 2);
    },
    3,
    2,
    9,
    4,
  );
  absent.told('chose', { target: OFFENSE, why: 'turn-order' });
});

test('[ctrl.7-square] it moves only if it must: by the fewest steps, beside the fewest heroes, then lowest y, then lowest x', () => {
  const walked = (
    record: 'orc-brute' | 'goblin-archer',
    x: number,
    y: number,
    heroes: (scene: Scene) => void,
    die = 1,
  ) => {
    const s = after(
      (scene) => {
        heroes(scene);
        scene.monster(record, x, y);
      },
      die,
      2,
      1,
      4,
    );
    const walk = s.heard(0).find((event) => event.type === 'walked');
    return walk?.type === 'walked' ? walk.path.at(-1) : 'stays';
  };
  const one = (scene: Scene): void => void scene.hero('defense', 2, 2);
  expect(walked('orc-brute', 3, 3, one)).toBe('stays');
  expect(walked('orc-brute', 4, 4, one)).toBe(sq(3, 3));
  expect(walked('orc-brute', 2, 0, one)).toBe(sq(1, 1)); // 1,1 and 2,1 and 3,1 are as near
  expect(walked('orc-brute', 4, 2, one)).toBe(sq(3, 1));
  // 3,1 is beside Offense too, 3,2 and 3,3 are not.
  expect(
    walked('orc-brute', 4, 2, (scene) => {
      one(scene);
      scene.hero('offense', 2, 0);
    }),
  ).toBe(sq(3, 2));
});

test('[ctrl.7-square] one with Ranged goes as far away as it can still see', () => {
  const archer = after(
    (scene) => {
      scene.passageAndRoom().hero('offense', 0, 2);
      scene.monster('goblin-archer', 4, 0); // the wall is in the way
    },
    3,
    2,
    1,
    4,
  );
  // From anywhere in the last column but its end it sees through the door, six squares away: the smallest y.
  archer.told('walked', { who: FOE, path: [sq(5, 0), sq(6, 0)] }).finish();
});

test('[ctrl.engaged-stays] beside a hero it does not walk, neither to attack somebody else nor to come closer', () => {
  const s = after(
    (scene) => {
      scene.hero('utility', 4, 4);
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', 2, 2);
    },
    3,
    3,
    9,
    4,
  );
  s.told('attackDeclared', { target: DEFENSE }).silent('walked').finish();
  const stunned = after(
    (scene) => {
      scene.hero('utility', 4, 4);
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', 2, 2);
      scene.effect(FOE, 'stun', 0);
    },
    3,
    3,
    4,
  );
  stunned.silent('walked').silent('attackDeclared').finish();
});

test('[ctrl.8-approach] if it can attack nobody it comes nearer to whom it prefers, else to the nearest', () => {
  const corridor = (scene: Scene): Scene => scene.floor([tile(1, 'passage', block(0, 0, 0, 40))]);
  const towards = (utility: number) =>
    after(
      (scene) => {
        corridor(scene).hero('defense', 0, 8);
        scene.hero('utility', 0, 40, { hitpoints: utility });
        scene.monster('ghoul', 0, 20);
      },
      3,
      2,
      4,
    );
  expect(at(towards(12).silent('attackDeclared'), FOE)).toEqual([0, 26]);
  expect(at(towards(0).silent('attackDeclared'), FOE)).toEqual([0, 14]);
  const held = after(
    (scene) => {
      corridor(scene).hero('defense', 0, 8);
      scene.monster('orc-brute', 0, 20);
      scene.effect(FOE, 'immobile', 0);
    },
    1,
    2,
    4,
  );
  expect(at(held.silent('walked'), FOE)).toEqual([0, 20]);
});

test.each([
  [6, 2, 2],
  [7, 2, 1],
  [5, 3, 0],
  [6, 1, 0],
  [8, 2, 0],
  [12, 2, 0],
] as const)('[ctrl.9-attack] with a %i and %i Surges it aims %i times', (die, left, aims) => {
  const s = after(
    (scene) => {
      scene.hero('defense', 1, 2);
      scene.monster('goblin-drummer', 2, 2);
    },
    5,
    ...(left === 1 ? [1, 1] : [left]),
    die,
    4,
  );
  expect(used(s).filter((id) => id === 'aim')).toHaveLength(aims);
  s.told(die + aims >= 8 ? 'hit' : 'missed', { total: die + aims }).finish();
});

test('[ctrl.14-end] at the end of its Turn its Effects do what they do', () => {
  const s = after(
    (scene) => {
      cellar(scene).hero('defense', 1, 2);
      scene.monster('ghoul', 20, 20);
      scene.effect(FOE, 'ongoing', 1).effect(FOE, 'weak', 1, { duration: 'short' }).effect(FOE, 'heal', 2);
    },
    3,
    2,
    4,
  );
  s.told('harmed', { who: FOE, how: 'ongoing', loss: 1 }).told('effectsEnded', { who: FOE, kinds: ['weak'] });
  expect([bears(s, FOE), body(s, FOE), asked(s), surges(s)]).toEqual([
    ['ongoing 1 long', 'heal 2 long'],
    [4, 2, 0],
    ['turn'],
    4,
  ]);
  s.finish();
});
