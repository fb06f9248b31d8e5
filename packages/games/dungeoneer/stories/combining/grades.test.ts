import { expect, test } from 'vitest';
import { addCards } from '../../src/content/index.ts';
import { scoreOf } from '../../src/queries/quests.ts';
import { heroScore, heroSign } from '../../src/queries/scores.ts';
import { leftFor } from '../../src/queries/shifting.ts';
import { A, B, opening, tale, waiting } from '../scene.ts';
import '../test-cards.ts';

const scores = (s: ReturnType<typeof tale>, seat: number) =>
  (['melee', 'magic', 'speed'] as const).map((form) => heroScore(s.table, seat, form));

test('[combine.stacked-scores] [combine.stacked-symbols] plus-rows add up over heroic row 3 (scenario 40)', () => {
  const all = { sets: 'HD,ED,LD', seats: 2 };
  const epic = tale((scene) => scene.hero(A, { heroes: ['HD-H1', 'ED-H1', 'LD-H3'], level: 5 }), all);
  expect(scores(epic, A)).toEqual([5, 2, 3]);
  const legend = tale((scene) => scene.hero(A, { heroes: ['HD-H1', 'ED-H1', 'LD-H3'], level: 7 }), all);
  expect(scores(legend, A)).toEqual([5, 3, 4]);
  expect((['melee', 'magic', 'speed'] as const).map((form) => heroSign(legend.table, A, form))).toEqual([
    'attack',
    'attack',
    'counter',
  ]);
  legend.finish();
});

test('[combine.epic-alone] Base and plus-row', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'ED-H1', level: 6 }), { sets: 'ED', seats: 2 });
  expect(scores(s, A)).toEqual([5, 3, 4]);
  s.finish();
});

test('[combine.heroic-plus-legendary] the better of row 3 and the legendary Base (scenario 80)', () => {
  const at = (level: number) =>
    scores(
      tale((scene) => scene.hero(A, { heroes: ['HD-H1', 'LD-H1'], level }), { sets: 'HD,LD', seats: 2 }),
      A,
    );
  expect([at(7), at(8)]).toEqual([
    [5, 3, 3],
    [6, 3, 3],
  ]);
});

test('[combine.wait-for-others] [combine.victory-points] points without a level while others are behind (scenario 40)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, glory: 11, space: 'HD-M09', hasMoved: true });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3 });
    },
    { sets: 'HD,ED', seats: 2 },
  );
  s.does(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  expect(s.table.heroes[A]).toMatchObject({ level: 4 });
  expect(scoreOf(s.table, A)).toBe(1);
  const all = tale(
    (scene) => scene.hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'], done: ['HD-Q1', 'ED-Q1', 'LD-Q1'] }),
    {
      sets: 'HD,ED,LD',
      seats: 2,
    },
  );
  expect(scoreOf(all.table, B)).toBe(1 + 2 + 3);
});

test('[combine.epic-arrives] [combine.deal-new-quests] [combine.new-map-cards] the last one brings the epic cards (scenario 79)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).lay('HD-M02', 1, 0, 'turned').globals('HD-Q5');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 2 },
  );
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  s.told('gradeChanged', { grade: 'epic', seat: B }, 'combine.epic-arrives');
  expect(s.asked()).toContainEqual({ seat: B, kind: 'place', rule: 'combine.new-map-cards' });
  const before = s.table.sections[0]?.deck.length ?? 0;
  expect(s.table.sections[0]?.deck.filter((card) => card.startsWith('ED'))).toHaveLength(10);
  s.does(B, { type: 'place', section: 'dungeon', x: 0, y: -1, turn: 0 });
  expect(s.table.sections[0]?.deck).toHaveLength(before);
  expect(s.table.errands.map((own) => own.length)).toEqual([2, 2]);
  expect(s.table.globals).toHaveLength(1);
  s.told('globalTurned', { quest: s.table.globals[0] ?? '' }, 'combine.deal-new-quests');
  expect(
    [...s.table.globals, ...s.table.errands.flat().map(({ quest }) => quest)].every((quest) => quest.startsWith('ED')),
  ).toBe(true);
});

test('[combine.no-waiting-forever] after eight turns of his own the last one is lifted (scenario 91)', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 2, waited: 7, hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 2 },
  );
  s.does(B, { type: 'endPhase' });
  for (let guard = 0; guard < 8 && s.asked().some(({ kind }) => kind === 'draw'); guard++)
    s.does(B, { type: 'draw', pile: 'glory' });
  s.told('promoted', { seat: B, level: 4 }, 'combine.no-waiting-forever');
  expect(s.table.grade).toBe('epic');
  expect(scoreOf(s.table, B)).toBe(0);
});

test('[combine.new-map-cards] [opt.revealed-map] with a revealed map the new cards are dealt and laid at once', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).lay('HD-M02', 1, 0, 'turned').mapDeck().globals('HD-Q5');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 2, revealedMap: true },
  );
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }).told('mapDealt', {}, 'combine.new-map-cards');
  const holder = s.table.dealt.findIndex((own) => own.includes('ED-M01'));
  expect([s.table.dealt.flat().length, waiting(s)]).toMatchObject([11, [{ seat: holder, kind: 'lay' }]]);
});

test('[map.not-closed] [combine.start-heroic] cards of later grades are still to come into a section', () => {
  const { table } = tale((scene) => scene.mapDeck('HD-M02'), { sets: 'HD,ED,LD', seats: 2 });
  expect(table.later.length).toBeGreaterThan(0);
  expect(table.sections.map((section) => leftFor(table, section))).toEqual([table.later.length + 1]);
});

