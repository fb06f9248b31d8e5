import { expect, test } from 'vitest';
import type { Action } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, passing, tale } from '../scene.ts';
import { ability, asked, attackOn, bane, END, entry, offersTo, play, sends } from '../telling.ts';

const typesOf = (offers: readonly Action[]): readonly string[] =>
  [...new Set(offers.map(({ type }) => type))].toSorted();

test('[end.resign] [time.mandatory] everybody may give up while somebody chooses, and pass only where that is asked', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  expect([typesOf(offersTo(s, A)), typesOf(offersTo(s, B))]).toEqual([['endPhase', 'muster', 'resign'], ['resign']]);
  s.does(A, { type: 'muster' });
  expect(typesOf(offersTo(s, A))).toEqual(['disband', 'encounter']);
  s.does(A, entry('HD-A21', B, 'melee'));
  expect(typesOf(offersTo(s, A))).toEqual(['attack', 'disband']);
});

test('[draw.save-one-mp] [reset.upkeep] both answers are offered where one may say no', () => {
  const save = cast({ a: { points: 1 } }).does(A, END);
  expect(offersTo(save, A)).toEqual([
    { type: 'save', saves: true },
    { type: 'save', saves: false },
  ]);
  const upkeep = tale((scene) => scene.hero(A, { glory: 1, readied: ['HW-A07'] }).turn(A, 'reset'), { sets: 'HW' });
  expect(offersTo(upkeep, A)).toEqual([
    { type: 'upkeep', pays: true },
    { type: 'upkeep', pays: false },
  ]);
});

test('[fx.variable] [fx.treasure-used-at-once] a card is offered with every price and in every way', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 9, hand: ['HD-A07'] } });
  sends(s, A, entry('HD-A21', B, 'melee'));
  const variables = offersTo(s, B).flatMap((offer) => (offer.type === 'play' ? [offer.variable] : []));
  expect([variables, typesOf(offersTo(s, B))]).toEqual([
    [1, 2, 3, 4],
    ['pass', 'play'],
  ]);
  const potion = cast({ a: { glory: 2, hand: ['HD-A12'] } });
  expect(offersTo(potion, A).flatMap((offer) => (offer.type === 'play' ? [offer.isUsedNow] : []))).toEqual([
    false,
    true,
  ]);
});

test('[univ.card-beats-rule] a card is aimed at what it says, and at nothing else', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 9, hand: ['HD-A02', 'HD-A07'] } });
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.refused(B, play('HD-A02', { strike: 0 }), 'univ.card-beats-rule').refused(
    B,
    play('HD-A02', { choice: 1 }),
    'univ.card-beats-rule',
  );
  s.refused(B, play('HD-A02', { side: 'north' }), 'univ.card-beats-rule');
  s.refused(B, play('HD-A02', { space: 'HD-M01' }), 'univ.card-beats-rule');
  s.refused(B, play('HD-A02', { variable: 1 }), 'fx.variable');
});

test('[opt.restricted-bonus-by-tipping] [combat.f-challenge] in step F tipping for the point is offered with the attack', () => {
  const s = lording(
    { a: { hand: ['HD-A21'], space: 'HD-M02' }, b: { peril: 4 }, c: { space: 'HD-M02' } },
    { restrictedMovement: true, arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  sends(s.dice(3, 4), A, entry('HD-A21', B, 'melee'));
  expect([asked(s), offersTo(s, B)]).toEqual([
    'B challenge',
    [{ type: 'pass' }, attackOn({ foe: 0 }, 'magic', { isTipping: true })],
  ]);
});

test('[combat.f-challenge] no such attack, no such hero, both, or neither: there is nothing to challenge', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { hero: 'HD-H1', peril: 4, hasSaved: true } });
  sends(s.dice(3, 3), A, entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('B challenge');
  s.refused(B, attackOn({ foe: 9 }, 'melee'), 'combat.f-challenge').refused(
    B,
    attackOn({ hero: 9 }, 'melee'),
    'combat.f-challenge',
  );
  s.refused(B, { ...attackOn({ foe: 0 }, 'melee'), hero: A }, 'combat.f-challenge');
  s.refused(B, { ...attackOn({ foe: 0 }, 'melee'), foe: null }, 'combat.f-challenge');
  s.refused(B, attackOn({ hero: B }, 'melee'), 'combat.f-challenge');
});

