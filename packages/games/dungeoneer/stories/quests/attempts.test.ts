import { expect, test } from 'vitest';
import { A, B, C, type Tale, tale } from '../scene.ts';

const attempt = (quest: string, form: 'melee' | 'magic' | 'speed' | null = null, price = 0) =>
  ({ type: 'attempt', quest, form, price }) as const;

/** Ilvane and Brunna on the Ossuary, with The Bone Bell as Ilvane's own, face down. */
const ossuary = (): Tale =>
  tale((s) => {
    s.lay('HD-M08', 0, 1);
    s.hero(A, { hero: 'HD-H2', space: 'HD-M08', points: 2, quests: ['HD-Q2'] });
    s.hero(B, { hero: 'HD-H1', space: 'HD-M08' }).turn(A);
  });

test('[quest.fail-hits-everyone] [quest.threat] [quest.reveal-on-attempt] a failed Threat hurts everybody there, and nobody else rolls (scenario 69)', () => {
  const s = ossuary().dice(2);
  s.does(A, attempt('HD-Q2', 'magic')).told('questShown', { seat: A, quest: 'HD-Q2' }, 'quest.reveal-on-attempt');
  s.told('threat', { seat: A, about: 'quest', source: 'HD-Q2', isOvercome: false }, 'quest.threat');
  s.told('wounded', { seat: A, by: 1 }, 'quest.fail-hits-everyone').told('wounded', { seat: B, by: 1 });
  expect([s.table.heroes[A]?.life, s.table.heroes[B]?.life, s.table.heroes[C]?.life]).toEqual([5, 5, 6]);
  s.finish();
});

test('[quest.first-attempt-free] [quest.retry-costs-one] [quest.progress-markers] a retry costs a point, a marker ends the attempts (scenario 69)', () => {
  const s = ossuary().dice(2, 3);
  s.does(A, attempt('HD-Q2', 'magic')).told('attempted', { isFree: true }, 'quest.first-attempt-free');
  s.does(A, attempt('HD-Q2', 'magic')).told('marked', { markers: 1, wanted: 4 }, 'quest.progress-markers');
  expect(s.table.heroes[A]?.points).toBe(1);
  s.refused(A, attempt('HD-Q2', 'magic'), 'quest.progress-markers');
  s.finish();
});

test('[quest.retry-costs-one] without a point there is no retry', () => {
  const s = ossuary().dice(1, 1, 1);
  for (let i = 0; i < 3; i++) s.does(A, attempt('HD-Q2', 'melee'));
  s.refused(A, attempt('HD-Q2', 'melee'), 'quest.retry-costs-one');
  s.finish();
});

test('[quest.personal-only-owner] a Quest that lies before somebody else is his alone (scenario 69)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M08', 0, 1).hero(A, { space: 'HD-M08', points: 2 });
    scene.hero(B, { quests: ['HD-Q2'] });
    scene.errand(B, 'HD-Q2');
  });
  s.refused(A, attempt('HD-Q2', 'melee'), 'quest.personal-only-owner');
});

test('[quest.global-anyone] what lies in the deck, or face down before another, nobody can attempt', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M08', 0, 1)
      .hero(A, { space: 'HD-M08', points: 2 })
      .hero(B, { quests: ['HD-Q2'] });
  });
  s.refused(A, attempt('HD-Q2', 'melee'), 'quest.global-anyone').refused(A, attempt('HD-Q7'), 'quest.global-anyone');
});

test('[quest.at-location] [quest.own-hero-phase] only there, and only in the Hero phase', () => {
  const s = tale((scene) => {
    scene.hero(A, { points: 2, quests: ['HD-Q2'] }).turn(A, 'lord');
  });
  s.refused(A, attempt('HD-Q2', 'melee'), 'quest.own-hero-phase');
  s.does(A, { type: 'endPhase' });
  const there = tale((scene) => scene.hero(A, { points: 2, quests: ['HD-Q2'] }));
  there.refused(A, attempt('HD-Q2', 'melee'), 'quest.at-location');
});

test('[quest.score-choice] the score is picked before the roll, among those that are named', () => {
  const s = tale((scene) => {
    scene.lay('HD-M05', 0, 1).hero(A, { space: 'HD-M05', points: 3, quests: ['HD-Q6'] });
  }).dice(6);
  s.does(A, { type: 'search', quest: 'HD-Q6' });
  s.refused(A, attempt('HD-Q6', 'melee'), 'quest.score-choice');
  s.finish();
});

test('[quest.artifact] [quest.turn-over] [quest.level-up] an Artifact raises a score for good (scenario 70)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M11', 0, 1, 'turned').hero(A, { hero: 'HD-H1', space: 'HD-M11', points: 1, quests: ['HD-Q4'] });
    scene.progress('HD-Q4', { markers: [2, 0, 0] });
  }).dice(5);
  s.does(A, attempt('HD-Q4', 'melee')).told('completed', { seat: A, count: 1 }, 'quest.turn-over');
  s.told('level', { seat: A, level: 2 }, 'quest.level-up');
  expect(s.table.heroes[A]).toMatchObject({ artifacts: ['HD-Q4'], level: 2 });
  expect(s.table.finished).not.toContain('HD-Q4');
  s.finish();
});

test('[quest.sacrifice] [quest.ends-hero-phase] [quest.reward] a price is paid and nothing is rolled (scenario 68)', () => {
  const poor = tale((scene) => {
    scene.lay('HD-M09', 0, 1).hero(A, { hero: 'HD-H2', space: 'HD-M09', glory: 10, quests: ['HD-Q5'] });
  });
  poor.refused(A, attempt('HD-Q5'), 'quest.sacrifice');
  const s = tale((scene) => {
    scene.lay('HD-M09', 0, 1);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M09', glory: 12, peril: 3, life: 4, hasMoved: true, quests: ['HD-Q5'] });
  });
  s.does(A, attempt('HD-Q5')).told('healed', { seat: A, life: 5 }, 'quest.reward');
  expect(s.table.heroes[A]).toMatchObject({ glory: 1, peril: 0, life: 5, level: 2 });
  s.told('phase', { phase: 'draw' });
  s.finish();
});

test('[core.win-three-quests] the third Quest wins at once, without a reward (scenario 74)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, 1).globals('HD-Q1').progress('HD-Q1', { wounds: 2 });
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M07', points: 2, done: ['HD-Q5', 'HD-Q6'] });
  }).dice(1, 5);
  s.does(A, attempt('HD-Q1'));
  s.does(B, { type: 'lead', form: 'melee' });
  expect(s.state.outcome).toEqual({ winners: 1 << A, rule: 'core.win-three-quests' });
  expect(s.table.heroes[A]?.glory).toBe(0);
  s.finish();
});
