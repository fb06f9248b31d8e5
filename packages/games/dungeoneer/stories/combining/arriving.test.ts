import { expect, test } from 'vitest';
import { adventuresOf } from '../../src/queries/decks.ts';
import { A, B, C, type Having, heroIn, type Scene, type Tale, tale } from '../scene.ts';

// What is on the table once a grade has come, and who is counted as waiting for it.

/** B pays for the Quest that lets the epic cards in. */
const epic = (set: (scene: Scene) => void = () => undefined, options: { revealedMap?: boolean } = {}): Tale =>
  tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5').mapDeck('HD-M04', 'HD-M06');
      scene.hero(A, { heroes: ['HD-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], level: 3, glory: 11, space: 'HD-M09', hasMoved: true }).turn(B);
      set(scene);
    },
    { sets: 'HD,ED', seats: 2, ...options },
  )
    .does(B, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 })
    .told('gradeChanged', { grade: 'epic', seat: B }, 'combine.epic-arrives');

test('[combine.epic-arrives] [combine.new-map-cards] nothing of the old grade is left in a deck or under way, and all decks are shuffled', () => {
  const s = epic((scene) => {
    const { table } = scene.mapDeck().globals('HD-Q5', 'HD-Q1').progress('HD-Q1', { wounds: 1 });
    table.stray = ['HD-Q3'];
    table.finished = ['HD-Q7'];
    for (const section of table.sections) section.seenBelow = 2;
    for (const pile of table.piles) pile.discard = pile.draw.splice(0, 1);
  });
  const { piles, stray, finished, progress, sections, questDeck } = s.table;
  expect(piles.map(({ discard }) => discard)).toEqual([[], []]);
  expect({ stray, finished, progress }).toEqual({ stray: [], finished: [], progress: [] });
  expect(sections.map(({ name, seenBelow }) => [name, seenBelow])).toEqual([['dungeon', 0]]);
  // Nobody may find them in the order of their numbers.
  for (const cards of [...piles.map(({ draw }) => draw), questDeck, sections[0]?.deck ?? []])
    expect(cards).not.toEqual(cards.toSorted());
  expect(piles.flatMap(({ draw }) => draw).toSorted()).toEqual(adventuresOf(s.table, 'epic').toSorted());
});

test('[combine.epic-arrives] [combine.heroic-plus-legendary] whoever has reached the grade by himself is not promoted', () => {
  const s = epic().silent('promoted');
  expect([heroIn(s, A).level, heroIn(s, B).level]).toEqual([4, 4]);
});

test('[combine.new-map-cards] [opt.revealed-map] with a revealed map only what is new becomes a section', () => {
  const s = epic(undefined, { revealedMap: true });
  expect(s.table.sections.map(({ name }) => name)).toEqual(['dungeon']);
  const late = tale(
    (scene) => {
      scene
        .lay('HW-M07', 0, -1)
        .mapDeck()
        .globals('HW-Q7')
        .progress('HW-Q7', { markers: [0, 3] });
      scene.hero(A, { heroes: ['HW-H1', 'ED-H1'], level: 4 });
      scene.hero(B, { heroes: ['HW-H2', 'ED-H2'], level: 3, space: 'HW-M07', points: 2, hasMoved: true }).turn(B);
    },
    { sets: 'HW,ED', seats: 2, revealedMap: true },
  );
  late.dice(6).does(B, { type: 'attempt', quest: 'HW-Q7', form: 'melee', price: 0 });
  late.told('gradeChanged', { grade: 'epic' });
  expect(late.table.sections).toMatchObject([{ name: 'wilderness' }, { name: 'dungeon', deck: [], seenBelow: 0 }]);
});

/** Six cards, of which one goes: nobody draws. */
const HAND = ['HD-A02', 'HD-A03', 'HD-A04', 'HD-A05', 'HD-A06', 'HD-A07'];

/** The end of B's turn in a game of two grades. */
const ending = (a: Having, b: Having, c: Having): Tale =>
  tale(
    (scene) => {
      scene.mapDeck().hero(A, { heroes: ['HD-H1', 'ED-H1'], ...a });
      scene.hero(B, { heroes: ['HD-H2', 'ED-H2'], hand: HAND, hasMoved: true, ...b });
      scene.hero(C, { heroes: ['HD-H3', 'ED-H3'], ...c }).turn(B, 'draw');
    },
    { sets: 'HD,ED' },
  )
    .does(B, { type: 'discard', card: 'HD-A02' })
    .told('turnOver', { seat: B });

test('[combine.no-waiting-forever] turns count only for the last one, and only while he is alone', () => {
  const waited = (s: Tale): readonly number[] => s.table.heroes.map((hero) => hero.waited);
  const two = ending({ level: 4, waited: 3 }, { level: 2, waited: 3 }, { level: 2, waited: 3 });
  expect(waited(two)).toEqual([0, 0, 0]);
  const one = ending({ level: 4, waited: 3 }, { level: 2, waited: 3 }, { level: 4, waited: 3 });
  expect(waited(one)).toEqual([0, 4, 0]);
  const promoted = ending({ level: 4 }, { level: 2, waited: 7 }, { level: 4 }).told('promoted', { seat: B, level: 4 });
  expect(waited(promoted)).toEqual([0, 0, 0]);
});
