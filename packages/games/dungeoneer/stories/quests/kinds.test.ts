import { expect, test } from 'vitest';
import { A, B, C, tale } from '../scene.ts';

const attempt = (quest: string, form: 'melee' | 'magic' | 'speed' | null = null) =>
  ({ type: 'attempt', quest, form, price: 0 }) as const;

test('[quest.search-roll] [quest.search-found] [quest.search-repeat] distance helps, and a find opens the free attempt (scenario 30)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).lay('HD-M05', 0, 2);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M05', points: 2, quests: ['HD-Q6'] });
  }).dice(4, 5, 3);
  const idle = tale((scene) => scene.lay('HD-M02', 0, 1).hero(A, { space: 'HD-M02', points: 0, quests: ['HD-Q6'] }));
  idle.refused(A, { type: 'search', quest: 'HD-Q6' }, 'quest.search-repeat');
  s.refused(A, attempt('HD-Q6', 'magic'), 'quest.search-found');
  s.does(A, { type: 'search', quest: 'HD-Q6' }).told(
    'searched',
    { face: 4, distance: 2, isFound: false },
    'quest.search-roll',
  );
  expect(s.table.errands[A]).toEqual([{ quest: 'HD-Q6', isUp: true }]);
  s.does(A, { type: 'search', quest: 'HD-Q6' }).told('searched', { face: 5, isFound: true });
  s.told('paid', { seat: A, what: 'points', amount: 1, now: 0 }, 'quest.search-roll');
  expect(s.table.heroes[A]?.points).toBe(0);
  s.does(A, attempt('HD-Q6', 'magic')).told('marked', { markers: 1, wanted: 3 });
  s.refused(A, attempt('HD-Q6', 'magic'), 'quest.progress-markers');
  s.finish();
});

test('[quest.search-roll] a search is for the kind of space that the card names', () => {
  const s = tale((scene) => {
    scene.lay('HD-M09', 0, 1).hero(A, { space: 'HD-M09', points: 2, quests: ['HD-Q6'] });
  });
  s.refused(A, { type: 'search', quest: 'HD-Q6' }, 'quest.search-roll');
});

test('[quest.search-expires] what was found is lost with the turn', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).mapDeck();
    scene.hero(A, { space: 'HD-M02', points: 2, quests: ['HD-Q6'] });
  }).dice(6);
  s.does(A, { type: 'search', quest: 'HD-Q6' });
  for (let guard = 0; guard < 40 && s.state.agenda[1]?.kind === 'turn'; guard++) {
    const [asked] = s.state.asks.filter(({ wait }) => wait !== 'none');
    if (asked === undefined) break;
    if (asked.seat === A && asked.question.kind === 'choice' && asked.question.phase === 'hero' && guard > 6) break;
    s.does(asked.seat, asked.question.kind === 'save' ? { type: 'save', saves: false } : { type: 'endPhase' });
  }
  s.refused(A, attempt('HD-Q6', 'magic'), 'quest.search-found');
  s.finish();
});

test('[quest.chance] [quest.chance-sequence] one step at a time, and no more in this turn (scenario 31)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 0, 1).hero(A, { space: 'HD-M04', points: 2, quests: ['HD-Q7'] });
    scene.progress('HD-Q7', { markers: [2, 0, 0] });
  }).dice(1, 3, 4);
  s.does(A, attempt('HD-Q7')).told('marked', { markers: 3, wanted: 4 });
  s.refused(A, attempt('HD-Q7'), 'quest.progress-markers');
  s.finish();
});

test('[quest.chance-sequence] without the next number a retry costs a point (scenario 31)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 0, 1).hero(A, { space: 'HD-M04', points: 1, hasMoved: true, quests: ['HD-Q7'] });
    scene.progress('HD-Q7', { markers: [3, 0, 0] });
  }).dice(1, 1, 5, 1, 1, 4);
  s.does(A, attempt('HD-Q7')).told('chance', { isMet: false, wanted: 4 }, 'quest.chance-sequence');
  s.does(A, attempt('HD-Q7')).told('completed', { seat: A, quest: 'HD-Q7' });
  expect(s.table.heroes[A]).toMatchObject({ points: 0, glory: 3, level: 2 });
  s.finish();
});

