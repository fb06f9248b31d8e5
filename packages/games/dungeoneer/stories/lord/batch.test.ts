import { SPECTATOR } from '@questhall/kernel';
import '../test-cards.ts';
import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale, waiting } from '../scene.ts';
import { allHeard, asked, bane, entry, offersTo, play, sends } from '../telling.ts';

const seenBy = (s: Tale): string => JSON.stringify([B, C, SPECTATOR].map((seat) => s.sight(seat)));

test('[lord.encounters-one-batch] a batch in the making is seen by nobody (scenario 88)', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20', 'HD-A17'] }, b: { peril: 9 }, c: { peril: 1 } });
  s.does(A, { type: 'muster' });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'muster', rule: 'lord.encounters-one-batch' }]);
  const before = seenBy(s);
  s.does(A, entry('HD-A21', B, 'melee'));
  expect([seenBy(s) === before, heroIn(s, B).peril, s.table.hands[A]?.length]).toEqual([true, 9, 3]);
  for (const seat of [B, C, SPECTATOR]) expect(s.heard(seat)).toEqual([]);
  expect(s.view(A).list).toMatchObject([{ card: 'HD-A21', target: B, form: 'melee' }]);
  s.dice(1, 1, 6, 6)
    .does(A, entry('HD-A20', C, 'speed'))
    .does(A, { type: 'attack' });
  s.told('sent', {
    seat: A,
    sent: [
      { card: 'HD-A21', target: B, form: 'melee', special: null, attachment: null, payer: null, paid: 4 },
      { card: 'HD-A20', target: C, form: 'speed', special: null, attachment: null, payer: null, paid: 1 },
    ],
  });
  expect(allHeard(s).slice(0, 3)).toEqual(['sent', 'paid', 'paid']);
  expect(s.table.heroes).toMatchObject([{}, { peril: 5 }, { peril: 0 }]);
  s.finish();
});

test('[lord.encounters-one-batch] an empty or dropped list is no batch', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4 } });
  s.does(A, { type: 'muster' }).refused(A, { type: 'attack' }, 'lord.encounters-one-batch');
  s.does(A, entry('HD-A21', B, 'melee')).does(A, { type: 'disband' });
  expect([asked(s), heroIn(s, B).peril, s.table.hands[A]]).toEqual(['A lord', 4, ['HD-A21']]);
  s.dice(1, 1);
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(heroIn(s, B).peril).toBe(0);
});

test('[lord.encounters-one-batch] [lord.banes-any-moment] [lord.limit-is-peril] a Bane after the batch, no second batch (scenario 57)', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20', 'HD-A17'] }, b: { peril: 9 }, c: { peril: 2, glory: 4 } });
  s.dice(1, 1);
  sends(s, A, entry('HD-A21', B, 'melee'))
    .does(A, { type: 'stow', to: 'pack' })
    .does(A, { type: 'spoils', to: null });
  s.refused(A, { type: 'muster' }, 'lord.encounters-one-batch');
  s.does(A, bane('HD-A17', C)).told('declared', { card: 'HD-A17', target: C, paid: 2 }, 'lord.banes-any-moment');
  expect([heroIn(s, C).glory, asked(s)]).toEqual([1, 'A lord']);
  s.finish();
});

test('[lord.banes-any-moment] no Bane between the steps of a combat (scenario 57)', () => {
  const s = lording(
    { a: { hand: ['HW-A22', 'HD-A17'] }, b: { hero: 'HW-H1', peril: 4 }, c: { peril: 2 } },
    { set: 'HW', sets: 'HD,HW', arrange: (scene) => scene.hero(B, { hero: 'HW-H1', peril: 4, space: 'HW-M01' }) },
  );
  s.dice(4, 2);
  sends(s, A, entry('HW-A22', B, 'magic'));
  expect(asked(s)).toBe('A hit');
  s.refused(A, bane('HD-A17', C), 'lord.banes-any-moment');
  s.does(A, { type: 'hit', choice: 0, space: null });
  s.refused(A, bane('HD-A17', C), 'lord.banes-any-moment');
});

