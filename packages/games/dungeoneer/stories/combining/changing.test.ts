import { expect, test } from 'vitest';
import { adventureOf, questOf } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { scoreOf } from '../../src/queries/quests.ts';
import { A, B, C, type Having, heroIn, opening, type Scene, type Tale, tale } from '../scene.ts';
import { ability, asked, attackOn, bane, END } from '../telling.ts';

const TOLL = { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 } as const;

/** Whoever is asked takes the plain choice, until it is somebody's free choice or the test says so. */
function plain(s: Tale, until: (s: Tale) => boolean = () => false): Tale {
  for (let guard = 0; guard < 200; guard++) {
    const [ask] = s.state.asks.filter(({ wait }) => wait !== 'none');
    if (ask === undefined || until(s) || s.state.outcome !== null) return s;
    s.does(ask.seat, dungeoneer.fallback(s.state, ask));
  }
  throw new Error('this goes on without end');
}

const isChoice = ({ state }: Tale): boolean => state.asks.some(({ question }) => question.kind === 'choice');

/** B pays for his third heroic Quest; A is at level 4 already. */
const third = (a: Having, b: Having, set: (scene: Scene) => void = () => undefined, sets = 'HD,ED'): Tale =>
  tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5').mapDeck('HD-M04', 'HD-M06');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, ...a });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true, ...b });
      scene.turn(B);
      set(scene);
    },
    { sets, seats: 2 },
  );

test('[combine.start-heroic] [combine.stack-cards] [combine.grade-levels] several grades begin with the lowest, and everybody has a hero of each', () => {
  const s = opening({ sets: 'HD,ED,LD', seats: 2 }, 'grades').dice(6, 1).does(A, { type: 'begin' });
  expect(s.table.heroes.map(({ heroes, level }) => [heroes.map((hero) => hero.slice(0, 2)), level])).toEqual([
    [['HD', 'ED', 'LD'], 1],
    [['HD', 'ED', 'LD'], 1],
  ]);
  expect(new Set(s.table.piles.flatMap(({ draw }) => draw.map((card) => adventureOf(card).grade)))).toEqual(
    new Set(['heroic']),
  );
  expect(s.table.later.filter((card) => card.startsWith('HD'))).toEqual([]);
  s.finish();
  const epic = opening({ sets: 'ED,LD', seats: 2 }, 'grades').dice(6, 1).does(A, { type: 'begin' });
  expect([epic.table.grade, heroIn(epic, A).level]).toEqual(['epic', 4]);
});

test('[combine.abilities-by-level] an ability of a higher grade works from its first level on', () => {
  const at = (level: number): Tale =>
    tale((scene) => scene.hero(A, { heroes: ['HD-H1', 'LD-H3'], level, points: 3, glory: 9 }), {
      sets: 'HD,LD',
      seats: 2,
    });
  at(6).refused(A, ability('LD-H3', { side: 'north' }), 'combine.abilities-by-level');
  at(7).refused(A, ability('LD-H3', { side: 'north' }), 'map.adjacent');
  at(7).refused(A, ability('LD-H1', { side: 'north' }), 'act.activate-readied');
});

test('[combine.carry-limits] [combine.right-grade-levels] a lower limit makes him discard at once (scenario 79)', () => {
  const s = third({ level: 3 }, { readied: ['HD-A03', 'HD-A04', 'HD-A05'] });
  s.does(B, TOLL).told('level', { seat: B, level: 4, by: 1 }, 'combine.right-grade-levels');
  expect(s.asked()).toEqual([{ seat: B, kind: 'trim', rule: 'combine.carry-limits' }]);
  s.refused(B, { type: 'trim', card: 'HD-A20' }, 'combine.carry-limits');
  s.does(B, { type: 'trim', card: 'HD-A04' }).told('discarded', { card: 'HD-A04' });
  expect(heroIn(s, B).readied.map(({ card }) => card)).toEqual(['HD-A03', 'HD-A05']);
  s.finish();
});

