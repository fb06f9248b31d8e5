import { expect, test } from 'vitest';
import { DEFENSE, FOE, OFFENSE, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { atTheDoor, atTheEnd, DOOR, idle } from '../scenes.ts';
import { attack, dodge, END, END_PHASE, go, open, RECOVER } from '../wishes.ts';

// Every die has as many faces as the rules say: one more is not a face of it.

type Moment = readonly [
  rule: string,
  what: string,
  begin: () => GlowStory,
  act: (s: GlowStory) => GlowStory,
  dice: readonly Die[],
];
type Die = readonly [face: number, faces: number];

const fight = (set: (scene: Scene) => void) => (): GlowStory =>
  story((scene) => {
    scene.hero('offense', 1, 2);
    scene.hero('defense', 0, 0);
    scene.hero('utility', 0, 1);
    set(scene);
  });

const ghoul = (scene: Scene): void => {
  scene.monster('ghoul', 2, 2);
  scene.turn(OFFENSE, 1);
};

const atTheBrink = (): GlowStory =>
  fight((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 1, cards: ['last-effort'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE);
  })()
    .dice(3, 2, 12)
    .does(DEFENSE, END);

/** The last hero of a round ends its Phase in a passage. */
const waiting = (): GlowStory =>
  story((scene) => {
    atTheEnd(scene);
    scene.hero('defense', 0, 2);
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 3);
    Object.assign(scene.table, { explored: [DEFENSE, OFFENSE], waited: [DEFENSE, OFFENSE] });
    scene.phase(UTILITY, 8);
  });

/** Offense is about to explore the last end of the floor, where a Dead End is rolled again; or to open a door. */
const exploring = (): GlowStory =>
  story((scene) => {
    atTheEnd(scene);
    scene.hero('offense', 1, 2);
    scene.phase(OFFENSE, 9);
  });
const before = (): GlowStory =>
  story((scene) => {
    atTheDoor(scene);
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries()) scene.hero(role, 1, 2 - id);
    scene.phase(DEFENSE, 8);
  });

const MOMENTS: readonly Moment[] = [
  ['attack.to-hit', 'to hit', fight(ghoul), (s) => s.does(OFFENSE, attack(FOE)), [[12, 12]]],
  [
    'turn.surge-roll',
    'for a record and for Surges, once more after a 1',
    fight((scene) => {
      idle(scene);
      scene.turn(OFFENSE);
    }),
    (s) => s.does(OFFENSE, END),
    [
      [6, 6],
      [6, 6],
      [1, 6],
      [6, 6],
    ],
  ],
  [
    'leave.dodge',
    'to dodge',
    () => fight(ghoul)().does(OFFENSE, go(1, 1)),
    (s) => s.does(OFFENSE, dodge(FOE)),
    [[6, 6]],
  ],
  [
    'down.recover',
    'to recover, and for the Surges that follow',
    () => {
      const s = fight((scene) => {
        scene.hero('offense', 1, 2, { hitpoints: 0 });
        idle(scene);
        scene.turn(DEFENSE);
      })();
      return s.dice(3, 2).does(DEFENSE, END);
    },
    (s) => s.does(OFFENSE, RECOVER),
    [
      [1, 6],
      [6, 6],
    ],
  ],
  [
    'benefit.check-clause',
    'for a Last Effort',
    atTheBrink,
    (s) => s.does(OFFENSE, { type: 'survive', card: 'last-effort' }),
    [
      [6, 6],
      [4, 6],
    ],
  ],
  [
    'gen.three-dice',
    'behind a door: layout, monsters, Glow and the family',
    before,
    (s) => s.does(DEFENSE, open(DOOR)),
    [
      [20, 20],
      [6, 6],
      [4, 4],
      [6, 6],
    ],
  ],
  [
    'fit.dead-end-reroll',
    'again for a Dead End',
    exploring,
    (s) => s.does(OFFENSE, go(1, 0)),
    [
      [16, 20],
      [6, 6],
      [4, 4],
      [20, 20],
    ],
  ],
  [
    'patrol.wandering',
    'whether a Patrol wanders in, of which family and with which record',
    waiting,
    (s) => s.does(UTILITY, END_PHASE),
    [
      [1, 6],
      [6, 6],
      [6, 6],
    ],
  ],
];

test.each(MOMENTS)('[dice.set] [%s] %s', (_rule, _what, begin, act, dice) => {
  const faces = dice.map(([face]) => face);
  act(begin().dice(...faces)).finish();
  for (const [i, [, sides]] of dice.entries()) {
    const tooMany = faces.with(i, sides + 1);
    expect(() => act(begin().dice(...tooMany))).toThrow('rolls a die that the story has not scripted');
  }
});
