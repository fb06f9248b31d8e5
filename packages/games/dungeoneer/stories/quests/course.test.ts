import { expect, test } from 'vitest';
import { heroScore } from '../../src/queries/scores.ts';
import { A, B, C, heroIn, opening, type Scene, type Tale, tale } from '../scene.ts';
import { asked, END, play } from '../telling.ts';

const attempt = (quest: string, form: 'melee' | 'magic' | 'speed' | null = null) =>
  ({ type: 'attempt', quest, form, price: 0 }) as const;

/** A stands where The Pledge is paid, with the Glory for it, and draws nothing but what is named. */
const payer = (set: (scene: Scene) => void = () => undefined, given = {}): Tale =>
  tale((scene) => {
    scene.lay('HD-M09', 0, 1).mapDeck().questDeck().globals('HD-Q5');
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M09', glory: 11, life: 5, hasMoved: true });
    set(scene);
  }, given);

test('[quest.voluntary] coming to the place does nothing by itself', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).hero(A, { points: 2, quests: ['HD-Q6'] });
  });
  s.does(A, { type: 'move', side: 'north' }).silent('questShown').silent('attempted');
  expect([asked(s), s.table.errands[A]]).toEqual(['A hero', [{ quest: 'HD-Q6', isUp: false }]]);
  s.finish();
});

test('[quest.new-global] [quest.global-anyone] the next one is turned up after the reward', () => {
  const s = payer((scene) => scene.questDeck('HD-Q7'));
  s.does(A, attempt('HD-Q5')).told('globalTurned', { quest: 'HD-Q7' }, 'quest.new-global');
  const types = s.heard(C).map(({ type }) => type);
  expect(types.indexOf('globalTurned')).toBeGreaterThan(types.indexOf('healed'));
  expect(s.table.globals).toEqual(['HD-Q7']);
  s.finish();
});

test('[quest.personal-not-renewed] [quest.completed-out-of-play] nothing takes the place of a Quest of one’s own', () => {
  const s = payer((scene) => {
    scene.globals('HD-Q1').questDeck('HD-Q7');
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M09', glory: 11, hasMoved: true, quests: ['HD-Q5'] });
  });
  s.does(A, attempt('HD-Q5')).silent('globalTurned').silent('questDealt');
  expect([s.table.errands[A], s.table.globals, s.table.finished]).toEqual([[], ['HD-Q1'], ['HD-Q5']]);
  expect(s.view(B).finished).toEqual(['HD-Q5']);
  s.finish();
});

test('[quest.completed-out-of-play] [quest.effect-global] an Effect ends with its Quest (scenario 32)', () => {
  const s = tale(
    (scene) => {
      scene
        .lay('HW-M07', 0, -1)
        .mapDeck()
        .questDeck()
        .globals('HW-Q7')
        .progress('HW-Q7', { markers: [0, 3, 0] });
      scene.hero(B, { hero: 'HW-H1', space: 'HW-M07', life: 5, points: 0, hasMoved: true });
      scene.hero(C, { glory: 2 }).hero(A, { glory: 2 }).turn(B);
    },
    { sets: 'HW' },
  );
  s.dice(6).does(B, attempt('HW-Q7', 'melee')).told('completed', { seat: B, quest: 'HW-Q7' });
  expect(heroIn(s, B)).toMatchObject({ glory: 4, life: 6, level: 2 });
  s.told('began', { seat: C }).silent('recycled');
  expect([heroIn(s, C).glory, heroIn(s, A).glory]).toEqual([2, 2]);
  s.finish();
});

test('[quest.effect-global] [quest.effect-personal] [comp.tracker-no-maximum] what was lost is told by the rule (scenario 32)', () => {
  const reset = (set: (scene: Scene) => void): Tale => {
    const s = tale(
      (scene) => {
        scene.mapDeck().hero(A, { points: 0, hasMoved: true }).hero(B, { glory: 1 });
        set(scene);
      },
      { sets: 'HW' },
    );
    return s.does(A, END);
  };
  reset((scene) => scene.globals('HW-Q7')).told('glory', { seat: B, by: -1, now: 0 }, 'quest.effect-global');
  reset((scene) => scene.errand(B, 'HW-Q7')).told('glory', { seat: B, by: -1 }, 'quest.effect-personal');
  reset((scene) => scene.errand(A, 'HW-Q7')).silent('glory');
  const poor = reset((scene) => scene.globals('HW-Q7').hero(B, { glory: 0 })).silent('glory');
  expect(heroIn(poor, B).glory).toBe(0);
});

