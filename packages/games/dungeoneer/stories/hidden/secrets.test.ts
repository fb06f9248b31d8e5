import { SPECTATOR } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { SET_CARDS } from '../../src/content/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, opening, type Tale, tale, waiting } from '../scene.ts';
import { asked, END, entry, handsIn, offersTo, PASS, play, sends } from '../telling.ts';
import { readersOf, strangersTo } from './twins.ts';

const typesFor = (s: Tale, seat: number): readonly string[] => s.heard(seat).map(({ type }) => type);

test('[hidden.view] a look: the looker alone knows cards and order, until the deck is shuffled (scenario 87)', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M11', 0, -1).mapDeck().deck('LD-A01', 'LD-A02', 'LD-A03');
      scene.hero(A, { hero: 'LD-H2', points: 2, hand: ['LD-A04'] }).hero(B, { hero: 'LD-H1' });
    },
    { sets: 'LD' },
  );
  s.does(A, { type: 'move', side: 'south' }).does(A, PASS).does(A, { type: 'spaceEffect', card: null });
  expect([typesFor(s, A).includes('looked'), typesFor(s, B).includes('lookedUnseen')]).toEqual([true, true]);
  s.told('lookedUnseen', { seat: A, pile: 'all', count: 2 }, 'hidden.view');
  expect([s.view(A).piles[0]?.top, s.view(B).piles[0]?.top]).toEqual([['LD-A01', 'LD-A02'], []]);
  expect(strangersTo(s, ({ piles }) => piles[0]?.draw.slice(-2))).toEqual([SPECTATOR, B, C]);
  s.does(A, { type: 'order', cards: ['LD-A02', 'LD-A01'] });
  expect([typesFor(s, A), typesFor(s, C)]).toMatchObject([['ordered'], ['orderedUnseen']]);
  s.told('ordered', { seat: A }, 'hidden.view');
  expect([s.view(A).piles[0]?.top, readersOf(s, 'LD-A02')]).toEqual([['LD-A02', 'LD-A01'], [A]]);
  expect(strangersTo(s, ({ piles }) => piles[0]?.draw.slice(-2))).toEqual([SPECTATOR, B, C]);
});

test('[hidden.view] of a shorter deck he sees what there is', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M11', 0, -1).mapDeck();
      for (const pile of scene.table.piles) pile.draw = pile.draw.slice(-1);
      scene.hero(A, { hero: 'LD-H2', points: 2 }).hero(B, { hero: 'LD-H1' });
    },
    { sets: 'LD' },
  );
  s.does(A, { type: 'move', side: 'south' }).does(A, { type: 'spaceEffect', card: null });
  s.told('lookedUnseen', { seat: A, pile: 'all', count: 1 }, 'hidden.view');
  expect(s.view(A).piles[0]?.top).toEqual(s.table.piles[0]?.draw);
});

test('[hidden.view] with two decks he says into which one he looks', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M11', 0, -1).mapDeck().hero(A, { points: 2, glory: 4 });
    },
    { sets: 'HD,LD' },
  );
  s.does(A, { type: 'move', side: 'south' });
  s.does(A, { type: 'spaceEffect', card: null });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'look', rule: 'hidden.view' }]);
  s.refused(A, { type: 'lookAt', pile: 'all' }, 'univ.card-beats-rule');
  s.does(A, { type: 'lookAt', pile: 'peril' }).told(
    'lookedUnseen',
    { seat: A, pile: 'peril', count: 2 },
    'hidden.view',
  );
  expect(s.view(A).piles.map(({ top }) => top.length)).toEqual([0, 2]);
});

test('[hidden.view] [draw.reshuffle] what was seen is forgotten when the deck is shuffled (scenario 87)', () => {
  const s = cast(
    { a: { hand: ['HD-A03'], hasMoved: true } },
    {
      arrange(scene) {
        scene.mapDeck();
        const [pile] = scene.table.piles;
        if (pile === undefined) throw new Error('there is a deck');
        pile.discard = pile.draw.splice(1);
        pile.known = [0, 1, 0];
      },
    },
  );
  expect(s.view(B).piles[0]?.top).toHaveLength(1);
  s.does(A, END).does(A, { type: 'discard', card: 'HD-A03' }).told('reshuffled');
  expect(s.view(B).piles[0]?.top).toEqual([]);
});

