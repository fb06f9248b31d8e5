import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, B, C, heroIn, waiting } from '../scene.ts';
import { asked, attackOn, bane, END, entry, PASS, sends } from '../telling.ts';

test('[lord.pay-targets-peril] [lord.no-pooling] [lord.never-own-peril] whose Peril it is (scenario 18)', () => {
  const s = lording({
    a: { peril: 9, hand: ['HD-A21', 'HD-A28'], space: 'HD-M01' },
    b: { peril: 2 },
    c: { peril: 2 },
  });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A21', B, 'melee'), 'lord.pay-targets-peril', { needed: 4, peril: 2 });
  s.refused(A, entry('HD-A21', B, 'melee', { payer: C }), 'lord.no-pooling');
  s.refused(A, entry('HD-A21', B, 'melee', { payer: A }), 'lord.never-own-peril');
  s.refused(A, entry('HD-A21', A, 'melee'), 'lord.never-own-peril');
  s.does(A, entry('HD-A28', C)).dice(6, 6, 6).does(A, { type: 'attack' });
  expect(s.table.heroes).toMatchObject([{ peril: 9 }, { peril: 2 }, { peril: 0 }]);
  s.finish();
});

test('[lord.pay-targets-peril] [lord.limit-is-peril] each card is paid by the one it is aimed at, as many as there is Peril for', () => {
  const s = lording({ a: { hand: ['HD-A20', 'HD-A21', 'HD-A25'] }, b: { peril: 5 }, c: { peril: 4 } });
  s.does(A, { type: 'muster' })
    .does(A, entry('HD-A20', B, 'speed'))
    .does(A, entry('HD-A21', B, 'melee'));
  s.refused(A, entry('HD-A25', B, 'speed'), 'lord.pay-targets-peril', { needed: 9, peril: 5 });
  s.does(A, entry('HD-A25', C, 'speed'))
    .dice(1, 1, 1, 6, 6, 6)
    .does(A, { type: 'attack' });
  expect(s.table.heroes).toMatchObject([{}, { peril: 0 }, { peril: 0 }]);
});

test('[lord.pay-targets-peril] where nobody can pay for anybody, no list is begun', () => {
  const s = lording({ a: { peril: 9, hand: ['HD-A21'] }, b: { peril: 3 }, c: { peril: 1 } });
  s.refused(A, { type: 'muster' }, 'lord.pay-targets-peril', { needed: 4, peril: 3 });
  expect(lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } }).does(A, { type: 'muster' }).table.hands[A]).toHaveLength(
    1,
  );
  lording({ a: { hand: ['HD-A17'] }, b: { peril: 4 } }).refused(A, { type: 'muster' }, 'comp.hand-is-inert');
});

test('[lord.legal-target] a target is a hero of another player who is still in the game', () => {
  const s = lording(
    { a: { hand: ['HD-A17', 'HD-A21'] }, b: { peril: 9 } },
    { arrange: (scene) => scene.hero(C, { hero: 'HD-H3', isOut: true, space: null, peril: 9 }) },
  );
  s.refused(A, bane('HD-A17', C), 'lord.legal-target').refused(A, bane('HD-A17', A, { payer: B }), 'lord.legal-target');
  s.refused(A, bane('HD-A17', null, { payer: B }), 'lord.legal-target');
  s.does(A, { type: 'muster' }).refused(A, entry('HD-A21', C, 'melee'), 'lord.legal-target');
});

test('[lord.never-own-peril] [lord.no-pooling] a Bane is paid by the one it is aimed at', () => {
  const s = lording({ a: { peril: 9, hand: ['HD-A17'] }, b: { peril: 1 }, c: { peril: 2, glory: 5 } });
  s.refused(A, bane('HD-A17', B), 'lord.pay-targets-peril', { needed: 2, peril: 1 });
  s.refused(A, bane('HD-A17', B, { payer: C }), 'lord.no-pooling');
  s.refused(A, bane('HD-A17', B, { payer: A }), 'lord.never-own-peril');
  s.does(A, bane('HD-A17', C)).told('paid', { seat: C, what: 'peril', amount: 2, now: 0 }, 'lord.pay-targets-peril');
  expect([heroIn(s, C).glory, heroIn(s, A).peril]).toEqual([2, 9]);
  s.finish();
});

