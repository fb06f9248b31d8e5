import { seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { A, B, C, D, type Having, heroIn, type Scene, type Tale, tale } from '../scene.ts';

const HAND = ['HD-A18', 'HD-A20', 'HD-A21', 'HD-A22', 'HD-A23', 'HD-A24'];

/** The last turn of a round: C has only to discard. */
const lastTurn = (round: number, set: (scene: Scene) => void, given: Parameters<typeof tale>[1] = {}): Tale => {
  const s = tale((scene) => {
    scene.mapDeck().table.round = round;
    set(scene);
    scene.hero(C, { ...held(scene, C), hand: HAND }).turn(C, 'draw');
  }, given);
  return s.does(C, { type: 'discard', card: 'HD-A18' });
};

/** What a hero has already, so that it can be set again. */
const held = ({ table }: Scene, seat: number) => {
  const { life, glory, done } = table.heroes[seat] ?? { life: 6, glory: 0, done: [] };
  return { life, glory, done };
};

test('[core.turn-passes-left] the player on the left is next, and passing Player A makes a new round', () => {
  const s = lastTurn(4, () => {});
  s.told('began', { seat: A, round: 5 }, 'core.turn-passes-left');
  expect(s.table.round).toBe(5);
});

test('[core.turn-passes-left] a defeated player is skipped, and the round is counted at Player A’s seat all the same', () => {
  const s = lastTurn(4, (scene) => {
    Object.assign(scene.table.heroes[A] ?? {}, { isOut: true, space: null });
  });
  s.told('began', { seat: B, round: 5 }, 'core.turn-passes-left');
});

test('[core.turn-passes-left] a seat that is out has no turn, and no end of one', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck().questDeck().globals();
      Object.assign(scene.table.heroes[B] ?? {}, { isOut: true, space: null });
      scene.table.fresh = ['HD-Q5'];
      scene.hero(A, { hand: ['HD-A18'] }).turn(A, 'draw');
    },
    { seats: 4 },
  );
  s.does(A, { type: 'discard', card: 'HD-A18' }).told('began', { seat: C }).silent('recycled');
  expect(s.table).toMatchObject({ globals: [], finished: ['HD-Q5'], round: 1 });
  expect(heroIn(s, D).isOut).toBe(false);
});

test('[core.endless-guard] after round 100 the one with the most Quests wins', () => {
  const s = lastTurn(100, (scene) => scene.hero(B, { done: ['HD-Q1'], life: 1 }));
  expect(s.state.outcome).toEqual({ winners: seatsOf(B), rule: 'core.endless-guard' });
  lastTurn(99, (scene) => scene.hero(B, { done: ['HD-Q1'] })).told('began', { seat: A, round: 100 });
});

test('[core.endless-guard] then life, then Glory, then the later seat; the defeated are not ranked', () => {
  const winner = (set: (scene: Scene) => void) => lastTurn(100, set).state.outcome?.winners;
  // C collects 1 Glory for staying before the round is over.
  expect(winner((scene) => scene.hero(A, { life: 4 }).hero(B, { life: 5 }).hero(C, { life: 3 }))).toBe(seatsOf(B));
  expect(winner((scene) => scene.hero(A, { glory: 4 }).hero(B, { glory: 2 }))).toBe(seatsOf(A));
  expect(winner((scene) => scene.hero(A, { glory: 1 }).hero(B, { glory: 1 }))).toBe(seatsOf(C));
  expect(
    winner((scene) => {
      scene.hero(A, { life: 4, glory: 9 });
      Object.assign(scene.table.heroes[B] ?? {}, { isOut: true, space: null, done: ['HD-Q1', 'HD-Q2'] });
    }),
  ).toBe(seatsOf(C));
});

test('[core.endless-guard] the later seat is counted from Player A', () => {
  const s = tale((scene) => {
    Object.assign(scene.mapDeck().table, { round: 100, first: B });
    scene
      .hero(C, { glory: 1 })
      .hero(B, { glory: 1 })
      .hero(A, { hand: ['HD-A18'] })
      .turn(A, 'draw');
  });
  s.does(A, { type: 'discard', card: 'HD-A18' });
  expect(s.state.outcome).toEqual({ winners: seatsOf(A), rule: 'core.endless-guard' });
});

