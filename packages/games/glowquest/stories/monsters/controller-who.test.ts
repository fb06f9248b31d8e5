import { expect, test } from 'vitest';
import type { MonsterId } from '../../src/content/index.ts';
import { asked, body, DEFENSE, FOE, isGone, MONSTERS_SEAT, OFFENSE, OTHER, offered, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, sq, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, END, name } from '../wishes.ts';

/** These are in the cellar, and Defense ends its Turn; the record die is followed by Surges for monster and hero. */
function rolled(die: number, ...records: readonly MonsterId[]): GlowStory {
  const s = story((scene) => {
    cellar(scene).hero('defense', 1, 2);
    for (const [i, record] of records.entries()) scene.monster(record, 20 + (i % 2), 20 + Math.floor(i / 2));
    scene.turn(DEFENSE);
  });
  return s.dice(die, 2, 4).does(DEFENSE, END);
}

const UNDEAD = ['skeleton-spearman', 'ghoul', 'bone-chanter'] as const;

test.each([
  [1, 'skeleton-spearman'],
  [2, 'skeleton-spearman'],
  [3, 'ghoul'],
  [4, 'ghoul'],
  [5, 'bone-chanter'],
  [6, 'bone-chanter'],
] as const)('[ctrl.pick-record] without a leader a %i wakes a %s', (die, record) => {
  rolled(die, ...UNDEAD)
    .told('recordRolled', { die, record }, 'ctrl.pick-record')
    .finish();
});

test.each([
  [1, 'skeleton-spearman'],
  [2, 'ghoul'],
  [3, 'bone-chanter'],
  [4, 'champion-crypt-knight'],
  [5, 'champion-crypt-knight'],
  [6, 'champion-crypt-knight'],
] as const)('[ctrl.pick-record] with a leader a %i wakes a %s', (die, record) => {
  rolled(die, 'champion-crypt-knight', ...UNDEAD)
    .told('recordRolled', { die, record })
    .finish();
});

test('[ctrl.pick-record] a record without figures passes to the next: A, B, C, leader, A', () => {
  rolled(5, 'skeleton-spearman', 'ghoul').told('recordRolled', { record: 'skeleton-spearman' }).finish();
  rolled(1, 'ghoul', 'bone-chanter').told('recordRolled', { record: 'ghoul' }).finish();
  rolled(2, 'skeleton-spearman', 'champion-crypt-knight')
    .told('recordRolled', { record: 'champion-crypt-knight' })
    .finish();
  rolled(3, 'skeleton-spearman').told('recordRolled', { record: 'skeleton-spearman' }).finish();
});

/** A Patrol of Ghouls, of whom one has called. */
const called =
  (more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    cellar(scene).hero('defense', 1, 2);
    scene.monster('ghoul', 20, 20, { mayCall: true });
    scene.monster('ghoul', 21, 21, { mayCall: true });
    scene.encounter({ room: null, caller: OTHER });
    more(scene);
    scene.turn(DEFENSE);
  };

/** Figures are put on the first square that is as good as any. */
function setUpAll(s: GlowStory): GlowStory {
  while (asked(s)[0] === 'setUp') {
    const [x, y] = offered(s)[0] ?? [0, 0];
    s.does(MONSTERS_SEAT, { type: 'setUp', at: sq(x, y) });
  }
  return s;
}

test('[ctrl.pick-caller] [ctrl.1-reinforce] who has called acts next, without a die, and help arrives before its Surges', () => {
  const s = story(called())
    .does(DEFENSE, END)
    .silent('recordRolled')
    .silent('surgesRolled')
    .told('reinforced', { monster: OTHER });
  s.dice(2, 5);
  setUpAll(s).told('surgesRolled', { who: OTHER, surges: 2 });
  expect(s.table.monsters.map(({ record }) => record)).toEqual([
    'ghoul',
    'ghoul',
    'skeleton-spearman',
    'skeleton-spearman',
    'bone-chanter',
    'bone-chanter',
  ]);
  s.finish();
});