test('[lord.banes-any-moment] a Bane is for the own Dungeonlord phase alone', () => {
  const s = lording(
    { a: { hand: ['HD-A17'] }, b: { hand: ['HD-A18'], glory: 4 }, c: { peril: 2 } },
    { arrange: (x) => x.turn(A) },
  );
  s.refused(A, bane('HD-A17', C), 'lord.banes-any-moment').refused(
    B,
    bane('HD-A18', null, { payer: C }),
    'time.windows',
  );
});

test('[lord.encounters-one-batch] what is no Encounter of this time does not go on the list', () => {
  const s = lording({ a: { hand: ['HD-A17', 'HD-A30', 'HD-A02', 'HD-A21'] }, b: { peril: 9 } });
  s.does(A, { type: 'muster' });
  for (const card of ['HD-A17', 'HD-A30']) s.refused(A, entry(card, B), 'lord.encounters-one-batch');
  s.refused(A, entry('HD-A02', B), 'comp.peril-cards');
  const offers = offersTo(s, A).filter(({ type }) => type === 'encounter');
  expect(offers).toEqual([entry('HD-A21', B, 'melee')]);
});

test('[lord.encounter-attacks] [combat.a-targets-and-forms] each attacker has its target and its form', () => {
  const s = lording({ a: { hand: ['HD-A24', 'HD-A20'] }, b: { peril: 5 }, c: { peril: 1 } });
  s.does(A, { type: 'muster' }).refused(A, entry('HD-A24', B), 'combat.a-targets-and-forms');
  s.does(A, entry('HD-A24', B, 'magic')).does(A, entry('HD-A20', C, 'melee'));
  s.dice(1, 1, 6, 6).does(A, { type: 'attack' }).told('sent', { seat: A }, 'lord.encounter-attacks');
  s.told('attackRolled', { strike: 0, form: 'magic', total: 4 }).told('attackRolled', {
    strike: 1,
    form: 'melee',
    total: 2,
  });
  s.finish();
});

test('[lord.attach-with-batch] [dur.attachment-no-cost] [dur.attachment-follows-host] an Attachment with the batch (scenario 46)', () => {
  const wolves = (): Tale => {
    const s = lording(
      { a: { hand: ['HW-A20', 'HW-A19'] }, b: { peril: 2, space: 'HW-M03' }, c: { peril: 2 } },
      { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
    );
    s.dice(3, 5);
    sends(s, A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: C }));
    s.told('paid', { seat: C, what: 'peril', amount: 2, now: 0 }, 'lord.attach-with-batch');
    s.told('attackRolled', { total: 7 })
      .told('counterRolled', { total: 6 })
      .told('wounded', { seat: B, by: 1, life: 5 });
    expect([heroIn(s, B).peril, heroIn(s, C).peril]).toEqual([0, 0]);
    s.finish();
    return s;
  };
  const s = wolves();
  s.does(A, { type: 'stow', to: 'hand' }).told('discarded', { card: 'HW-A19' }, 'dur.attachment-follows-host');
  expect(s.table.hands[A]).toEqual(['HW-A20']);
  const kept = wolves();
  kept.does(A, { type: 'stow', to: 'pack' }).silent('discarded');
  expect(heroIn(kept, A).pack).toEqual([{ card: 'HW-A20', wounds: 0, attached: ['HW-A19'] }]);
});