test('[lord.untargeted-any-opponent] a Bane aimed at nobody is paid by any one opponent (scenario 5)', () => {
  const s = lording(
    { a: { peril: 9, hand: ['HD-A18'] }, b: { peril: 1 }, c: { peril: 2 } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.refused(A, bane('HD-A18', B), 'lord.legal-target');
  s.refused(A, bane('HD-A18', null, { payer: A }), 'lord.never-own-peril');
  s.refused(A, bane('HD-A18', null, { payer: B }), 'lord.untargeted-any-opponent', { needed: 2, peril: 1 });
  s.does(A, bane('HD-A18', null, { payer: C }));
  s.told('paid', { seat: C, amount: 2 }, 'lord.untargeted-any-opponent');
  expect([asked(s), heroIn(s, C).peril]).toEqual(['A shift', 0]);
});

test('[lord.extra-peril-same-payer] [combat.a-special-effects] the extra comes from the same purse (scenario 27)', () => {
  const s = lording({
    a: { hero: 'HD-H2', hand: ['HD-A23'], space: 'HD-M01' },
    b: { hero: 'HD-H1', peril: 4 },
    c: { peril: 9 },
  });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A23', B, 'magic', { special: 0, payer: C }), 'lord.extra-peril-same-payer');
  s.refused(A, entry('HD-A23', B, 'magic', { special: 0 }), 'lord.extra-peril-same-payer', { needed: 5, peril: 4 });
  s.does(A, entry('HD-A23', B, 'magic'));
});

test('[lord.pay-every-attack] [lord.pack-as-hand] out of the Pack a monster costs the same again, wounds and all (scenario 24)', () => {
  const s = lording({
    a: { pack: [{ card: 'HD-A22', wounds: 1 }, 'HD-A20'] },
    b: { hero: 'HD-H2', peril: 5 },
    c: { peril: 6 },
  });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A22', B, 'melee'), 'lord.pay-targets-peril', { needed: 6, peril: 5 });
  s.refused(A, entry('HD-A21', C, 'melee'), 'lord.pack-as-hand');
  s.dice(3, 1)
    .does(A, entry('HD-A22', C, 'melee'))
    .does(A, { type: 'attack' });
  s.told('paid', { seat: C, what: 'peril', amount: 6, now: 0 }, 'lord.pay-every-attack');
  s.told('attackRolled', { total: 8 }).told('wounded', { seat: C, by: 1 });
  s.refused(A, { type: 'stow', to: 'hand' }, 'combat.g-wounded').does(A, { type: 'stow', to: 'pack' });
  expect(heroIn(s, A).pack).toEqual([
    { card: 'HD-A20', wounds: 0, attached: [] },
    { card: 'HD-A22', wounds: 1, attached: [] },
  ]);
  s.finish();
});

test('[lord.attack-cost] a monster attacks for no movement point, a hero for one', () => {
  const s = lording({ a: { hand: ['HD-A21'], points: 2 }, b: { hero: 'HD-H1', peril: 4, hasSaved: true } });
  s.dice(5, 2);
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(heroIn(s, A).points).toBe(2);
  s.dice(4, 1).does(B, attackOn({ foe: 0 }, 'melee'));
  s.told('paid', { seat: B, what: 'saved', amount: 1, now: 0 });
  expect(heroIn(s, B).hasSaved).toBe(false);
});

test('[lord.attack-cost] in his own turn a hero attacks for a current point', () => {
  const s = lording({ a: { points: 2 } });
  s.dice(6, 1).does(A, attackOn({ hero: B }, 'melee'));
  s.told('paid', { seat: A, what: 'points', amount: 1, now: 1 }, 'lord.attack-cost');
  s.told('wounded', { seat: B, by: 1 });
  s.finish();
});

test('[lord.optional] [lord.any-distance] as Dungeonlord one may do nothing, and reaches everywhere', () => {
  const s = lording(
    { a: { hand: ['HD-A21'], space: 'HD-M01' }, b: { peril: 4, space: 'HD-M05' } },
    { arrange: (scene) => scene.lay('HD-M05', 0, -1).mapDeck() },
  );
  expect(waiting(s)).toEqual([{ seat: A, kind: 'choice', rule: 'lord.optional' }]);
  s.does(A, END);
  expect(asked(s)).toBe('A hero');
  const far = lording(
    { a: { hand: ['HD-A21'], space: 'HD-M01' }, b: { peril: 4, space: 'HD-M05' } },
    { arrange: (scene) => scene.lay('HD-M05', 0, -1) },
  );
  sends(far.dice(5, 1), A, entry('HD-A21', B, 'melee')).told('wounded', { seat: B });
});

test('[lord.one-attack-per-turn] a monster stands on the list once', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 9 }, c: { peril: 9 } });
  s.does(A, { type: 'muster' }).does(A, entry('HD-A21', B, 'melee'));
  s.refused(A, entry('HD-A21', C, 'melee'), 'lord.one-attack-per-turn');
});

test('[lord.one-attack-per-turn] a hero attacks once in a turn, and again in the next player’s', () => {
  const s = lording({ a: { points: 3 }, b: { hasSaved: true } }, { arrange: (scene) => scene.mapDeck() });
  const onB = attackOn({ hero: B }, 'melee');
  s.dice(3, 4).does(A, onB); // 6 against 6
  expect(asked(s)).toBe('B challenge');
  s.dice(2, 4).does(B, attackOn({ hero: A }, 'magic')); // 5 against 5
  s.refused(A, onB, 'act.challenge');
  s.does(A, END).does(A, END).does(A, { type: 'save', saves: true });
  expect([asked(s), heroIn(s, A)]).toMatchObject(['A phase-start 1', { hasSaved: true, hasAttacked: false }]);
  s.dice(6, 1).does(A, onB);
  expect(asked(s)).toBe('B phase-start 1');
  s.does(B, PASS).told('wounded', { seat: B });
});

test('[lord.extra-peril-same-payer] [lord.pay-targets-peril] whether the card or only its special effect is too dear, is said', () => {
  const acolyte = entry('HD-A23', B, 'magic', { special: 0 });
  const s = lording({ a: { hand: ['HD-A23', 'HD-A20'] }, b: { peril: 4 } }).does(A, { type: 'muster' });
  s.refused(A, acolyte, 'lord.extra-peril-same-payer', { needed: 5, peril: 4 });
  s.does(A, entry('HD-A20', B, 'melee')).refused(A, acolyte, 'lord.pay-targets-peril', { needed: 6, peril: 4 });
});
