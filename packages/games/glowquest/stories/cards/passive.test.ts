import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { at, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, surges, UTILITY, who } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { cellar, dawn, IDLE } from '../scenes.ts';
import { attack, DONE, dodge, END, flee, go, use } from '../wishes.ts';

/** Offense at 1,2 with these cards; a Warboss before it and a Brute at 3,1. */
const holding =
  (cards: CardId[], left = 0, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.monster('orc-brute', 3, 1);
    more(scene);
    scene.turn(OFFENSE, left);
  };

test('[equip.max-hp-change] Tough: three more Hitpoints at most', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['tough'], hitpoints: 1 });
    scene.hero('defense', 4, 4, { hitpoints: 1 });
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.turn(OFFENSE);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).told('refreshed');
  expect([who(s, OFFENSE).hitpoints, who(s, DEFENSE).hitpoints]).toEqual([11, 10]);
  s.finish();
});

test('[move.amount] Quick: two more squares', () => {
  const s = story((scene) => {
    scene.floor([tile(1, 'passage', block(0, 0, 1, 15))]).hero('offense', 0, 0, { cards: ['quick'] });
    scene.monster('ghoul', 41, 41);
    scene.turn(OFFENSE, 1);
  });
  s.refused(OFFENSE, go(0, 10), 'move.amount').does(OFFENSE, go(0, 9)).finish();
});

test.each([
  ['nimble', 2, false],
  ['nimble', 3, true],
  ['soft-boots', 3, true],
] as const)('[leave.dodge] %s: a Dodge passes on 3, and a %i passes: %s', (card, die, passed) => {
  const s = story(holding([card], 1))
    .does(OFFENSE, go(1, 4))
    .dice(die)
    .does(OFFENSE, dodge(FOE))
    .told('dodged', { die, passed });
  s.finish();
});

test('[leave.dodge] Nimble and Soft Boots together are no better than one', () => {
  const s = story(holding(['nimble', 'soft-boots'], 1))
    .does(OFFENSE, go(1, 4))
    .dice(2)
    .does(OFFENSE, dodge(FOE))
    .told('dodged', { passed: false });
  s.finish();
});

test('[leave.flee] Sure Retreat: the first to be fled in a Turn costs nothing, the second does', () => {
  const s = story(holding(['sure-retreat'], 1, (scene) => scene.monster('ghoul', 0, 1)));
  s.does(OFFENSE, go(1, 4)).does(OFFENSE, flee(FOE)).does(OFFENSE, flee(5));
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[1, 4], ['unsteady 1 long']]);
  s.finish();
});

test('[attack.to-hit] Keen Eye: 1 more on every attack', () => {
  story(holding(['keen-eye']))
    .dice(6)
    .does(OFFENSE, attack(FOE))
    .told('hit', { total: 7, grit: 7 })
    .finish();
  story(holding([])).dice(6).does(OFFENSE, attack(FOE)).told('missed', { total: 6 }).finish();
});

test('[damage.fixed] Hard Hitter: 1 more against the first target, nothing against others', () => {
  const s = story(holding(['hard-hitter', 'wide-arc'], 2))
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'));
  s.told('harmed', { who: FOE, amount: 5 }).told('harmed', { who: OTHER, amount: 3 }).finish();
});

test('[damage.armor] [attack.hit-at-grit] Thick Hide and Defiant: 1 more Armor, 1 more Grit', () => {
  const hit = (die: number) =>
    story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['thick-hide', 'defiant'] });
      scene.monster('orc-brute', 2, 2);
      scene.turn(DEFENSE);
    })
      .dice(1, 2, die, 4)
      .does(DEFENSE, END);
  hit(8).told('hit', { total: 8, grit: 8 }).told('harmed', { who: OFFENSE, amount: 5, armored: 1, loss: 4 }).finish();
});

/** Defense ends its Turn, an idle monster has its own, and Offense rolls for Surges. */
const rolls = (cards: CardId[], ...dice: readonly number[]): GlowStory => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards });
    scene.monster('ghoul', 20, 20);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, ...dice)
    .does(DEFENSE, END)
    .finish();
  return s;
};

