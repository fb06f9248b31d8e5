import { check, hashState, legal } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Action } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Tale } from '../scene.ts';
import { ability, asked, bane, END, entry, handsIn, PASS, play, use } from '../telling.ts';
import { Hosted } from './hosted.ts';

/** What stands against an answer of a seat to a question, by its number; null when nothing does. */
const against = ({ state }: Tale, seat: number, ask: number, action: Action): string | null =>
  check(dungeoneer, state, { seat, ask, action })?.rule ?? null;

const askOf = ({ state }: Tale, seat: number): number => state.asks.find((ask) => ask.seat === seat)?.id ?? -1;

/** A walks into a space; B and C could act on the arrival. */
const arriving = (): Tale =>
  cast(
    {
      a: { points: 2, peril: 3, glory: 5, hand: ['HD-A03'] },
      b: { glory: 3, hand: ['HD-A02'] },
      c: { glory: 3, hand: ['HD-A30'] },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  ).does(A, { type: 'move', side: 'north' });

test('[time.windows] an answer to a window that has closed is refused, and so is a second one', () => {
  const s = arriving();
  const [late, gone] = [askOf(s, B), askOf(s, C)];
  expect(asked(s)).toBe('B entered 1, C entered 1');
  s.does(B, PASS).refused(B, play('HD-A02'), 'time.collect-wishes');
  s.does(C, PASS);
  expect(asked(s)).toBe('A hero');
  const before = hashState(s.state);
  expect([against(s, B, late, play('HD-A02')), against(s, C, gone, play('HD-A30'))]).toEqual([
    'kernel.stale',
    'kernel.stale',
  ]);
  s.refused(B, play('HD-A02'), 'time.windows').refused(C, play('HD-A30'), 'time.windows');
  // By the number of somebody else's question no seat gets in either.
  expect(against(s, B, askOf(s, A), play('HD-A02'))).not.toBeNull();
  expect(hashState(s.state)).toBe(before);
});

test('[time.windows] at a table a late answer changes nothing that is kept or told', async () => {
  const hosted = await Hosted.of(3, 'late');
  const { table } = hosted;
  for (let moves = 0; moves < effort(40); moves++) await hosted.goesOn();
  const { course } = table;
  const before = { hash: hashState(course.state), n: course.n, heard: hosted.guests.map(({ heard }) => heard.length) };
  const open = new Set(course.state.asks.map(({ id }) => id));
  for (const seat of [A, B, C])
    for (let ask = 0; ask < 400; ask++) {
      const isHis = course.state.asks.some((one) => one.seat === seat && one.id === ask);
      if (isHis) continue;
      const last = course.journal.entries.findLast((one) => one.seat === seat);
      const reply = await hosted.guest(seat).chair.answer(ask, PASS);
      // A second answer to the last question gets what came of the first.
      expect(reply.ok && (reply.isRepeat !== true || last?.ask !== ask)).toBe(false);
      if (open.has(ask)) expect(reply.ok).toBe(false);
    }
  expect({ hash: hashState(course.state), n: course.n, heard: hosted.guests.map(({ heard }) => heard.length) }).toEqual(
    before,
  );
});

test('[time.revalidate] a sealed wish that has become illegal goes back unpaid, and only its owner hears of it', () => {
  const s = cast(
    {
      a: { points: 2, peril: 2, glory: 5, hand: ['HD-A03'] },
      b: { hand: ['HD-A30'] },
      c: { hand: ['HW-A30'] },
    },
    { sets: 'HD,HW', arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  handsIn(s, C, play('HW-A30'));
  s.does(B, play('HD-A30')).does(A, PASS);
  s.dice(6).does(A, PASS);
  s.told('handedBack', { seat: C, because: 'lord.pay-targets-peril', card: 'HW-A30' }, 'time.revalidate');
  for (const seat of [A, B]) expect(s.heard(seat).map(({ type }) => type)).not.toContain('handedBack');
  expect([s.table.hands[C], s.table.heroes[A]?.peril, s.state.wishes]).toEqual([['HW-A30'], 1, []]);
});

test('[lord.pay-targets-peril] [lord.no-pooling] [lord.never-own-peril] nobody pays with the Peril of somebody else', () => {
  const s = lording({
    a: { peril: 9, hand: ['HD-A17', 'HD-A16', 'HD-A21'] },
    b: { peril: 1, glory: 4 },
    c: { peril: 9 },
  });
  s.refused(A, bane('HD-A17', B, { payer: C }), 'lord.no-pooling');
  s.refused(A, bane('HD-A16', B, { payer: A }), 'lord.never-own-peril');
  s.refused(A, bane('HD-A17', B), 'lord.pay-targets-peril');
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A21', B, 'melee'), 'lord.pay-targets-peril');
  s.refused(A, entry('HD-A21', B, 'melee', { payer: C }), 'lord.no-pooling');
  expect(s.table.heroes.map(({ peril }) => peril)).toEqual([9, 1, 9]);
});

test('[lord.pay-targets-peril] a list cannot be paid twice with the same Peril', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A25'] }, b: { peril: 5 } });
  s.does(A, { type: 'muster' });
  const first = askOf(s, A);
  s.does(A, entry('HD-A21', B, 'melee')).refused(A, entry('HD-A25', B, 'speed'), 'lord.pay-targets-peril');
  expect(against(s, A, first, entry('HD-A25', C, 'speed'))).toBe('lord.encounters-one-batch');
  expect(s.table.heroes[B]?.peril).toBe(5);
});

/** Answers to questions that nobody is asked while the active player chooses. */
const STRAY: readonly Action[] = [
  { type: 'begin' },
  { type: 'pickHero', hero: 'HD-H1' },
  { type: 'chooseEntrance', space: 'HD-M01' },
  { type: 'upkeep', pays: true },
  entry('HD-A21', B, 'melee'),
  { type: 'attack' },
  { type: 'disband' },
  { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 },
  { type: 'lay', card: 'HD-M02', section: 'dungeon', x: 0, y: 1, turn: 0 },
  { type: 'pair', entrance: 'HD-M01' },
  { type: 'dodge', pays: false },
  { type: 'spaceEffect', card: null },
  { type: 'decline' },
  { type: 'lookAt', pile: 'all' },
  { type: 'order', cards: [] },
  { type: 'lead', form: 'melee' },
  { type: 'hit', choice: 0, space: null },
  { type: 'steal', quest: 'HD-Q3' },
  { type: 'minion', strike: null },
  { type: 'lose', card: 'HD-A03' },
  { type: 'stow', to: 'hand' },
  { type: 'trimPack', card: 'HD-A21' },
  { type: 'spoils', to: B },
  { type: 'shift', card: 'HD-M02', section: 'dungeon', x: 1, y: 0, turn: 0 },
  { type: 'stop' },
  { type: 'draw', pile: 'all' },
  { type: 'discard', card: null },
  { type: 'save', saves: false },
  { type: 'trim', card: 'HD-A03' },
  { type: 'rebirth', hero: 'HD-H1' },
  { type: 'rebirthPlace', space: 'HD-M01' },
];

test('[time.windows] [core.two-roles] an answer to what is not asked is refused, whoever chooses', () => {
  const hero = cast({ a: { points: 2, hand: ['HD-A02'] } });
  const lord = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  for (const action of STRAY)
    expect([action.type, ...[hero, lord].map((s) => against(s, A, askOf(s, A), action))]).toEqual([
      action.type,
      'hero.phase-ends',
      'lord.optional',
    ]);
  lord.refused(A, { type: 'lift', card: 'HD-A16' }, 'core.two-roles');
  lord.refused(A, { type: 'pickUp', quest: 'HD-Q3' }, 'quest.own-hero-phase');
  lord.refused(A, bane('HD-A17', B), 'comp.hand-is-inert');
});

test('[time.windows] [time.collect-wishes] whoever names no question hears why he is not asked', () => {
  const s = arriving();
  expect([against(s, A, -1, bane('HD-A17', B)), against(s, A, -1, PASS)]).toEqual([
    'lord.banes-any-moment',
    'time.windows',
  ]);
  expect(against(s.does(B, PASS), B, -1, play('HD-A02'))).toBe('time.collect-wishes');
  expect([against(s, C, -1, { type: 'endPhase' }), against(s, A, -1, { type: 'endPhase' })]).toEqual([
    'kernel.stale',
    'time.windows',
  ]);
});

test('[time.windows] [act.activate-readied] what is readied is not used while the Discard/Draw phase asks', () => {
  const s = cast({ a: { hero: 'HD-H2', glory: 5, readied: ['HD-A12'], hand: ['HD-A02'] } });
  s.does(A, END);
  expect(asked(s)).toBe('A discard');
  s.refused(A, use('HD-A12'), 'time.windows').refused(A, ability('HD-H2'), 'time.windows');
  s.refused(A, play('HD-A02'), 'time.windows').refused(A, PASS, 'time.mandatory');
});

test('what is no action at all comes to nobody’s ears', () => {
  const rubbish: readonly unknown[] = [
    null,
    'pass',
    { type: 'cheat' },
    { type: 'bane', card: 'HD-A99', payer: 1, target: 1, host: null },
    { type: 'bane', card: 'HD-A17', payer: 1.5, target: 1, host: null },
    { type: 'move', side: 'up' },
    { type: 'play', card: 'HD-A02', isUsedNow: false },
    { type: 'order', cards: Array.from({ length: 99 }, () => 'HD-A02') },
    { ...entry('HD-A21', B, 'melee'), special: Number.NaN },
  ];
  expect(rubbish.map(dungeoneer.decode)).toEqual(rubbish.map(() => null));
  expect(dungeoneer.decode({ type: 'pass', forged: true })).toEqual({ type: 'pass' });
  const order = (count: number) => ({ type: 'order', cards: Array.from({ length: count }, () => 'HD-A02') });
  expect([dungeoneer.decode(order(10)), dungeoneer.decode(order(11))]).toEqual([order(10), null]);
});

test('[comp.hand-is-inert] no seat plays a card that it does not hold, nor one of somebody else’s', () => {
  const s = arriving();
  s.refused(B, play('HD-A30'), 'comp.hand-is-inert').refused(C, play('HD-A02'), 'comp.hand-is-inert');
  const offered = s.state.asks.flatMap((ask) => legal(dungeoneer, s.state, ask));
  expect(
    offered.filter((action) => action.type === 'play').map((action) => action.type === 'play' && action.card),
  ).not.toContain('HD-A01');
});