test('[dur.attachment-no-cost] out of the Pack it still costs what is printed, with what is attached to it (scenario 46)', () => {
  const s = lording(
    { a: { pack: [{ card: 'HW-A20', wounds: 0, attached: ['HW-A19'] }] }, b: { peril: 2, space: 'HW-M03' } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
  );
  s.dice(3, 5);
  sends(s, A, entry('HW-A20', B, 'melee')).told('attackRolled', { total: 7 });
  s.told('paid', { seat: B, what: 'peril', amount: 2 }, 'dur.attachment-no-cost');
  expect(heroIn(s, B).peril).toBe(0);
  s.finish();
});

test('[dur.attachment-host] one Attachment has one host', () => {
  const s = lording({ a: { hand: ['HW-A20', 'HW-A23', 'HW-A19'] }, b: { peril: 12 } }, { set: 'HW' });
  const withRage = { attachment: 'HW-A19', payer: B };
  s.does(A, { type: 'muster' }).does(A, entry('HW-A20', B, 'melee', withRage));
  s.refused(A, entry('HW-A23', B, 'melee', withRage), 'comp.hand-is-inert');
});

test('[lord.attach-with-batch] who pays for it must have it, and be an opponent', () => {
  const s = lording(
    { a: { peril: 9, hand: ['HW-A20', 'HW-A19', 'HW-A28', 'HW-A17'] }, b: { peril: 3 }, c: { peril: 1 } },
    { set: 'HW' },
  );
  const withMark = (payer: number | null) => entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer });
  s.does(A, { type: 'muster' });
  s.refused(A, withMark(C), 'lord.pay-targets-peril', { needed: 2, peril: 1 });
  s.refused(A, withMark(B), 'lord.pay-targets-peril', { needed: 4, peril: 3 });
  s.refused(A, withMark(A), 'lord.never-own-peril').refused(A, withMark(null), 'lord.attach-with-batch');
  s.refused(A, entry('HW-A28', B, null, { attachment: 'HW-A19', payer: C }), 'dur.attachment-host');
  s.refused(A, entry('HW-A20', B, 'melee', { attachment: 'HW-A17', payer: C }), 'dur.attachment-host');
});

test('[lord.attach-with-batch] onto a monster of the Pack it is played like any Bane, and can be forestalled', () => {
  const s = lording(
    { a: { hand: ['HW-A19'], pack: ['HW-A20'] }, b: { peril: 2, glory: 3, hand: ['HW-A02'] } },
    { set: 'HW' },
  );
  s.refused(A, bane('HW-A19', null, { payer: B }), 'dur.attachment-host');
  s.does(A, bane('HW-A19', null, { payer: B, host: 'HW-A20' }));
  expect([asked(s), heroIn(s, B).peril]).toEqual(['B declared 1', 0]);
  s.does(B, { type: 'pass' }).told('attached', { card: 'HW-A19', to: 'HW-A20' }, 'lord.attach-with-batch');
  expect(heroIn(s, A).pack).toEqual([{ card: 'HW-A20', wounds: 0, attached: ['HW-A19'] }]);
});

test('[lord.bane-without-target] a Bane whose target has fallen does nothing, and stays paid', () => {
  const s = lording({ a: { hand: ['HD-A16'] }, b: { peril: 3, glory: 2, life: 1, hand: ['T-BITTER'] } });
  s.does(A, bane('HD-A16', B));
  expect(asked(s)).toBe('B declared 1');
  s.does(B, play('T-BITTER'));
  s.told('defeated', { seat: B }).told('fizzled', { card: 'HD-A16' }, 'lord.bane-without-target').silent('cursed');
  s.told('discarded', { card: 'HD-A16' }, 'lord.bane-without-target');
  expect(s.table.piles[0]?.discard).toContain('HD-A16');
  expect(asked(s)).toBe('A lord');
});

test('[dur.attachment-host] [lord.attach-with-batch] a Collar is no Bane: no monster goes into the fight with it', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A15'] }, b: { peril: 9 } });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A21', B, 'melee', { attachment: 'HD-A15', payer: B }), 'dur.attachment-host');
});

test('[lord.legal-target] [lord.attach-with-batch] nobody who is out of the game pays for an Attachment', () => {
  const s = lording(
    { a: { hand: ['HW-A20', 'HW-A19'] }, b: { peril: 9 }, c: { isOut: true, space: null, life: 0, peril: 9 } },
    { set: 'HW' },
  ).does(A, { type: 'muster' });
  s.refused(A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: C }), 'lord.legal-target');
});