test('[combine.right-grade-levels] [combine.wait-for-others] [combine.victory-points] a heroic Quest lifts nobody beyond the heroic levels', () => {
  const s = third({ level: 3 }, { level: 4 });
  s.does(B, TOLL).told('level', { seat: B, level: 4, by: 0 }, 'combine.wait-for-others');
  s.told('completed', { seat: B, count: 1 }, 'combine.victory-points');
  expect([heroIn(s, B).level, s.table.grade]).toEqual([4, 'heroic']);
});

test('[combine.epic-arrives] [combine.legendary-arrives] old cards stay in hands and leave the game when discarded', () => {
  const s = third({ hand: ['HD-A20'], readied: ['HD-A08'] }, { hand: ['HD-A16'] });
  s.does(B, TOLL).told('gradeChanged', { grade: 'epic', seat: B }, 'combine.epic-arrives');
  plain(s, ({ state }) => state.asks.some(({ question }) => question.kind === 'discard'));
  s.does(B, { type: 'discard', card: 'HD-A16' }).told('leftTheGame', { card: 'HD-A16' }, 'combine.legendary-arrives');
  expect([s.table.hands[A], heroIn(s, A).readied[0]?.card]).toEqual([['HD-A20'], 'HD-A08']);
  expect(s.table.gone).toContain('HD-A16');
  expect(
    s.table.piles.flatMap(({ draw, discard }) => [...draw, ...discard]).every((card) => card.startsWith('ED')),
  ).toBe(true);
  s.finish();
});

test('[combine.legendary-arrives] an Artifact stays, an unfinished Quest does not; all must be there at the same time', () => {
  const s = third(
    { level: 6, heroes: ['HD-H1', 'ED-H1', 'LD-H1'], artifacts: ['HD-Q4'], done: ['HD-Q4'] },
    { level: 6, heroes: ['HD-H2', 'ED-H2', 'LD-H2'], space: 'ED-M09', glory: 0 },
    (scene) => {
      scene.table.grade = 'epic';
      scene.table.globals = ['ED-Q7'];
      scene.table.questDeck = [];
      scene
        .lay('ED-M06', 0, -1)
        .hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'], level: 6, space: 'ED-M06', points: 1, glory: 0 });
      scene.progress('ED-Q7', { markers: [0, 3] });
    },
    'HD,ED,LD',
  );
  s.dice(6).does(B, { type: 'attempt', quest: 'ED-Q7', form: 'magic', price: 0 });
  s.told('level', { seat: B, level: 7 }).silent('gradeChanged');
  const both = third(
    { level: 7, heroes: ['HD-H1', 'ED-H1', 'LD-H1'], artifacts: ['HD-Q4'], done: ['HD-Q4'], quests: ['ED-Q2'] },
    {},
    (scene) => {
      scene.table.grade = 'epic';
      scene.table.globals = ['ED-Q7'];
      scene.table.questDeck = [];
      scene
        .lay('ED-M06', 0, -1)
        .hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'], level: 6, space: 'ED-M06', points: 1, glory: 0 });
      scene.progress('ED-Q7', { markers: [0, 3] });
    },
    'HD,ED,LD',
  );
  both.dice(6).does(B, { type: 'attempt', quest: 'ED-Q7', form: 'magic', price: 0 });
  both.told('gradeChanged', { grade: 'legendary', seat: B }, 'combine.legendary-arrives');
  plain(both, isChoice);
  expect([heroIn(both, A).artifacts, both.table.gone.includes('ED-Q2')]).toEqual([['HD-Q4'], true]);
  expect(both.table.errands.flat().every(({ quest }) => questOf(quest).grade === 'legendary')).toBe(true);
});

