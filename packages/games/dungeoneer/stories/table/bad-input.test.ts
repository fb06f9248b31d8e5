import { check, hashState, legal } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Action } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Tale } from '../scene.ts';
import { asked, bane, entry, handsIn, PASS, play } from '../telling.ts';
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
  s.does(A, { type: 'muster' }).does(A, entry('HD-A21', B, 'melee'));
  s.refused(A, entry('HD-A25', B, 'speed'), 'lord.pay-targets-peril');
  expect(s.table.heroes[B]?.peril).toBe(5);
});

/** Answers to questions that nobody is asked while the active player chooses. */
const STRAY: readonly Action[] = [
  { type: 'begin' },
  { type: 'pickHero', hero: 'HD-H1' },
  { type: 'chooseEntrance', space: 'HD-M01' },
  { type: 'upkeep', pays: true },
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
  { type: 'minion', strike: null },
  { type: 'stow', to: 'hand' },
  { type: 'spoils', to: B },
  { type: 'stop' },
  { type: 'draw', pile: 'all' },
  { type: 'discard', card: null },
  { type: 'save', saves: false },
  { type: 'rebirthPlace', space: 'HD-M01' },
];

test('[time.windows] [core.two-roles] an answer to what is not asked is refused, whoever chooses', () => {
  const hero = cast({ a: { points: 2, hand: ['HD-A02'] } });
  const lord = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  for (const action of STRAY)
    for (const s of [hero, lord]) expect([action.type, against(s, A, askOf(s, A), action)]).not.toContain(null);
  lord.refused(A, { type: 'lift', card: 'HD-A16' }, 'core.two-roles');
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