test('[turn.reroll-one] Energetic: a 2 is rolled again as well, once; a 3 stands', () => {
  rolls(['energetic'], 2, 2).told('surgesRolled', { who: OFFENSE, dice: [2, 2], surges: 2 }, 'turn.reroll-one');
  rolls(['energetic'], 1, 5).told('surgesRolled', { dice: [1, 5], surges: 5 });
  rolls(['energetic'], 3).told('surgesRolled', { dice: [3], surges: 3 });
  rolls([], 2).told('surgesRolled', { dice: [2], surges: 2 });
});

test('[turn.surges-lapse] Patient: up to two unspent Surges come with the next roll', () => {
  const waited = (left: number, cards: CardId[]) => {
    const s = story(
      (scene) => {
        cellar(scene).hero('offense', 1, 2, { cards });
        scene.monster('ghoul', 20, 20);
        scene.turn(0, left);
      },
      { heroes: 'offense' },
    );
    s.dice(...IDLE).does(0, END);
    return surges(s);
  };
  expect([waited(5, ['patient']), waited(1, ['patient']), waited(0, ['patient']), waited(5, [])]).toEqual([6, 5, 4, 4]);
});

test('[enc.start] Second Skin and Thorny: Shield 3 and Reflect 2 as the Encounter begins, on top of what is there', () => {
  const s = dawn(
    (scene) => {
      scene.hero('defense', 0, 0, { cards: ['second-skin'], shield: 1 });
      scene.hero('offense', 1, 0, { cards: ['thorny'] });
    },
    'orc-brute',
    DEFENSE,
  );
  s.dice(4).does(MONSTERS_SEAT, { type: 'setUp', at: sq(2, 2) });
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id))).toEqual([
    [10, 4, 0],
    [8, 0, 2],
    [12, 0, 0],
  ]);
  s.finish();
});

test('[heal.amount] Grim Harvest: 2 Hitpoints for every kill, by attack, pattern or dealt damage', () => {
  const s = story((scene) => {
    scene.glow(0, 2).hero('offense', 1, 2, { cards: ['grim-harvest', 'wide-arc'], hitpoints: 1 });
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.monster('ghoul', 3, 1, { hitpoints: 1 });
    scene.monster('ghoul', 3, 3);
    scene.monster('ghoul', 4, 4, { hitpoints: 3 });
    scene.turn(OFFENSE, 4);
  });
  s.does(OFFENSE, use('glow-lance', 6, sq(0, 2)));
  expect(body(s, OFFENSE)[0]).toBe(3);
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  expect(body(s, OFFENSE)[0]).toBe(7);
  s.finish();
  const burnt = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards: ['grim-harvest'], hitpoints: 1 });
    scene.monster('ghoul', 20, 20, { hitpoints: 1 });
    scene.monster('ghoul', 21, 21);
    scene.effect(FOE, 'ongoing', 1, { by: OFFENSE }).turn(OFFENSE);
  });
  burnt.dice(3, 3, 4).does(OFFENSE, END).told('died', { monster: FOE });
  expect(body(burnt, OFFENSE)[0]).toBe(1);
  burnt.finish();
});

test('[damage.fixed] Opportunist: 1 more where something ails the target as the damage is dealt', () => {
  const blow = (cards: CardId[], left: number, more: (scene: Scene) => void = () => undefined) =>
    story(holding(['opportunist', ...cards], left, more))
      .dice(9)
      .does(OFFENSE, attack(FOE));
  blow([], 0).told('harmed', { amount: 3 }).finish();
  blow([], 0, (scene) => scene.effect(FOE, 'grit', 2).effect(OTHER, 'weak', 1))
    .told('harmed', { amount: 3 })
    .finish();
  blow([], 0, (scene) => scene.effect(FOE, 'immobile', 0))
    .told('harmed', { amount: 4 })
    .finish();
  // What the attack itself brings counts.
  const trip = blow(['trip'], 1).does(OFFENSE, DONE).does(OFFENSE, use('trip')).told('harmed', { amount: 5 });
  trip.finish();
});