test('[combine.game-over-level] [combine.most-points-win] the highest level ends it, and points decide (scenario 40)', () => {
  const ended = (a: Having, b: Having): Tale => {
    const s = tale(
      (scene) => {
        scene.table.grade = 'epic';
        scene
          .lay('ED-M06', 0, -1)
          .globals('ED-Q7')
          .progress('ED-Q7', { markers: [3, 0] });
        scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 6, space: 'ED-M06', points: 1, ...a });
        scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 6, ...b });
      },
      { sets: 'HD,ED', seats: 2 },
    );
    return s.dice(6).does(A, { type: 'attempt', quest: 'ED-Q7', form: 'melee', price: 0 });
  };
  const heroic = ['HD-Q1', 'HD-Q2', 'HD-Q3', 'HD-Q4', 'HD-Q5'];
  const even = ended({ done: [...heroic.slice(0, 3), 'ED-Q1', 'ED-Q2'] }, { done: [...heroic, 'ED-Q3', 'ED-Q4'] });
  expect([scoreOf(even.table, A), scoreOf(even.table, B)]).toEqual([9, 9]);
  expect(even.state.outcome).toEqual({ winners: 1 << A, rule: 'combine.game-over-level' });
  even.told('completed', { seat: A, quest: 'ED-Q7' }).silent('globalTurned');
  expect(heroIn(even, A)).toMatchObject({ level: 7, glory: 0 });
  const behind = ended({ done: heroic.slice(0, 3) }, { done: [...heroic, 'ED-Q3', 'ED-Q4'] });
  expect(behind.state.outcome).toEqual({ winners: 1 << B, rule: 'combine.most-points-win' });
});

test('[combine.game-over-level] [combine.heroic-plus-legendary] with a legendary set it is level 10 (scenario 80)', () => {
  const at = (level: number): Tale => {
    const s = tale(
      (scene) => {
        scene.table.grade = 'legendary';
        scene
          .lay('LD-M03', 0, -1)
          .globals('LD-Q7')
          .questDeck()
          .progress('LD-Q7', { markers: [3, 0] });
        scene.hero(A, { heroes: ['HD-H1', 'LD-H1'], level, space: 'LD-M03', points: 1, hasMoved: true });
        scene.hero(B, { heroes: ['HD-H2', 'LD-H2'], level: 7 });
      },
      { sets: 'HD,LD', seats: 2 },
    );
    return s.dice(6).does(A, { type: 'attempt', quest: 'LD-Q7', form: 'melee', price: 0 });
  };
  expect([at(8).state.outcome, at(9).state.outcome]).toEqual([
    null,
    { winners: 1 << A, rule: 'combine.game-over-level' },
  ]);
});

test('[combine.heroic-plus-legendary] [combine.new-map-cards] without an epic set all are promoted to 7 (scenario 80)', () => {
  const s = third({ heroes: ['HD-H1', 'LD-H1'] }, { heroes: ['HD-H2', 'LD-H2'] }, () => undefined, 'HD,LD');
  s.does(B, TOLL).told('promoted', { seat: A, level: 7 }, 'combine.heroic-plus-legendary');
  s.told('gradeChanged', { grade: 'legendary' }, 'combine.legendary-arrives');
  expect([heroIn(s, A).level, heroIn(s, B).level, asked(s)]).toEqual([7, 7, 'B place']);
});

test('[combine.late-section] [link.portal-late] [link.portal-pairing] a Dungeon that comes with a later grade (scenario 64)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M08', 0, 1).lay('HW-M11', 1, 0).lay('HW-M07', 0, -1).globals('HW-Q5').questDeck();
      scene.hero(A, { heroes: ['HW-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HW-H2', 'ED-H2'], level: 3, glory: 20, space: 'HW-M07', hasMoved: true }).turn(B);
      scene.table.globals = ['HW-Q7'];
      scene.progress('HW-Q7', { markers: [0, 3] });
    },
    { sets: 'HW,ED', seats: 2 },
  );
  s.dice(6).does(B, { type: 'attempt', quest: 'HW-Q7', form: 'melee', price: 0 });
  s.told('laid', { placed: { card: 'ED-M01', x: 0, y: 0, isTurned: false } }, 'combine.late-section');
  const dungeon = s.table.sections.find(({ name }) => name === 'dungeon');
  expect(dungeon).toMatchObject({ placed: { length: 5 }, deck: { length: 6 } });
  expect(s.asked()).toEqual([{ seat: B, kind: 'pair', rule: 'link.portal-late' }]);
  s.does(B, { type: 'pair', entrance: 'ED-M01' }).does(B, { type: 'pair', entrance: 'ED-M01' });
  expect(s.table.portals).toEqual([
    { portal: 'HW-M08', entrance: 'ED-M01', letter: 'A' },
    { portal: 'HW-M11', entrance: 'ED-M01', letter: 'B' },
  ]);
  s.finish();
});