test('[quest.effect-revealed] an Effect Quest is dealt face up, any other face down', () => {
  const s = opening({ sets: 'HW' }, 'ravens').dice(6, 1, 2).does(A, { type: 'begin' });
  const up = s.table.errands.flat().filter(({ isUp }) => isUp);
  expect(up).toEqual([{ quest: 'HW-Q7', isUp: true }]);
  s.told('questDealt', { quest: 'HW-Q7' }, 'quest.effect-revealed').finish();
});

test('[quest.turn-over] in a game of one grade a Quest is a Quest, whatever the grade', () => {
  const s = tale(
    (scene) => {
      scene
        .lay('ED-M06', 0, -1)
        .globals('ED-Q7')
        .progress('ED-Q7', { markers: [3, 0, 0] });
      scene.hero(A, { hero: 'ED-H1', level: 6, space: 'ED-M06', points: 1 });
    },
    { sets: 'ED' },
  );
  s.dice(6).does(A, { type: 'attempt', quest: 'ED-Q7', form: 'melee', price: 0 });
  s.told('completed', { seat: A, quest: 'ED-Q7', count: 1 }, 'quest.turn-over');
});

test('[quest.recycle] [quest.recycled-clean] [quest.recycled-again] a Quest comes back, and may be done once more (scenario 33)', () => {
  const s = payer((scene) => scene.hero(B, { hasMoved: true }).hero(C, { hasMoved: true }));
  s.does(A, attempt('HD-Q5')).silent('recycled');
  expect([s.table.globals, heroIn(s, A).done]).toEqual([[], ['HD-Q5']]);
  s.does(B, END).does(B, END).does(B, { type: 'save', saves: false });
  s.told('recycled', { count: 1 }, 'quest.recycle').told('globalTurned', { quest: 'HD-Q5' }, 'quest.recycled-again');
  expect([s.table.globals, heroIn(s, A).done, s.table.progress]).toEqual([['HD-Q5'], ['HD-Q5'], []]);
  const again = payer((scene) => {
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M09', glory: 11, hasMoved: true, done: ['HD-Q5'], level: 2 });
    scene.globals('HD-Q5');
  });
  again.does(A, attempt('HD-Q5')).told('completed', { count: 2 }).told('level', { level: 3 }, 'quest.level-up');
  expect(heroIn(again, A).done).toEqual(['HD-Q5', 'HD-Q5']);
  again.finish();
});

test('[quest.recycle] by house rule the place stays empty (scenario 33)', () => {
  const s = payer((scene) => scene.hero(B, { hasMoved: true }), { noQuestRecycling: true });
  s.does(A, attempt('HD-Q5')).does(B, END).does(B, END).does(B, { type: 'save', saves: false }).silent('recycled');
  expect(s.table.globals).toEqual([]);
});

test('[quest.artifact] [quest.artifact-no-treasure] an Artifact helm beside a Treasure helm, with every slot full (scenarios 16 and 70)', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M11', 0, 1, 'turned')
      .mapDeck()
      .questDeck()
      .progress('HD-Q4', { markers: [2, 0, 0] });
    scene.hero(A, {
      hero: 'HD-H1',
      space: 'HD-M11',
      points: 1,
      hasMoved: true,
      quests: ['HD-Q4'],
      readied: ['HD-A08', 'HD-A11', 'HD-A12'],
    });
  });
  const before = heroScore(s.table, A, 'melee');
  s.dice(5).does(A, attempt('HD-Q4', 'melee'));
  expect(asked(s)).toBe('A save');
  expect(heroIn(s, A)).toMatchObject({ artifacts: ['HD-Q4'], readied: { length: 3 }, level: 2 });
  expect(heroScore(s.table, A, 'melee')).toBe(before + 2);
  expect([...s.table.finished, ...s.table.fresh, ...s.table.globals]).toEqual([]);
  s.finish();
});