test('[quest.slay-monster-first] [quest.slay-wounds-stay] [quest.slay-once-per-turn] [quest.slay-no-pack] the monster strikes first, and its wounds stay (scenario 28)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, 1).globals('HD-Q1').progress('HD-Q1', { wounds: 1 });
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M07', points: 2 });
  }).dice(3, 6, 4, 5);
  s.does(A, attempt('HD-Q1'));
  expect(s.asked()).toContainEqual({ seat: B, kind: 'lead', rule: 'quest.slay-left-neighbour' });
  s.refused(B, { type: 'lead', form: 'magic' }, 'combat.a-standard-symbol');
  s.does(B, { type: 'lead', form: 'melee' }).told('foeHurt', { quest: 'HD-Q1', left: 1 }, 'quest.slay-wounds-stay');
  s.does(A, { type: 'challenge', hero: null, foe: 0, form: 'magic', minion: null, isTipping: false });
  s.told('tied');
  expect(s.table.heroes[A]).toMatchObject({ points: 1, glory: 0, hasAttacked: true });
  s.refused(A, attempt('HD-Q1'), 'quest.slay-once-per-turn');
  s.finish();
});

test('[quest.slay-complete] [quest.global-anyone] whoever deals the last wound completes it (scenario 28)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, 1).globals('HD-Q1').progress('HD-Q1', { wounds: 2 });
    scene.hero(C, { hero: 'HD-H1', space: 'HD-M07', points: 2, life: 5, hasMoved: true }).turn(C);
  }).dice(1, 4);
  s.refused(C, attempt('HD-Q5'), 'quest.global-anyone').does(C, attempt('HD-Q1'));
  s.does(A, { type: 'lead', form: 'melee' }).told('completed', { seat: C, quest: 'HD-Q1' });
  expect(s.table.heroes[C]).toMatchObject({ glory: 4, life: 6, level: 2 });
  expect(s.table.globals).not.toContain('HD-Q1');
  s.finish();
});

test('[quest.effect-global] [quest.effect-personal] an Effect Quest works on all, or on its owner alone (scenario 32)', () => {
  const reset = (isGlobal: boolean, seat: number) =>
    tale(
      (scene) => {
        scene.mapDeck();
        scene.hero(seat, { glory: 2 }).turn(seat, 'reset');
        if (isGlobal) scene.globals('HW-Q7');
        else scene.errand(B, 'HW-Q7');
      },
      { sets: 'HW' },
    ).table.heroes[seat]?.glory;
  expect([reset(true, A), reset(true, B), reset(false, A), reset(false, B)]).toEqual([1, 1, 2, 1]);
});

test('[quest.recycle] [quest.recycled-clean] completed Quests come back when nothing else is left (scenario 33)', () => {
  const s = tale((scene) => {
    scene.mapDeck().questDeck();
    scene.table.finished = ['HD-Q5'];
    scene.progress('HD-Q5', { markers: [1, 0, 0] });
    scene.hero(A, { points: 0, hasMoved: true });
  });
  s.does(A, { type: 'endPhase' }).told('recycled', { count: 1 }, 'quest.recycle');
  expect(s.table.globals).toEqual(['HD-Q5']);
  expect(s.table.progress).toEqual([]);
  s.finish();
});

test('[quest.recycle] what was completed in this turn does not come back at its end (scenario 33)', () => {
  const s = tale((scene) => {
    scene.mapDeck().questDeck();
    scene.table.fresh = ['HD-Q5'];
    scene.hero(A, { points: 0, hasMoved: true });
  });
  s.does(A, { type: 'endPhase' }).silent('recycled');
  expect([s.table.globals, s.table.finished]).toEqual([[], ['HD-Q5']]);
  s.finish();
});

test('[quest.progress-markers] [quest.search-repeat] after a marker there is no search in this turn, on another space neither', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M02', 0, 1)
      .lay('HD-M06', 0, -1)
      .hero(A, { hero: 'HD-H2', space: 'HD-M02', points: 4, quests: ['HD-Q6'] });
  }).dice(6, 6);
  s.does(A, { type: 'search', quest: 'HD-Q6' }).does(A, attempt('HD-Q6', 'magic')).told('marked', { markers: 1 });
  s.does(A, { type: 'move', side: 'south' }).does(A, { type: 'move', side: 'south' });
  expect(s.table.heroes[A]).toMatchObject({ space: 'HD-M06', points: 1 });
  s.refused(A, { type: 'search', quest: 'HD-Q6' }, 'quest.progress-markers').finish();
});

test('[quest.recycle] as long as a Global Quest lies open, none comes back', () => {
  const s = tale((scene) => {
    scene.mapDeck().globals('HD-Q7').questDeck('HD-Q6').hero(A, { points: 0, hasMoved: true });
    scene.table.finished = ['HD-Q5'];
  });
  s.does(A, { type: 'endPhase' }).silent('recycled');
  expect([s.table.globals, s.table.questDeck, s.table.finished]).toEqual([['HD-Q7'], ['HD-Q6'], ['HD-Q5']]);
});