test('[core.endless-guard] several grades have twice the time, and a round limit takes its place', () => {
  for (const round of [100, 199]) expect(lastTurn(round, () => {}, { sets: 'HD,ED' }).state.outcome).toBeNull();
  expect(lastTurn(200, () => {}, { sets: 'HD,ED' }).state.outcome?.rule).toBe('core.endless-guard');
  for (const limit of [12, 1]) expect(lastTurn(limit, () => {}, { roundLimit: limit }).state.outcome).not.toBeNull();
  expect(lastTurn(100, () => {}, { roundLimit: 0 }).state.outcome).not.toBeNull();
});

test('[core.endless-guard] [combine.most-points-win] with several grades points come first, then the level, then Glory', () => {
  const winner = (a: Having, b: Having) =>
    lastTurn(200, (scene) => scene.hero(A, a).hero(B, b), { sets: 'HD,ED' }).state.outcome?.winners;
  // An epic Quest is worth two heroic ones.
  expect(winner({ done: ['HD-Q1'] }, { done: ['ED-Q1'] })).toBe(seatsOf(B));
  expect(winner({ done: ['HD-Q1', 'HD-Q2'], level: 3 }, { done: ['ED-Q1'], level: 2, glory: 9 })).toBe(seatsOf(A));
  expect(winner({ glory: 2 }, { glory: 3 })).toBe(seatsOf(B));
  // From the left of whoever had the last turn.
  expect(winner({ glory: 3 }, { glory: 3 })).toBe(seatsOf(A));
});

test('[core.win-three-quests] the third Quest wins at once, but not where the round is played out', () => {
  const third = (finishTheRound: boolean): Tale =>
    tale(
      (scene) => {
        scene.lay('HD-M09', 0, 1).globals('HD-Q5');
        scene.hero(A, { hero: 'HD-H1', space: 'HD-M09', glory: 11, level: 3, done: ['HD-Q1', 'HD-Q2'] });
      },
      { finishTheRound },
    ).does(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  expect(third(false).state.outcome).toEqual({ winners: seatsOf(A), rule: 'core.win-three-quests' });
  expect(third(true).state.outcome).toBeNull();
});

test('[core.win-three-quests] with finish-the-round the round is played out, and life decides between equals (scenario 83)', () => {
  const done = ['HD-Q1', 'HD-Q2', 'HD-Q4'];
  const s = lastTurn(
    7,
    (scene) => scene.hero(A, { done, life: 4 }).hero(C, { done: ['HD-Q5', 'HD-Q6', 'HD-Q7'], life: 5 }),
    { finishTheRound: true },
  );
  expect(s.state.outcome).toEqual({ winners: seatsOf(C), rule: 'core.win-three-quests' });
});

test('[combine.most-points-win] between equals the one to the left of whoever had the last turn is ahead', () => {
  const s = tale(
    (scene) => {
      Object.assign(scene.mapDeck().table, { round: 200, first: B });
      for (const seat of [B, C]) scene.hero(seat, { glory: 1 });
      scene.hero(A, { hand: ['HD-A18'] }).turn(A, 'draw');
    },
    { sets: 'HD,ED' },
  );
  s.does(A, { type: 'discard', card: 'HD-A18' });
  for (let guard = 0; guard < 9 && s.state.outcome === null; guard++) s.does(A, { type: 'draw', pile: 'glory' });
  expect(s.state.outcome).toEqual({ winners: seatsOf(B), rule: 'core.endless-guard' });
});

test('[quest.level-up] in a game of one grade every Quest lifts, however many there were', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5');
      scene.hero(A, { space: 'HD-M09', glory: 11, level: 4, done: ['HD-Q1', 'HD-Q2', 'HD-Q3'] });
    },
    { finishTheRound: true },
  );
  s.does(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  s.told('level', { seat: A, level: 5, by: 1 }, 'quest.level-up');
});