test('[hidden.view] a card that is drawn is its drawer’s; of two decks the others see which', () => {
  const s = tale(
    (scene) =>
      scene
        .mapDeck()
        .hero(B, { hand: ['HD-A03'], hasMoved: true })
        .turn(B),
    {
      sets: 'HD,HW',
      seats: 2,
    },
  );
  s.does(B, END).does(B, { type: 'discard', card: 'HD-A03' }).does(B, { type: 'draw', pile: 'peril' });
  const [drawn = ''] = s.table.hands[B] ?? [];
  expect([s.heard(A), readersOf(s, drawn)]).toEqual([[{ type: 'drewUnseen', seat: B, pile: 'peril' }], [B]]);
  expect(s.view(A).piles.map(({ left }) => left)).toEqual(s.table.piles.map(({ draw }) => draw.length));
});

test('[hidden.view] a Map card is its placer’s until it lies', () => {
  const s = cast({ a: { points: 2 } }, { arrange: (scene) => scene.mapDeck('HD-M04', 'HD-M06', 'HD-M07') });
  s.does(A, { type: 'explore' });
  expect([s.view(A).placing?.card, s.view(B).placing]).toEqual(['HD-M04', { seat: A, card: null, section: 'dungeon' }]);
  expect(readersOf(s, 'HD-M04')).toEqual([A]);
  expect(strangersTo(s, () => null)).toEqual([]);
  s.does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  expect(readersOf(s, 'HD-M04')).toEqual([SPECTATOR, A, B, C]);
});

test('[hidden.view] [opt.unbiased-map-placement] a card that is passed on is known where it went through', () => {
  const s = cast(
    { a: { points: 2, quests: ['HD-Q3'] } },
    { arrange: (scene) => scene.mapDeck('HD-M10', 'HD-M06', 'HD-M07'), unbiasedMapPlacement: true },
  );
  s.does(A, { type: 'explore' }).told('passedOnUnseen', { from: A, to: B }, 'opt.unbiased-map-placement');
  expect([asked(s), readersOf(s, 'HD-M10')]).toEqual(['B place', [A, B]]);
  expect(strangersTo(s, () => null)).toEqual([]);
});

test('[hidden.view] [opt.revealed-map] of dealt Map cards the others see how many', () => {
  const s = opening({ revealedMap: true }, 'dealt').does(A, { type: 'begin' });
  const card = s.table.dealt[B]?.find((one) => one !== 'HD-M01') ?? '';
  expect([readersOf(s, card), s.view(A).dealtSizes]).toEqual([[B], [4, 4, 3]]);
  expect(strangersTo(s, ({ dealt }) => dealt[B])).toEqual([SPECTATOR, A, C]);
});

test('[hidden.view] [lord.encounters-one-batch] a list in the making is nobody else’s (scenario 88)', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20'] }, b: { peril: 6 } });
  s.does(A, { type: 'muster' }).does(A, entry('HD-A21', B, 'melee'));
  expect([allOthersHeard(s), heroIn(s, B).peril, s.view(A).list.length, s.view(B).list]).toEqual([[], 6, 1, []]);
  expect(readersOf(s, 'HD-A21')).toEqual([A]);
  expect(strangersTo(s, ({ hands }) => hands[A])).toEqual([SPECTATOR, B, C]);
});

const allOthersHeard = (s: Tale): readonly unknown[] => [SPECTATOR, B, C].flatMap((seat) => s.heard(seat));

test('[time.collect-wishes] [hidden.view] [hidden.no-trace] an answer is sealed until all are in, and final', () => {
  const s = cast(
    { a: { points: 2, peril: 1 }, b: { hand: ['HD-A30'] }, c: { hand: ['HD-A03'] } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1),
    },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('B entered 1, C entered 1');
  handsIn(s, B, play('HD-A30'));
  s.refused(B, play('HD-A30'), 'time.collect-wishes');
  expect(readersOf(s, 'HD-A30')).toEqual([B]);
  s.dice(6).does(C, PASS).told('sent', { seat: B }, 'time.anytime-encounter');
  expect(readersOf(s, 'HD-A30')).toEqual([SPECTATOR, A, B, C]);
  s.finish();
});

