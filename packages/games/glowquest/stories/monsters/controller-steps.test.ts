import { expect, test } from 'vitest';
import { bears, DEFENSE, FOE, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END } from '../wishes.ts';

const [M2, M3] = [4, 5] as const;

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

test('[ctrl.2-surges] a monster rolls for Surges and adds those for the Alert and for a small party', () => {
  const rolled = (heroes: string, cleared: number) => {
    const s = story(
      (scene) => {
        cellar(scene).hero('defense', 1, 2);
        scene.monster('ghoul', 20, 20);
        scene.table.roomsCleared = cleared;
        scene.turn(DEFENSE);
      },
      { heroes },
    );
    return s.dice(3, 3, 4).does(DEFENSE, END);
  };
  const all = 'defense,offense,utility';
  rolled(all, 1).told('surgesRolled', { who: FOE, dice: [3], bonus: 0, surges: 3 }, 'ctrl.2-surges');
  rolled(all, 3).told('surgesRolled', { who: FOE, dice: [3], bonus: 1, surges: 4 }, 'scale.alert');
  rolled('defense,utility', 4).told('surgesRolled', { who: FOE, dice: [3], bonus: 3, surges: 6 }, 'scale.alert');
  rolled('defense', 0).told('surgesRolled', { who: FOE, dice: [3], bonus: 2, surges: 5 }, 'scale.surge-bonus');
});

test('[ctrl.3-call] who can call and has 3 Surges calls before anything else', () => {
  const patrol = (die: number, hasCalled = false, mayCall = true) =>
    after(
      (scene) => {
        scene.hero('defense', 1, 2);
        scene.monster('ghoul', 2, 2, { mayCall });
        scene.encounter({ room: null, hasCalled });
        scene.effect(FOE, 'ongoing', 2);
      },
      3,
      die,
      1,
      4,
    );
  expect(used(patrol(4).told('used', { who: FOE }, 'ctrl.3-call'))).toEqual(['reinforcements']);
  expect(patrol(4).told('called', { monster: FOE }).table.encounter?.caller).toBe(FOE);
  expect([used(patrol(2)), used(patrol(4, true)), used(patrol(4, false, false))]).toEqual([
    ['shake-off'],
    ['shake-off'],
    ['shake-off'],
  ]);
});

test('[ctrl.4-shake-off] Ongoing of 2 or more is shaken off, if there are 2 Surges', () => {
  const burning = (n: number, ...surgeDice: readonly number[]) =>
    after(
      (scene) => {
        scene.hero('defense', 1, 2);
        scene.monster('orc-brute', 2, 2);
        scene.effect(FOE, 'unsteady', 4).effect(FOE, 'ongoing', n);
      },
      1,
      ...surgeDice,
      1,
      4,
    );
  const s = burning(3, 2).told('used', { who: FOE }, 'ctrl.4-shake-off');
  expect([used(s), bears(s, FOE), who(s, FOE).hitpoints]).toEqual([
    ['shake-off'],
    ['unsteady 4 long', 'ongoing 1 long'],
    5,
  ]);
  s.finish();
  expect([used(burning(1, 2)), used(burning(3, 1, 1))]).toEqual([[], []]);
});

test('[ctrl.5-first-benefits] what is marked First comes before the attack, if a Surge is left for a Move that is needed', () => {
  const drum = (x: number, die: number) =>
    after(
      (scene) => {
        scene.hero('defense', 1, 2);
        scene.monster('goblin-drummer', x, 2);
        scene.monster('goblin-archer', 4, 0);
        scene.monster('goblin-archer', 4, 4);
      },
      5,
      die,
      1,
      4,
    );
  const near = drum(2, 2);
  expect([used(near), bears(near, M2), bears(near, M3)]).toEqual([
    ['war-beat'],
    ['damage 1 short'],
    ['damage 1 short'],
  ]);
  expect(near.heard(0).findIndex(({ type }) => type === 'used')).toBeLessThan(
    near.heard(0).findIndex(({ type }) => type === 'attackDeclared'),
  );
  near.finish();
  expect([used(drum(4, 3)), used(drum(4, 2))]).toEqual([['war-beat', 'move'], ['move']]);
});