test('[move.space-effect-on-entry] a space takes its own price: Glory, or a card of the hand', () => {
  const room = cast(
    { a: { points: 1, glory: 2, hand: ['HD-A21'] } },
    { arrange: (scene) => scene.lay('HD-M11', 0, 1, 'turned') },
  );
  passing(room.does(A, { type: 'move', side: 'north' }));
  room.refused(A, { type: 'spaceEffect', card: 'HD-A21' }, 'univ.card-beats-rule');
  expect(offersTo(room, A)).toEqual([{ type: 'decline' }, { type: 'spaceEffect', card: null }]);
  const city = cast(
    { a: { points: 1, hand: ['HW-A20', 'HW-A22'] } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M07', 1, 0, 'turned').lay('HW-M02', 0, 1) },
  );
  passing(city.does(A, { type: 'move', side: 'east' }));
  city.refused(A, { type: 'spaceEffect', card: null }, 'univ.card-beats-rule');
  city.refused(A, { type: 'spaceEffect', card: 'HW-A21' }, 'univ.card-beats-rule');
  expect(offersTo(city, A)).toEqual([
    { type: 'decline' },
    { type: 'spaceEffect', card: 'HW-A20' },
    { type: 'spaceEffect', card: 'HW-A22' },
  ]);
  city
    .does(A, { type: 'spaceEffect', card: 'HW-A20' })
    .told('discarded', { card: 'HW-A20' }, 'move.space-effect-on-entry');
});

test('[quest.escort-take] [quest.global-anyone] an Escort is not attempted, and nobody works on what does not lie open', () => {
  const s = cast({ a: { space: 'HD-M10', quests: ['HD-Q3'] } }, { arrange: (scene) => scene.lay('HD-M10', 0, 1) });
  s.refused(A, { type: 'attempt', quest: 'HD-Q3', form: null, price: 0 }, 'quest.escort-take');
  s.refused(A, { type: 'attempt', quest: 'HD-Q1', form: null, price: 0 }, 'quest.global-anyone');
});

test('[lord.attach-with-batch] [lord.encounters-one-batch] a Bane that is attached is offered with each monster, for whoever can pay it', () => {
  const s = lording({ a: { hand: ['HD-A20', 'HW-A19'] }, b: { peril: 3 }, c: { peril: 2 } }, { sets: 'HD,HW' });
  s.does(A, { type: 'muster' });
  const marks = offersTo(s, A).flatMap((one) =>
    one.type === 'encounter' && one.target === B && one.form === 'melee' ? [[one.attachment, one.payer]] : [],
  );
  expect(marks).toEqual([
    [null, null],
    ['HW-A19', B],
    ['HW-A19', C],
  ]);
});

test('[fx.monster-special] [fx.shift-what] every price of a special effect is offered; whoever stops shifting is not asked again', () => {
  const s = lording({ a: { hand: ['HD-A27'] }, b: { peril: 9 } }).does(A, { type: 'muster' });
  const specials = offersTo(s, A).flatMap((offer) =>
    offer.type === 'encounter' && offer.form === 'melee' ? [offer.special] : [],
  );
  expect(specials).toEqual([null, 1, 2, 3]);
  const stones = lording(
    { a: { hero: 'LD-H1', hand: ['LD-A18'] }, b: { peril: 3 } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1) },
  );
  stones.does(A, bane('LD-A18', null, { payer: B })).does(A, { type: 'stop' });
  expect(asked(stones)).toBe('A lord');
});

test('[reset.upkeep] [explore.extra-map-card] upkeep is paid by its rule, and what was explored is counted', () => {
  const upkeep = tale(
    (scene) =>
      scene
        .mapDeck()
        .hero(A, { glory: 1, readied: ['HW-A07'] })
        .turn(A, 'reset'),
    { sets: 'HW' },
  );
  upkeep.does(A, { type: 'upkeep', pays: true }).told('paid', { what: 'glory', amount: 1 }, 'reset.upkeep');
  const s = cast({ a: { points: 2 } }, { arrange: (scene) => scene.mapDeck('HD-M02', 'HD-M09') });
  s.does(A, { type: 'explore' });
  expect(s.state.agenda[1]).toMatchObject({ kind: 'turn', explored: 1 });
});

test('[fx.variable] an ability for a price of one’s choice has its bounds', () => {
  const s = cast({ a: { hero: 'ED-H3', points: 1, glory: 9 }, b: { hero: 'ED-H1' } }, { set: 'ED' });
  s.does(A, attackOn({ hero: B }, 'magic'));
  expect(asked(s)).toBe('A before-roll 1');
  for (const variable of [0, 4]) s.refused(A, ability('ED-H3', { strike: 0, variable }), 'fx.variable');
  const variables = offersTo(s, A).flatMap((offer) => (offer.type === 'ability' ? [offer.variable] : []));
  expect(variables).toEqual([1, 2, 3]);
});