test('[hidden.no-trace] [time.asked-by-public-facts] [time.auto-pass] what A and C see does not hang on B’s hand (scenario 85)', () => {
  const story = (card: string): Tale =>
    cast(
      { a: { points: 2, peril: 1, glory: 0 }, b: { hand: [card] }, c: { hand: ['HD-A03'] } },
      {
        arrange: (scene) => scene.lay('HD-M02', 0, 1).deck('HD-A05'),
      },
    ).does(A, { type: 'move', side: 'north' });
  const [armed, bare] = [story('HD-A30'), story('HD-A04')];
  expect([heroIn(armed, A).peril, asked(armed), asked(bare)]).toEqual([
    2,
    'B entered 1, C entered 1',
    'B entered 1, C entered 1',
  ]);
  const seen = (s: Tale): string => JSON.stringify([A, C, SPECTATOR].map((seat) => [s.sight(seat), s.heard(seat)]));
  expect(seen(armed)).toBe(seen(bare));
  expect([offersTo(armed, B).length, offersTo(bare, B)]).toEqual([2, [PASS]]);
  handsIn(armed, B, play('HD-A30'));
  handsIn(bare, B, PASS);
  expect(seen(armed)).toBe(seen(bare));
});

test('[hidden.no-trace] [time.revalidate] an act that goes back is told to its owner alone', () => {
  const s = cast(
    { a: { points: 2, peril: 1 }, b: { hand: ['HD-A30'] }, c: { hand: ['HD-A03'] } },
    {
      arrange(scene) {
        scene.lay('HD-M02', 0, 1);
        scene.hero(C, { hero: 'HD-H3', hand: ['HW-A30'] });
      },
      sets: 'HD,HW',
    },
  );
  s.does(A, { type: 'move', side: 'north' });
  handsIn(s, B, play('HD-A30'));
  s.dice(6).does(C, play('HW-A30'));
  const told = [SPECTATOR, A, B, C].map((seat) => typesFor(s, seat).filter((type) => type === 'handedBack').length);
  expect([told, readersOf(s, 'HW-A30')]).toEqual([[0, 0, 0, 1], [C]]);
  s.told('handedBack', { seat: C, because: 'lord.pay-targets-peril' }, 'time.revalidate');
});

test('[hidden.view] [end.defeat-quests] of a fallen player’s Quests only what lay open is shown', () => {
  const s = cast(
    { a: { points: 1 }, b: { life: 1, quests: ['HD-Q5', 'HD-Q6'] } },
    { arrange: ({ table }) => table.errands[B]?.splice(0, 1, { quest: 'HD-Q5', isUp: true }) },
  );
  s.dice(6, 1).does(A, { type: 'challenge', hero: B, foe: null, form: 'melee', minion: null, isTipping: false });
  s.told('questsBuried', { seat: B, quests: ['HD-Q5'], count: 2 }, 'end.defeat-quests');
  expect(readersOf(s, 'HD-Q6')).toEqual([]);
});

test('[setup.personal-quests] [hidden.view] open Quests are in every view from the deal on (scenario 84)', () => {
  const dealt = (openPersonalQuests: boolean): Tale =>
    opening({ openPersonalQuests }, 'quests').dice(6, 1, 2).does(A, { type: 'begin' });
  const open = dealt(true);
  expect(open.view(SPECTATOR).errands).toEqual(open.table.errands);
  expect(open.table.errands.flat().every(({ isUp }) => isUp)).toBe(true);
  const shut = dealt(false);
  expect(shut.view(C).errands.map((own) => own.map(({ quest }) => quest === null))).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('[hidden.composition] which cards are in the game is read off the lists, and what was not seen can be counted', () => {
  const s = opening({}, 'lists').dice(6, 1, 2).does(A, { type: 'begin' });
  const { handSizes, piles, hand } = s.view(A);
  const unseen = SET_CARDS.HD.adventures.filter((card) => !hand.includes(card));
  expect(unseen).toHaveLength((piles[0]?.left ?? 0) + (handSizes[B] ?? 0) + (handSizes[C] ?? 0));
});

test('[hidden.known-cards] a monster taken back is known to all until it is played (scenario 86)', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A03'] }, b: { peril: 4 } }).dice(3, 4);
  sends(s, A, entry('HD-A21', B, 'melee')).does(A, { type: 'stow', to: 'hand' });
  expect([s.view(C).heroes[A]?.known, readersOf(s, 'HD-A21'), readersOf(s, 'HD-A03')]).toEqual([
    ['HD-A21'],
    [SPECTATOR, A, B, C],
    [A],
  ]);
  expect(strangersTo(s, ({ hands }) => hands[A])).toEqual([SPECTATOR, B, C]);
});
