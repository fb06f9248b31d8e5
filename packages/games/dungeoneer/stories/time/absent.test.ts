import type { Ask, Seat } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Match } from '../../src/queries/table.ts';
import type { Action, Dungeoneer, Question } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Tale, tale } from '../scene.ts';
import { bane, entry, sends } from '../telling.ts';

/** What an absent seat does about what it is asked. */
function usual({ state }: Tale, seat: Seat, kind: Question['kind']): Action {
  const ask = state.asks.find((one) => one.seat === seat && one.question.kind === kind);
  if (ask === undefined) throw new Error(`${seat} is not asked ${kind}`);
  return dungeoneer.fallback(state, ask);
}

/** What it would do about a question that is put by hand. */
function usualFor(state: Match, seat: Seat, question: Question): Action {
  const [ask] = state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const asked: Ask<Dungeoneer> = { ...ask, seat, question };
  return dungeoneer.fallback(state, asked);
}

test('[time.absent] it takes what costs nothing: the roll instead of a point, no use of a space, no Shift', () => {
  const spikes = tale((scene) => scene.lay('HD-M08', 1, 0, 'turned').hero(A, { points: 2 }), { spikeDodging: true });
  spikes.does(A, { type: 'move', side: 'east' });
  expect(usual(spikes, A, 'dodge')).toEqual({ type: 'dodge', pays: false });
  const room = cast({ a: { points: 2, glory: 5 } }, { arrange: (scene) => scene.lay('HD-M11', 0, 1, 'turned') });
  room.does(A, { type: 'move', side: 'north' });
  expect(usual(room, A, 'spaceEffect')).toEqual({ type: 'decline' });
  const stones = lording(
    { a: { hand: ['HD-A18'] }, b: { peril: 2 } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  stones.does(A, bane('HD-A18', null, { payer: B }));
  expect(usual(stones, A, 'shift')).toEqual({ type: 'stop' });
});

test('[time.absent] a list that it has begun is dropped; giving up is all that it could do aside', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  expect([usual(s, A, 'choice'), usualFor(s.state, B, { kind: 'aside' })]).toEqual([
    { type: 'endPhase' },
    { type: 'resign' },
  ]);
  s.does(A, { type: 'muster' });
  expect(usual(s, A, 'muster')).toEqual({ type: 'disband' });
});

test('[time.absent] its hero fights himself, and its monsters go to the Pack while there is room', () => {
  const minion = { card: 'HD-A24', wounds: 0, attached: ['HD-A15'], charges: 0 };
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, readied: [minion] } });
  sends(s.dice(3), A, entry('HD-A21', B, 'melee'));
  expect(usual(s, B, 'minion')).toEqual({ type: 'minion', strike: null });
  s.dice(4).does(B, { type: 'minion', strike: null });
  expect(usual(s, A, 'stow')).toEqual({ type: 'stow', to: 'pack' });
  const full = structuredClone(s.state);
  const beast = (card: string, wounds: number) => ({ card, wounds, attached: [] });
  Object.assign(full.table.heroes[A] ?? {}, { pack: [beast('HD-A25', 0), beast('HD-A22', 1), beast('HD-A23', 1)] });
  const stow = (wounds: number): Action => {
    Object.assign(full.table.strikes[0] ?? {}, { wounds });
    return usualFor(full, A, { kind: 'stow', strike: 0 });
  };
  expect([stow(0), stow(1)]).toEqual([
    { type: 'stow', to: 'hand' },
    { type: 'stow', to: 'discard' },
  ]);
});

test('[time.absent] of too many monsters the most wounded goes, and of equals the cheapest', () => {
  const { state } = lording({});
  const weakest = (...pack: readonly (readonly [string, number])[]): Action => {
    Object.assign(state.table.heroes[A] ?? {}, {
      pack: pack.map(([card, wounds]) => ({ card, wounds, attached: [] })),
    });
    return usualFor(state, A, { kind: 'trimPack' });
  };
  // The ghoul costs 4, the rats cost 1.
  expect([weakest(['HD-A20', 0], ['HD-A21', 1]), weakest(['HD-A21', 0], ['HD-A20', 0])]).toEqual([
    { type: 'trimPack', card: 'HD-A21' },
    { type: 'trimPack', card: 'HD-A20' },
  ]);
});

test('[time.absent] Peril for wounds goes to whoever was wounded, and past one who has fallen to the next', () => {
  const { state } = cast({});
  const spoils = { kind: 'spoils', strike: 0, wounded: C } as const;
  expect(usualFor(state, A, spoils)).toEqual({ type: 'spoils', to: C });
  Object.assign(state.table.heroes[C] ?? {}, { isOut: true });
  expect(usualFor(state, A, spoils)).toEqual({ type: 'spoils', to: B });
});

test('[time.absent] of two decks it takes the larger, and of equal ones the Glory deck', () => {
  const { state } = tale(() => undefined, { sets: 'HD,HW' });
  const taken = (glory: number, peril: number): readonly Action[] => {
    for (const [index, count] of [glory, peril].entries())
      Object.assign(state.table.piles[index] ?? {}, { draw: Array.from({ length: count }, () => 'HD-A02') });
    return [usualFor(state, A, { kind: 'draw' }), usualFor(state, A, { kind: 'look', count: 2 })];
  };
  const from = (pile: 'glory' | 'peril'): readonly Action[] => [
    { type: 'draw', pile },
    { type: 'lookAt', pile },
  ];
  expect([taken(3, 4), taken(4, 3), taken(3, 3)]).toEqual([from('peril'), from('glory'), from('glory')]);
});

test('[time.absent] [opt.discard-optional] it discards the first card of its hand where it must, and none where it may', () => {
  const closing = (house: object): Tale =>
    cast({ a: { hand: ['HD-A03', 'HD-A02'] } }, house).does(A, { type: 'endPhase' });
  expect(usual(closing({}), A, 'discard')).toEqual({ type: 'discard', card: 'HD-A03' });
  expect(usual(closing({ discardOptional: true }), A, 'discard')).toEqual({ type: 'discard', card: null });
});

test('[time.absent] where the deck that it would take is at its end it takes the other', () => {
  const { state } = tale(() => undefined, { sets: 'HD,HW' });
  for (const [index, discard] of [[], ['HD-A21']].entries())
    Object.assign(state.table.piles[index] ?? {}, { draw: [], discard });
  expect(usualFor(state, A, { kind: 'draw' })).toEqual({ type: 'draw', pile: 'peril' });
});

test('[time.absent] [dur.permanent-limits] of too many cards it gives up the one that came last', () => {
  const s = cast({
    a: { hero: 'HD-H3', hasMoved: true, hand: ['HD-A02'], readied: ['HD-A08', 'HD-A14', 'HD-A11', 'HD-A10'] },
  });
  s.does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'HD-A14' });
  expect(usual(s, A, 'trim')).toEqual({ type: 'trim', card: 'HD-A10' });
});