test('[ctrl.pick-caller] a dead caller calls nobody: the die is rolled again', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2);
    scene.monster('ghoul', 20, 20, { mayCall: true });
    scene.monster('ghoul', 2, 2, { mayCall: true, hitpoints: 1 });
    scene.encounter({ room: null, caller: OTHER }).turn(OFFENSE);
  });
  s.dice(9).does(OFFENSE, attack(OTHER)).told('callVoid', { monster: OTHER });
  expect(isGone(s, OTHER)).toBe(true);
  s.dice(3, 2, 4).does(OFFENSE, END).told('recordRolled', { record: 'ghoul' }).silent('reinforced').finish();
});

/** Ghouls, who prefer Utility, on these squares; Defense ends its Turn. Whom does the die wake? */
function woken(
  squares: readonly (readonly [number, number])[],
  more: (scene: Scene) => void = () => undefined,
): readonly [number, string] {
  const s = story((scene) => {
    cellar(scene).hero('defense', 0, 0);
    for (const [x, y] of squares) scene.monster('ghoul', x, y);
    more(scene);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 1, 4).does(DEFENSE, END);
  const chose = s.heard(0).find((event) => event.type === 'chose');
  return chose?.type === 'chose' ? [chose.monster, chose.why] : [-1, ''];
}

test('[ctrl.pick-figure] the one that can attack whom it prefers; else anybody; else come closer; else any', () => {
  const utility = (scene: Scene): void => void scene.hero('utility', 4, 4);
  // The first stands beside Defense; the second reaches Utility.
  expect(
    woken(
      [
        [1, 0],
        [4, 2],
      ],
      utility,
    ),
  ).toEqual([OTHER, 'preferred']);
  // Utility is away: whoever can attack anybody.
  const immobile = (scene: Scene): void => void scene.effect(FOE, 'immobile', 0);
  expect(
    woken(
      [
        [4, 0],
        [4, 4],
      ],
      immobile,
    ),
  ).toEqual([OTHER, 'any-hero']);
});

test('[ctrl.pick-figure] between equals: no movement, then the fewest squares, then the lowest number', () => {
  expect(
    woken([
      [4, 0],
      [1, 1],
    ]),
  ).toEqual([OTHER, 'any-hero']);
  expect(
    woken([
      [4, 4],
      [3, 0],
    ]),
  ).toEqual([OTHER, 'any-hero']);
  expect(
    woken([
      [3, 0],
      [0, 3],
    ]),
  ).toEqual([FOE, 'any-hero']);
  expect(
    woken([
      [1, 0],
      [0, 1],
    ]),
  ).toEqual([FOE, 'any-hero']);
});

test('[ctrl.pick-figure] one that can come closer goes before one that cannot', () => {
  const s = story(
    (scene) => {
      scene
        .floor([{ id: 1, kind: 'passage', cells: Array.from({ length: 30 }, (_, i) => sq(i, 0)) }])
        .hero('defense', 0, 0);
      scene.monster('ghoul', 20, 0);
      scene.monster('ghoul', 25, 0);
      scene.effect(FOE, 'immobile', 0).turn(DEFENSE);
    },
    { heroes: 'defense' },
  );
  s.dice(3, 2, 4).does(DEFENSE, END).told('chose', { monster: OTHER, why: 'closer' }, 'ctrl.pick-figure').finish();
  rolled(3, 'ghoul', 'ghoul').told('chose', { monster: FOE, why: 'anybody' }, 'ctrl.pick-figure').finish();
});

test('[ctrl.players-may-run] without a seat of their own the monsters’ open choices are for the hero whose Turn just ended', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 2, 1);
      scene.hero('offense', 1, 2);
      scene.hero('utility', 2, 3);
      scene.monster('champion-orc-berserker', 2, 2);
      scene.turn(DEFENSE);
    },
    { monsters: 'heroes' },
  );
  // The script does the rest: it attacks Offense, whom it prefers, and uses what it can.
  s.dice(4, 2, 12).does(DEFENSE, END).told('used', { who: FOE, benefit: 'red-cleave' });
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'victim', rule: 'pattern.cleave' }]);
  s.refused(UTILITY, name(DEFENSE), 'kernel.not-asked').dice(4).does(DEFENSE, name(UTILITY));
  expect([body(s, UTILITY)[0], body(s, DEFENSE)[0], who(s, OFFENSE).hitpoints]).toEqual([9, 10, 5]);
  s.finish();
});
