import { expect, test } from 'vitest';
import { heroScore, heroSign } from '../../src/queries/scores.ts';
import { cast } from '../cast.ts';
import { A, AIM, allPass, B, type Having, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { attackOn } from '../telling.ts';
import '../test-cards.ts';

const scores = (having: Having, set: (scene: Scene) => void = () => {}, sets = 'HD'): readonly number[] => {
  const s = tale(
    (scene) => {
      scene.hero(A, having);
      set(scene);
      scene.turn(A);
    },
    { sets },
  );
  s.finish();
  return (['melee', 'magic', 'speed'] as const).map((form) => heroScore(s.table, A, form));
};

test('[comp.scores-by-level] scores are read from the row of the level', () => {
  expect(scores({ hero: 'HD-H1', level: 1 })).toEqual([3, 1, 2]);
  expect(scores({ hero: 'HD-H1', level: 2 })).toEqual([4, 1, 3]);
  expect(scores({ hero: 'HD-H1', level: 3 })).toEqual([4, 2, 3]);
  // Beyond the last row the last one counts.
  expect(scores({ hero: 'HD-H1', level: 5 })).toEqual([4, 2, 3]);
  expect(scores({ hero: 'ED-H1', level: 6 }, () => {}, 'ED')).toEqual([5, 3, 4]);
});

test('[comp.score-order] what has a minimum comes last and takes nothing below it (scenario 67)', () => {
  const burdened = (hero: string) =>
    scores({ hero, quests: ['HD-Q3'], banes: [{ card: 'HD-A16', by: B }] }, (scene) =>
      scene.progress('HD-Q3', { token: 'card' }),
    );
  expect(burdened('HD-H3')[2]).toBe(1);
  expect(burdened('HD-H2')[2]).toBe(1);
});

test('[comp.score-order] one Reset with token and Shoes (scenario 67)', () => {
  const s = tale((scene) => {
    scene.mapDeck().progress('HD-Q3', { token: 'card' });
    scene.hero(A, { hero: 'HD-H3', quests: ['HD-Q3'], banes: [{ card: 'HD-A16', by: B }] }).turn(A, 'reset');
  });
  expect(heroIn(s, A).points).toBe(1);
  s.finish();
});

test('[comp.score-order] no score is below 0, and a score below the minimum is not lifted to it', () => {
  const brands = [{ card: 'ED-A17', by: B }];
  expect(scores({ hero: 'HD-H3', banes: brands })).toEqual([0, 0, 3]);
  // Speed 3 − 1 − 1 − 1 − 1 for test Banes, then the Shoes: 0 stays 0.
  const drag = ['T-DRAG1', 'T-DRAG2', 'T-DRAG3'].map((card) => ({ card, by: B }));
  expect(scores({ hero: 'HD-H3', banes: [...drag, { card: 'HD-A16', by: B }] })[2]).toBe(0);
});

test('[comp.totals] a total is die, score and what is added to it; it has no limit', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1);
    const readied = ['HD-A03', 'HD-A10', 'ED-A14', 'LD-A03'];
    scene.hero(A, { hero: 'HD-H1', level: 3, space: 'HD-M04', points: 1, readied }).turn(A);
  });
  // 6 + Speed 3 and 1 more + Threat +1, +1, +2, and Stone-Sense +1.
  s.dice(6).does(A, { type: 'move', side: 'south' }).told('threat', { total: 15, number: 6, isOvercome: true });
  s.finish();
});

test('[comp.totals] so is an attack, and the answer to it', () => {
  const s = cast(
    { a: { level: 3, points: 1, readied: ['HW-A12'] }, b: { readied: ['HW-A07'], glory: 9, hand: ['HW-A02'] } },
    { set: 'HW' },
  );
  // 6 + Speed 3 + the bow; 5 + Speed 2 + the discipline.
  s.dice(6, 5)
    .does(A, attackOn({ hero: B }, 'speed'))
    .does(B, { type: 'pass' });
  s.told('attackRolled', { total: 10 }).told('counterRolled', { total: 9 });
  expect(waiting(s)).toMatchObject([{ seat: B, rule: 'time.wounds-pending' }]);
  s.finish();
  s.does(B, { type: 'pass' }).told('wounded', { seat: B, by: 1 });
});

test('[comp.totals] what helps with attacks does not help with Threats', () => {
  const s = tale(
    (scene) => {
      scene
        .lay('HW-M10', 0, -1, 'turned')
        .hero(A, { hero: 'HW-H1', points: 1, readied: ['HW-A12', 'HW-A07'] })
        .turn(A);
    },
    { sets: 'HW' },
  );
  s.dice(1).does(A, { type: 'move', side: 'south' }).told('threat', { total: 3, number: 5, isOvercome: false });
  allPass(s).finish();
});

test('[comp.life-cap] healing never lifts above the printed number', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'HD-H1', glory: 2, life: 5, hand: ['HD-A02'] }).turn(A));
  s.does(A, { type: 'play', card: 'HD-A02', isUsedNow: false, ...AIM }).told('healed', { by: 1, life: 6 });
  s.finish();
});

test('[fx.empty-effect] a card may be played although it changes nothing', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hero: 'HD-H1', glory: 2, hand: ['HD-A02', 'HD-A17'] })
      .hero(B, { peril: 2 })
      .turn(A);
  });
  s.does(A, { type: 'play', card: 'HD-A02', isUsedNow: false, ...AIM }).silent('healed');
  expect(heroIn(s, A)).toMatchObject({ glory: 0, life: 6 });
  const poor = tale((scene) =>
    scene
      .hero(A, { hand: ['HD-A17'] })
      .hero(B, { peril: 2 })
      .turn(A, 'lord'),
  );
  poor.does(A, { type: 'bane', card: 'HD-A17', payer: B, target: B, host: null }).silent('glory');
  expect(heroIn(poor, B)).toMatchObject({ glory: 0, peril: 0 });
  poor.finish();
});

test('[comp.tracker-no-maximum] a loss takes what is there, a cost must be paid in full, and nothing has an upper limit', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hand: ['HD-A17'] })
      .hero(B, { peril: 2, glory: 2 })
      .turn(A, 'lord');
  });
  s.does(A, { type: 'bane', card: 'HD-A17', payer: B, target: B, host: null }).told('glory', { by: -2, now: 0 });
  expect(heroIn(s, B)).toMatchObject({ glory: 0, peril: 0 });
  const rich = tale((scene) => scene.lay('HD-M07', 0, -1).hero(A, { points: 1, glory: 9_998, peril: 9_998 }).turn(A));
  rich.does(A, { type: 'move', side: 'south' });
  expect(heroIn(rich, A)).toMatchObject({ glory: 10_000, peril: 10_001 });
  rich.finish();
});

test('[comp.control] [fx.you-is-controller] a Bane does what its player chooses, and is his when it works on another', () => {
  const s: Tale = tale((scene) => {
    scene
      .lay('HD-M02', 0, 1)
      .hero(A, { hand: ['HD-A18'] })
      .hero(B, { peril: 2 })
      .turn(A, 'lord');
  });
  s.does(A, { type: 'bane', card: 'HD-A18', payer: B, target: null, host: null });
  expect(s.state.asks.find(({ question }) => question.kind === 'shift')).toMatchObject({ seat: A });
  s.finish();
});

test('[comp.scores-by-level] the symbols of a form come with the card', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'HD-H1' }));
  expect((['melee', 'magic', 'speed'] as const).map((form) => heroSign(s.table, A, form))).toEqual([
    'attack',
    'counter',
    'counter',
  ]);
});
