import { expect, test } from 'vitest';
import { tokensLying } from '../../src/queries/quests.ts';
import { heroScore } from '../../src/queries/scores.ts';
import { A, B, type Scene, type Tale, tale } from '../scene.ts';

const quest = 'HD-Q3';

test('[quest.escort-take] [quest.escort-global-becomes-personal] [quest.escort-burden] who takes the token makes the Quest his own (scenario 29)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M10', 0, 1).globals(quest).questDeck('HD-Q5');
    scene.hero(A, { hero: 'HD-H1', space: 'HD-M10' });
  });
  s.does(A, { type: 'takeToken', quest }).told(
    'becamePersonal',
    { seat: A, quest },
    'quest.escort-global-becomes-personal',
  );
  expect(s.table.globals).toEqual(['HD-Q5']);
  expect(s.table.errands[A]).toEqual([{ quest, isUp: true }]);
  expect(heroScore(s.table, A, 'speed')).toBe(1);
  s.finish();
});

test('[quest.escort-burden] [reset.movement-is-speed] the burden is felt in the next Reset phase (scenarios 29 and 67)', () => {
  const reset = (set: (scene: Scene) => void): Tale =>
    tale((scene) => {
      scene.mapDeck().hero(A, { hasMoved: true }).hero(B, { hero: 'HD-H1' });
      set(scene);
    }).does(A, { type: 'endPhase' });
  const s = reset((scene) => scene.errand(B, quest).progress(quest, { token: 'card' }));
  s.told('points', { seat: B, by: 1 }, 'quest.escort-burden').finish();
  reset((scene) => scene.errand(B, quest).progress(quest, { token: 'HD-M01' })).told(
    'points',
    { seat: B, by: 2 },
    'reset.movement-is-speed',
  );
});

test('[quest.escort-pick-up] [quest.escort-drop] a token that is carried lies nowhere', () => {
  const s = tale((scene) => scene.lay('HD-M03', 1, 0).errand(A, quest).progress(quest, { token: 'card' }));
  expect(tokensLying(s.view(B))).toEqual([]);
  s.does(A, { type: 'dropToken', quest });
  expect(tokensLying(s.view(B))).toEqual([[quest, 'HD-M01']]);
});

test('[quest.escort-take] only at the first location', () => {
  const s = tale((scene) => scene.hero(A, { quests: [quest] }));
  s.refused(A, { type: 'takeToken', quest }, 'quest.escort-take');
});

test('[quest.escort-steal] [combat.hero-hit-choice] a hit may take the Quest instead of wounding (scenario 29)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M10', 0, 1).progress(quest, { token: 'card' });
    scene.hero(A, { hero: 'HD-H3', space: 'HD-M10', points: 1, quests: ['HD-Q5', 'HD-Q6'] });
    scene.hero(B, { hero: 'HD-H1', space: 'HD-M10' });
    scene.errand(B, quest);
  }).dice(4, 3);
  s.does(A, { type: 'challenge', hero: B, foe: null, form: 'speed', minion: null, isTipping: false });
  s.does(A, { type: 'steal', quest }).told('stole', { seat: A, from: B, quest }, 'quest.escort-steal');
  expect(s.table.errands[A]).toHaveLength(3);
  expect(s.table.heroes[B]?.life).toBe(6);
  expect(heroScore(s.table, B, 'speed')).toBe(2);
  s.finish();
});

test('[quest.escort-drop] [quest.escort-pick-up] a dropped token lies there for anybody (scenario 72)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M03', 1, 0).progress(quest, { token: 'card' });
    scene.hero(A, { hero: 'HD-H1', space: 'HD-M03' });
    scene.errand(A, quest);
  });
  s.does(A, { type: 'dropToken', quest }).told('droppedToken', { seat: A }, 'quest.escort-drop');
  expect(heroScore(s.table, A, 'speed')).toBe(2);
  expect(s.table.errands[A]).toEqual([{ quest, isUp: true }]);
  s.does(A, { type: 'pickUp', quest }).told('pickedUp', { seat: A }, 'quest.escort-pick-up');
  s.finish();
});

test('[quest.escort-drop] while a token lies nobody can put a new one on the card (scenario 72)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M10', 0, 1).progress(quest, { token: 'HD-M01' });
    scene.hero(A, { space: 'HD-M10' });
    scene.errand(A, quest);
  });
  s.refused(A, { type: 'takeToken', quest }, 'quest.escort-drop');
  s.refused(A, { type: 'pickUp', quest }, 'quest.escort-pick-up');
});

test('[quest.escort-pick-up] [quest.escort-deliver] whoever picks it up takes the card, and delivers it (scenario 72)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M08', 0, 1).progress(quest, { token: 'HD-M08' });
    scene.hero(A, { hero: 'HD-H3', space: 'HD-M08', life: 5, hasMoved: true });
    scene.errand(B, quest);
  });
  s.does(A, { type: 'pickUp', quest });
  expect(s.table.errands[B]).toEqual([]);
  s.refused(A, { type: 'dropToken', quest }, 'quest.escort-drop');
  s.does(A, { type: 'deliver', quest }).told('completed', { seat: A, quest });
  expect(s.table.heroes[A]).toMatchObject({ glory: 2, life: 6, level: 2 });
  s.finish();
});

test('[quest.escort-deliver] only at the other location, with the token on the card', () => {
  const s = tale((scene) => {
    scene.progress(quest, { token: 'card' });
    scene.errand(A, quest);
  });
  s.refused(A, { type: 'deliver', quest }, 'quest.escort-deliver');
});
