import { expect, test } from 'vitest';
import { treasuresOf } from '../../src/queries/means.ts';
import { lording, type Three } from '../cast.ts';
import { A, allPass, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, bane, END, entry, play, sends } from '../telling.ts';

/** The first card of A's Pack, as it is. */
const packed = (s: Tale) => heroIn(s, A).pack[0];

test('[dur.monster-life] [combat.e-zero-life-defeated] a monster without life goes to the discard pile, from the Pack too', () => {
  // A Mud Ghoul with one life left attacks Brunna: 1 + 3 = 4 against 6 + 3 = 9.
  const s = lording({ a: { pack: [{ card: 'HD-A21', wounds: 1 }] }, b: { hero: 'HD-H1', peril: 4 } });
  s.dice(1, 6);
  sends(s, A, entry('HD-A21', B, 'melee')).told('discarded', { card: 'HD-A21' }, 'dur.monster-life');
  expect(heroIn(s, A).pack).toEqual([]);
  expect(s.table.piles[0]?.discard).toContain('HD-A21');
  allPass(s).finish();
});

test('[dur.monster-life] with a life left it stays', () => {
  const s = lording({ a: { pack: ['HD-A21'] }, b: { hero: 'HD-H1', peril: 4 } });
  s.dice(1, 6);
  sends(s, A, entry('HD-A21', B, 'melee'))
    .told('monsterHurt', { by: 1, left: 1 })
    .silent('slain');
  allPass(s).does(A, { type: 'stow', to: 'pack' });
  expect(packed(s)).toMatchObject({ card: 'HD-A21', wounds: 1 });
  s.finish();
});

test('[dur.monster-place] a monster is on a space while it attacks, and nowhere else', () => {
  const s = lording(
    { a: { hand: ['HD-A21'] }, b: { space: 'HD-M02', peril: 4, glory: 9, hand: ['HD-A02'] } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1),
    },
  );
  expect(s.view(C).strikes).toEqual([]);
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(s.view(C).strikes).toMatchObject([{ card: 'HD-A21', space: 'HD-M02' }]);
  s.dice(2, 3);
  allPass(s).does(A, { type: 'stow', to: 'pack' }).told('stowed', { card: 'HD-A21', to: 'pack' });
  allPass(s);
  expect(s.view(C).strikes).toEqual([]);
  expect(packed(s)?.card).toBe('HD-A21');
  s.finish();
});

test('[dur.attachment-host] an Attachment needs a monster of one’s own Pack, or one of the batch', () => {
  const mark = (a: NonNullable<Three['a']>): Tale =>
    lording({ a: { hand: ['HW-A19', 'HW-A18'], ...a }, b: { peril: 4, pack: ['HW-A21'] } }, { set: 'HW' });
  const bare = mark({});
  bare.refused(A, bane('HW-A19', null, { payer: B }), 'dur.attachment-host');
  bare.refused(A, bane('HW-A19', null, { payer: B, host: 'HW-A21' }), 'dur.attachment-host');
  bare.refused(A, bane('HW-A18', null, { payer: B, host: 'HW-A21' }), 'dur.attachment-host').finish();
  const hosted = mark({ pack: ['HW-A20'] });
  hosted.refused(A, bane('HW-A19', null, { payer: B }), 'dur.attachment-host');
  hosted.does(A, bane('HW-A19', null, { payer: B, host: 'HW-A20' })).told('attached', { card: 'HW-A19', to: 'HW-A20' });
  expect(packed(hosted)?.attached).toEqual(['HW-A19']);
  hosted.finish();
});

test('[dur.attachment-host] a Trap is no host', () => {
  const s = lording({ a: { hand: ['HW-A19', 'HW-A28'] }, b: { peril: 9 } }, { set: 'HW' });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HW-A28', B, null, { attachment: 'HW-A19', payer: B }), 'dur.attachment-host');
  s.finish();
});

test('[dur.attachment-no-slot] an Attachment fills no slot of the Pack and none of the Treasures', () => {
  const s = lording({ a: { hand: ['HW-A19'], pack: ['HW-A20', 'HW-A21', 'HW-A22'] }, b: { peril: 2 } }, { set: 'HW' });
  s.does(A, bane('HW-A19', null, { payer: B, host: 'HW-A20' }));
  expect(heroIn(s, A).pack).toHaveLength(3);
  s.finish();
  // Tamsin has room for two: a Minion under its collar, and a sword.
  const minion = { card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 };
  const t = lording({ a: { hero: 'HD-H3', readied: [minion, 'HD-A08'], glory: 4, hand: ['HD-A04'] } });
  expect(treasuresOf(t.table, A)).toHaveLength(2);
  t.finish();
});

test('[dur.attachment-follows-host] with its host it goes when that is discarded from the Pack', () => {
  const s = lording(
    { a: { hand: ['HW-A02'], pack: [{ card: 'HW-A20', wounds: 0, attached: ['HW-A19'] }] } },
    { set: 'HW', arrange: (scene) => scene.mapDeck() },
  );
  s.does(A, END).does(A, END);
  expect(asked(s)).toBe('A discard');
  s.refused(A, { type: 'discard', card: 'HW-A19' }, 'draw.must-discard-one');
  s.does(A, { type: 'discard', card: 'HW-A20' }).told('discarded', { card: 'HW-A19' }, 'dur.attachment-follows-host');
  expect(heroIn(s, A).pack).toEqual([]);
  expect(s.table.piles[0]?.discard).toEqual(['HW-A20', 'HW-A19']);
  s.finish();
});

test('[dur.attachment-follows-host] a monster that is repelled takes its Attachment along', () => {
  const s = lording({ a: { hand: ['HW-A20', 'HW-A19'] }, b: { peril: 4, glory: 3, hand: ['HW-A03'] } }, { set: 'HW' });
  sends(s, A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: B }));
  s.does(B, play('HW-A03', { strike: 0 }));
  s.told('repelled', { card: 'HW-A20' }).told('discarded', { card: 'HW-A19' }, 'dur.attachment-follows-host');
  allPass(s);
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[dur.attachment-follows-host] [combat.e-higher-total-hits] a monster that is slain takes its Attachment along', () => {
  const s = lording({ a: { hand: ['HW-A20', 'HW-A19'] }, b: { peril: 4 } }, { set: 'HW' });
  sends(s.dice(1, 6), A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: B }));
  s.told('monsterHurt', { strike: 0, by: 1, left: 0 }, 'combat.e-higher-total-hits');
  s.told('slain', { card: 'HW-A20' }, 'combat.g-defeated').told('discarded', { card: 'HW-A20' }, 'dur.monster-life');
  s.told('discarded', { card: 'HW-A19' }, 'dur.attachment-follows-host');
  expect(s.table.piles[0]?.discard.toSorted()).toEqual(['HW-A19', 'HW-A20']);
  s.finish();
});
