import { expect, test } from 'vitest';
import { mapCardOf, questOf } from '../../src/content/index.ts';
import { cellBeside } from '../../src/map/chart.ts';
import { A, B, C, D, heroIn, opening, type Tale, waiting } from '../scene.ts';

/** A table of HD from the first dice on, the first seat being Player A. */
const begun = (given: Parameters<typeof opening>[0] = {}, seed = 'story'): Tale => {
  const { seats = 3 } = given;
  return opening(given, seed)
    .dice(6, ...Array.from({ length: seats - 1 }, () => 1))
    .does(A, { type: 'begin' });
};

test('[setup.first-player] [setup.three-seats-exact] [setup.shuffle-separately] [setup.start-space] three seats (scenario 41)', () => {
  const s = opening().dice(4, 4, 2, 3, 5).does(C, { type: 'begin' });
  s.told('rolledFirst', { seat: A, face: 4 }, 'setup.first-player').told('rolledFirst', { seat: B, face: 5 });
  s.told('first', { seat: B }, 'setup.first-player').told('began', { seat: B, round: 1 });
  s.told('placedHero', { seat: C, space: 'HD-M01' }, 'setup.start-space');
  s.told('collected', { seat: C, space: 'HD-M01', glory: 1, peril: 1 }, 'setup.start-space');
  const { table } = s;
  expect(table.first).toBe(B);
  expect(table.sections).toMatchObject([{ placed: { length: 5 }, deck: { length: 6 } }]);
  expect(table).toMatchObject({ questDeck: [], globals: { length: 1 } });
  expect(table.errands.map((own) => own.length)).toEqual([2, 2, 2]);
  expect(table.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  expect(table.piles).toMatchObject([{ draw: { length: 15 }, discard: [] }]);
  for (const seat of [A, B, C])
    expect(heroIn(s, seat)).toMatchObject({ space: 'HD-M01', life: 6, level: 1, glory: 1, peril: 1 });
  s.finish();
});

test('[setup.first-player] only the tied roll again, as long as they tie', () => {
  const s = opening().dice(5, 2, 5, 3, 3, 1, 6).does(A, { type: 'begin' });
  expect(s.table.first).toBe(C);
  expect(s.heard(A).filter((event) => event.type === 'rolledFirst' && event.seat === B)).toHaveLength(1);
  s.finish();
});

test('[setup.order] first player, map, heroes, Quests, hands; dealt one at a time from Player A', () => {
  const s = opening().dice(1, 6, 1).does(A, { type: 'begin' });
  const kinds = s.heard(A).map(({ type }) => type);
  const order = ['first', 'laid', 'gotHero', 'placedHero', 'questDealtUnseen', 'globalTurned', 'drewUnseen', 'began'];
  const places = order.map((type) => kinds.indexOf(type as (typeof kinds)[number]));
  expect(places).toEqual(places.toSorted((x, y) => x - y));
  const seatsOf = (...types: readonly string[]): readonly number[] =>
    s.heard(A).flatMap((event) => (types.includes(event.type) && 'seat' in event ? [event.seat ?? -1] : []));
  expect(seatsOf('gotHero')).toEqual([B, C, A]);
  expect(seatsOf('questDealt', 'questDealtUnseen')).toEqual([B, C, A, B, C, A]);
  expect(seatsOf('drew', 'drewUnseen').slice(0, 6)).toEqual([B, C, A, B, C, A]);
});

test('[setup.order] the rule asks everybody to begin, and whoever is first rolls for all', () => {
  const s = opening();
  expect(waiting(s)).toEqual([A, B, C].map((seat) => ({ seat, kind: 'begin', rule: 'setup.order' })));
});

test('[setup.entrance] the Entrance lies first, in the middle', () => {
  const s = begun();
  const [laid] = s.heard(A).filter((event) => event.type === 'laid');
  expect(laid).toMatchObject({ placed: { card: 'HD-M01', x: 0, y: 0, isTurned: false } });
  s.told('laid', { placed: { card: 'HD-M01', x: 0, y: 0, isTurned: false } }, 'setup.entrance').finish();
});

test('[setup.four-passages] four passages lie around it, north, east, south, west, each joined to it', () => {
  const seen = { turned: new Set<boolean>(), left: new Set<string>() };
  for (let i = 0; i < 24; i++) {
    const s = begun({ seats: 2 }, `map ${i}`);
    const [section] = s.table.sections;
    const [entrance, ...passages] = section?.placed ?? [];
    expect(entrance).toMatchObject({ card: 'HD-M01' });
    for (const placed of passages) s.told('laid', { placed }, 'setup.four-passages');
    const cells = (['north', 'east', 'south', 'west'] as const).map((side) => cellBeside({ x: 0, y: 0 }, side));
    expect(passages.map(({ x, y }) => ({ x, y }))).toEqual(cells);
    for (const { card, isTurned } of passages) {
      expect(['passage', 'grimPassage']).toContain(mapCardOf(card).kind);
      if (card === 'HD-M03') seen.turned.add(isTurned);
    }
    const left = section?.deck.filter((card) => mapCardOf(card).kind !== 'room') ?? [];
    expect(left).toHaveLength(1);
    seen.left.add(left[0] ?? '');
    const ways = (['north', 'east', 'south', 'west'] as const).map((side) => s.view(A).sections[0]?.placed && side);
    expect(ways).toHaveLength(4);
    s.finish();
  }
  // Which passage is left over, and which way up one lies that fits both ways, is chance.
  expect(seen.left.size).toBeGreaterThan(2);
  expect(seen.turned.size).toBe(2);
});

test('[setup.shuffle-separately] two seeds give two orders of every deck', () => {
  const [one, other] = [begun({ seats: 2 }, 'one'), begun({ seats: 2 }, 'other')];
  expect(one.table.piles[0]?.draw).not.toEqual(other.table.piles[0]?.draw);
  expect(one.table.questDeck).not.toEqual(other.table.questDeck);
  expect(one.table.sections[0]?.deck).not.toEqual(other.table.sections[0]?.deck);
});

test('[setup.random-hero] one Hero card each, face up; the others are put aside', () => {
  const s = begun({ seats: 2 });
  s.told('gotHero', { seat: A }, 'setup.random-hero');
  expect(s.table.heroes.map(({ heroes }) => heroes.length)).toEqual([1, 1]);
  expect(s.table.spare).toHaveLength(1);
  const all = [...s.table.heroes.flatMap(({ heroes }) => heroes), ...s.table.spare];
  expect(all.toSorted()).toEqual(['HD-H1', 'HD-H2', 'HD-H3']);
  const firsts = new Set(Array.from({ length: 12 }, (_, i) => begun({}, `hero ${i}`).table.heroes[A]?.heroes[0]));
  expect(firsts.size).toBe(3);
});

test('[setup.order] [hidden.view] before the first turn nobody is active, and nothing has been done', () => {
  expect(opening().view(A)).toMatchObject({
    active: null,
    phase: null,
    hasDeclared: false,
    explored: 0,
    tried: [],
    closed: [],
    found: [],
    strikes: [],
    windows: [],
    list: [],
    resigned: 0,
  });
});

test('[setup.life-and-level] full life and the first level of the grade', () => {
  const levels = ['HD', 'ED', 'LD'].map((sets) => {
    const s = begun({ sets });
    return s.table.heroes.map(({ life, level }) => [life, level]);
  });
  expect(levels).toEqual([1, 4, 7].map((level) => [A, B, C].map(() => [6, level])));
});

test('[setup.personal-quests] two Quests each, which only their owner sees', () => {
  const s = begun({ seats: 2 });
  expect(s.view(A).errands.map((own) => own.map(({ quest }) => quest === null))).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(s.heard(B)).not.toContainEqual(expect.objectContaining({ type: 'questDealt', seat: A }));
  s.told('questDealt', { seat: A }, 'setup.personal-quests').told(
    'questDealtUnseen',
    { seat: A },
    'setup.personal-quests',
  );
  const open = begun({ seats: 2, openPersonalQuests: true });
  open.told('questDealt', { seat: A }, 'setup.personal-quests').silent('questDealtUnseen');
  expect(
    open
      .view(A)
      .errands.flat()
      .every(({ quest, isUp }) => quest !== null && isUp),
  ).toBe(true);
});

test('[setup.personal-quests] an Effect Quest lies face up as soon as it is dealt', () => {
  for (let i = 0; i < 8; i++) {
    const s = begun({ sets: 'HW' }, `effect ${i}`);
    for (const { quest, isUp } of s.table.errands.flat()) expect(isUp).toBe(questOf(quest).category === 'effect');
  }
});

test('[setup.global-quest] one Quest is turned up for all', () => {
  const s = begun({ seats: 2 });
  const [global] = s.table.globals;
  s.told('globalTurned', { quest: global ?? '' }, 'setup.global-quest');
  expect([s.table.globals.length, s.table.questDeck.length]).toEqual([1, 2]);
});

test('[setup.hand-of-five] five cards each, seen by their owner alone', () => {
  const s = begun({ seats: 2 });
  s.told('drew', { seat: A }, 'setup.hand-of-five');
  expect(s.heard(A).filter(({ type }) => type === 'drew')).toHaveLength(5);
  expect(s.heard(A).filter(({ type }) => type === 'drewUnseen')).toHaveLength(5);
  expect(s.view(B)).toMatchObject({ handSizes: [5, 5], hand: s.table.hands[B] });
});

test('[setup.fourth-seat] one deck gets its supplement for four (scenario 42)', () => {
  const s = begun({ seats: 4 });
  expect(s.table.heroes.flatMap(({ heroes }) => heroes).toSorted()).toEqual(['GH-H1', 'HD-H1', 'HD-H2', 'HD-H3']);
  expect(s.table.errands.flat()).toHaveLength(8);
  expect(s.table).toMatchObject({ globals: { length: 1 }, questDeck: [], spare: [] });
  expect(s.table.piles).toMatchObject([{ draw: { length: 10 } }]);
  const quests = [...s.table.errands.flat().map(({ quest }) => quest), ...s.table.globals];
  expect(quests.filter((quest) => quest.startsWith('G')).toSorted()).toEqual(['GH-Q1', 'GH-Q2']);
  expect(begun({ seats: 3 }).table.spare).toEqual([]);
});

test('[setup.fourth-seat] two decks of one grade need none, one deck of each of two grades needs both (scenario 42)', () => {
  const s = begun({ seats: 4, sets: 'HD,HW' });
  expect([...s.table.heroes.flatMap(({ heroes }) => heroes), ...s.table.spare]).toHaveLength(6);
  const before = opening({ seats: 4, sets: 'HD,HW' });
  expect(before.table.piles).toMatchObject([
    { name: 'glory', draw: { length: 30 } },
    { name: 'peril', draw: { length: 30 } },
  ]);
  expect(before.table.questDeck).toHaveLength(14);
  const graded = opening({ seats: 4, sets: 'HD,ED' });
  expect(graded.table.spare.filter((hero) => hero.startsWith('G')).toSorted()).toEqual(['GE-H1', 'GH-H1']);
});

test('[setup.three-seats-exact] with two or four seats it is not so', () => {
  expect(begun({ seats: 2 }).table.questDeck).toHaveLength(2);
  expect(begun({ seats: 4 }).table.heroes[D]?.heroes).toHaveLength(1);
});

test('[core.fixed-sets] all cards of the sets take part, but heroes that nobody got', () => {
  const { table } = begun({ seats: 3 });
  expect(table.piles.flatMap(({ draw }) => draw).length + table.hands.flat().length).toBe(30);
  const maps = table.sections.flatMap(({ placed, deck }) => [...placed.map(({ card }) => card), ...deck]);
  expect(new Set(maps).size).toBe(11);
});

test('[core.players] two, three or four; not one, not five', () => {
  for (const seats of [2, 3, 4]) expect(begun({ seats }).table.heroes).toHaveLength(seats);
  for (const seats of [1, 5]) expect(() => opening({ seats })).toThrow('core.players');
});

test('[core.sets-alone-or-combined] any set alone, and any together', () => {
  for (const sets of ['HD', 'HW', 'ED', 'LD', 'HD,HW,ED,LD'])
    expect(begun({ sets, seats: 2 }).table.heroes[A]?.space === undefined).toBe(false);
});

test('[setup.order] before anything is dealt nobody has anything, and nothing has been counted', () => {
  const { table } = opening();
  for (const hero of table.heroes)
    expect(hero).toMatchObject({ life: 0, level: 0, glory: 0, peril: 0, points: 0, bonus: 0, turns: 0, waited: 0 });
  expect(table).toMatchObject({ round: 0, turns: 0, first: 0, idle: [0, 0, 0], resigned: 0 });
  expect(table.piles.map(({ known }) => known)).toEqual([[0, 0, 0]]);
  expect(table.sections.map(({ seenBelow }) => seenBelow)).toEqual([0]);
});