test('[combine.new-map-cards] [opt.revealed-map-laying] with a revealed map what is new is dealt and laid at once', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5').mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 2, revealedMap: true },
  );
  s.does(B, TOLL).told('mapDealt', { seat: B }, 'combine.new-map-cards');
  expect(s.table.dealt.map((own) => own.length)).toEqual([5, 6]);
  plain(s, isChoice);
  expect([s.table.dealt, s.table.sections[0]?.deck]).toEqual([[[], []], []]);
  expect(s.table.sections[0]?.placed.some(({ card }) => card === 'ED-M01')).toBe(true);
  expect(s.table.errands.map((own) => own.length)).toEqual([2, 2]);
  s.finish();
});

/** B is the last one at level 2, in the middle of his own turn, with so many behind him. */
const lagging = (waited: number, b: Having = {}, set: (scene: Scene) => void = () => undefined): Tale =>
  tale(
    (scene) => {
      scene.mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 2, waited, ...b }).turn(B, 'lord');
      set(scene);
    },
    { sets: 'HD,ED', seats: 2 },
  );

test('[combine.no-waiting-forever] [time.absent] whoever does nothing through three turns is promoted after the third (scenario 91)', () => {
  const s = lagging(0, {}, ({ table }) => {
    table.idle[B] = 1; // this turn has begun
  });
  plain(s, ({ table }) => table.round >= 3);
  expect([s.table.grade, heroIn(s, B).waited]).toEqual(['heroic', 2]);
  plain(s, ({ table }) => table.grade === 'epic');
  expect([s.table.round, heroIn(s, B).level, scoreOf(s.table, B)]).toEqual([4, 4, 0]);
  expect(s.asked()).toMatchObject([{ seat: B, kind: 'place', rule: 'combine.new-map-cards' }]);
});

test('[combine.no-waiting-forever] an act of his own ends the row, and eight turns it is', () => {
  const s = lagging(6, { points: 2 }, ({ table }) => {
    table.idle[B] = 3;
  });
  s.does(B, END)
    .dice(1, 1)
    .does(B, attackOn({ hero: A }, 'magic'));
  plain(s, ({ table }) => table.round > 1);
  expect([s.table.grade, heroIn(s, B).waited, s.table.idle[B]]).toEqual(['heroic', 7, 0]);
  s.finish();
});

test('[combine.no-waiting-forever] [combine.carry-limits] who is promoted without a Quest has the new limits at once', () => {
  const s = lagging(7, { readied: ['HD-A03', 'HD-A04', 'HD-A05'], hasMoved: true });
  plain(s, ({ table }) => table.grade === 'epic');
  expect(s.asked()).toEqual([{ seat: B, kind: 'trim', rule: 'combine.carry-limits' }]);
  s.does(B, { type: 'trim', card: 'HD-A03' });
  expect(asked(s)).toBe('B place');
  s.finish();
});

test('[combine.no-waiting-forever] [fx.level-drain] when somebody else falls back the count is off', () => {
  const s = lagging(5, { hasMoved: true }, (scene) => {
    scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 2, waited: 5, hand: ['HD-A19'], hasMoved: true });
    scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, peril: 9 }).turn(B, 'lord');
  });
  s.dice(1).does(B, bane('HD-A19', A)).told('level', { seat: A, level: 3 }, 'fx.level-drain');
  plain(s, ({ table }) => table.round > 1);
  expect([heroIn(s, B).waited, heroIn(s, A).level]).toEqual([0, 3]);
  s.finish();
});

test('[combine.legendary-arrives] [combine.epic-arrives] a defeat lets the next grade in at the end of the turn', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M03', -1, 0).mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 1, life: 1, points: 2, space: 'HD-M03' }).turn(B);
      scene.hero(C, { heroes: ['HD-H3', 'ED-H3'], level: 4 });
    },
    { sets: 'HD,ED' },
  );
  s.dice(1).does(B, { type: 'move', side: 'east' }).told('defeated', { seat: B });
  s.told('gradeChanged', { grade: 'epic', seat: C }, 'combine.epic-arrives');
  expect(asked(s)).toBe('C place');
});