test('[quest.threat] [quest.progress-markers] as often as points last; the last marker completes it', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M08', 0, 1)
      .mapDeck()
      .questDeck()
      .progress('HD-Q2', { markers: [3, 0, 0] });
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M08', points: 2, life: 6, hasMoved: true, quests: ['HD-Q2'] });
  });
  s.dice(2).does(A, attempt('HD-Q2', 'magic')).told('threat', { number: 6, total: 5 }, 'quest.threat');
  s.dice(2).does(A, attempt('HD-Q2', 'magic')).told('wounded', { seat: A, by: 1 });
  s.dice(3).does(A, attempt('HD-Q2', 'magic')).told('marked', { markers: 4 }, 'quest.threat');
  s.told('completed', { quest: 'HD-Q2' });
  expect([heroIn(s, A).level, asked(s)]).toEqual([2, 'B lord']);
  s.finish();
});

test('[quest.chance] the last number of the row completes it (scenario 31)', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M04', 0, 1)
      .mapDeck()
      .hero(A, { space: 'HD-M04', hasMoved: true, quests: ['HD-Q7'] });
    scene.progress('HD-Q7', { markers: [3, 0, 0] });
  });
  s.dice(1, 1, 4).does(A, attempt('HD-Q7')).told('marked', { markers: 4, wanted: 4 }, 'quest.chance');
  s.told('completed', { seat: A, quest: 'HD-Q7' }).finish();
});

test('[quest.search-found] [quest.search-expires] a find is for the space in which it was made', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M02', 0, 1)
      .lay('HD-M03', 1, 0)
      .hero(A, { space: 'HD-M02', points: 4, quests: ['HD-Q6'] });
  });
  s.dice(6).does(A, { type: 'search', quest: 'HD-Q6' }).told('searched', { isFound: true });
  s.refused(A, { type: 'search', quest: 'HD-Q6' }, 'quest.search-found');
  s.does(A, { type: 'move', side: 'south' }).does(A, { type: 'move', side: 'east' });
  s.refused(A, attempt('HD-Q6', 'speed'), 'quest.search-found');
  expect(s.view(B).found).toEqual([{ quest: 'HD-Q6', space: 'HD-M02' }]);
  s.finish();
});

test('[quest.effect-global] [fx.variable] costs under an Effect (scenario 73)', () => {
  const debt = (set: (scene: Scene) => void): Tale =>
    tale(
      (scene) => {
        scene.hero(A, { hero: 'ED-H1', glory: 9, hand: ['ED-A12', 'ED-A07'] });
        set(scene);
      },
      { sets: 'ED' },
    );
  const s = debt((scene) => scene.globals('ED-Q7'));
  s.does(A, play('ED-A12')).told('played', { card: 'ED-A12', paid: 4 });
  const rhoun = debt((scene) => {
    scene.globals('ED-Q7').hero(A, { hero: 'ED-H2', glory: 9, hand: ['ED-A12'] });
  });
  rhoun.does(A, play('ED-A12')).told('played', { card: 'ED-A12', paid: 3 });
  const others = debt((scene) => scene.errand(B, 'ED-Q7'));
  others.does(A, play('ED-A12')).told('played', { paid: 3 });
});

test('[quest.sacrifice] Treasures are given one by one, of their owner’s choice, and then it is done', () => {
  const banner = (readied: readonly string[]): Tale =>
    tale(
      (scene) => {
        scene.lay('ED-M02', 0, 1).mapDeck().questDeck().globals('GE-Q1');
        scene.hero(A, { hero: 'ED-H1', space: 'ED-M02', life: 3, hasMoved: true, readied });
      },
      { sets: 'ED', seats: 4 },
    );
  const give = { type: 'attempt', quest: 'GE-Q1', form: null, price: 1 } as const;
  const s = banner(['ED-A08', 'ED-A03', 'ED-A11', 'ED-A12', 'ED-A13']).does(A, give).silent('completed');
  expect(s.asked()).toMatchObject([{ seat: A, kind: 'lose', rule: 'quest.sacrifice' }]);
  s.refused(A, { type: 'lose', card: 'ED-A03' }, 'quest.sacrifice');
  for (const card of ['ED-A13', 'ED-A11', 'ED-A12']) s.does(A, { type: 'lose', card });
  s.told('discarded', { card: 'ED-A12' }, 'quest.sacrifice').told('completed', { seat: A, quest: 'GE-Q1' });
  expect(heroIn(s, A)).toMatchObject({ life: 5, level: 5, readied: [{ card: 'ED-A08' }, { card: 'ED-A03' }] });
  s.finish();
  banner(['ED-A08', 'ED-A11']).refused(A, give, 'quest.sacrifice');
});