test('[combine.glory-and-peril-decks] [combine.choose-deck-per-draw] two decks, and a choice for every card (scenarios 42 and 78)', () => {
  const s = opening({ sets: 'HD,HW', seats: 4 }).dice(6, 1, 2, 3);
  s.does(A, { type: 'begin' });
  expect(s.table.piles.map(({ name, draw }) => [name, draw.length])).toEqual([
    ['glory', 30],
    ['peril', 30],
  ]);
  s.does(A, { type: 'chooseEntrance', space: 'HW-M01' });
  for (const seat of [1, 2, 3]) s.does(seat, { type: 'chooseEntrance', space: 'HD-M01' });
  s.does(A, { type: 'draw', pile: 'peril' });
  expect(s.table.piles[1]?.draw).toHaveLength(29);
  expect(s.table.questDeck).toHaveLength(5);
  s.finish();
});

test('[combine.new-map-cards] [combine.epic-arrives] where the map is closed the new cards leave the game, and nobody knows a deck that is new', () => {
  const s = tale(
    (scene) => {
      scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1);
      scene.lay('T-WWOW', 0, 1).mapDeck().globals('HD-Q5').table.lost = ['HD-M09'];
      for (const pile of scene.table.piles) pile.known = [2, 2];
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, space: 'T-OOOO' });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'T-OOOO', hasMoved: true }).turn(B);
    },
    { sets: 'HD,ED', seats: 2 },
  );
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }).told('gradeChanged', { grade: 'epic' });
  s.told('closedUp', { section: 'dungeon' }, 'combine.new-map-cards');
  expect([s.table.lost.filter((card) => card.startsWith('ED')).length, s.table.sections[0]?.deck]).toEqual([11, []]);
  expect(s.table.piles.map(({ known }) => known)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('[combine.epic-arrives] [end.defeat-own-turn] when a defeat lets a grade in, the next one in the game causes the change', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M03', -1, 0).mapDeck();
      for (const seat of [0, 3]) scene.hero(seat, { level: 4 });
      Object.assign(scene.table.heroes[2] ?? {}, { isOut: true, space: null });
      scene.hero(B, { level: 2, life: 1, points: 2, space: 'HD-M03' }).turn(B);
    },
    { sets: 'HD,ED', seats: 4 },
  ).dice(1);
  s.does(B, { type: 'move', side: 'east' }).told('cut', { seat: B }).told('gradeChanged', { grade: 'epic', seat: 3 });
});

test('[combine.stacked-scores] epic and legendary follow each other: no Base counts but the lowest card’s', () => {
  const s = tale((scene) => scene.hero(A, { heroes: ['ED-H1', 'LD-H3'], level: 7 }), { sets: 'ED,LD', seats: 2 });
  expect(scores(s, A)).toEqual([5, 3, 4]);
});

test('[combine.new-map-cards] [map.not-closed] what has come is no longer to come, and what comes later still is', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1', 'LD-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true });
      scene.turn(B);
    },
    { sets: 'HD,ED,LD', seats: 2 },
  );
  const sets = (): readonly string[] => [...new Set(s.table.later.map((card) => card.slice(0, 2)))];
  expect(sets()).toEqual(['ED', 'LD']);
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }).told('gradeChanged', { grade: 'epic' });
  expect(sets()).toEqual(['LD']);
});

test('[combine.carry-limits] [combine.heroic-plus-legendary] whoever is promoted past a grade has the new limits at once', () => {
  addCards({
    set: { id: 'LD', grade: 'legendary', section: 'dungeon' },
    heroes: { 'T-HERMIT': 'Human, Hermit | Life 6 | 3/3/3 +0/0/0 +1/0/0 +1/1/1 | ● ● ● | 3/1 | Threat +1 (exit)' },
  });
  const s = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5').mapDeck();
      scene.hero(A, { heroes: ['HD-H1', 'T-HERMIT'], level: 4, readied: ['HD-A08', 'HD-A11'] });
      scene.hero(B, { heroes: ['HD-H2', 'LD-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
    },
    { sets: 'HD,LD', seats: 2 },
  );
  s.does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }).told('promoted', { seat: A, level: 7 });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'trim', rule: 'combine.carry-limits' }]);
});

test('[combine.new-map-cards] [map.not-closed] an Entrance that closes the map has no place while its own cards wait behind it', () => {
  const hand = ['HD-A02', 'HD-A03', 'HD-A04', 'HD-A05', 'HD-A06', 'HD-A07'];
  const s = tale(
    (scene) => {
      // All around an empty cell, and the only exit that is left leads into it.
      scene.bare().lay('T-OWWO', -1, 1, 'turned').lay('T-WOOO', 0, 1).lay('T-WWOO', 1, 1).lay('T-OWOW', 1, 0);
      scene.lay('T-OWWO2', 1, -1).lay('T-WOWW', 0, -1).lay('T-OWOW2', -1, 0).lay('T-OWWW', -1, -1);
      scene.mapDeck().globals('HD-Q5').table.lost = ['HD-M01', 'HD-M09'];
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4, space: 'T-WOOO' });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 2, waited: 7, space: 'T-WOOO', hand });
      scene.turn(B, 'draw');
    },
    { sets: 'HD,ED', seats: 2 },
  );
  s.does(B, { type: 'discard', card: 'HD-A02' }).told('promoted', { seat: B, level: 4 });
  s.told('gradeChanged', { grade: 'epic', seat: B });
  s.told('closedUp', { section: 'dungeon' }, 'combine.new-map-cards');
  expect([s.asked().some(({ kind }) => kind === 'place'), s.table.sections[0]?.placed.length]).toEqual([false, 8]);
});
