import { expect, test } from 'vitest';
import { A, AIM, allPass, B, C, heroIn, placeAny, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { offersTo, play, questionTo } from '../telling.ts';
import { cardOf, lasting } from '../vocabulary/made.ts';

/** A's Discard/Draw phase. Everybody is alone, so that nobody has anything to do as the turn ends. */
const closing = (set: (scene: Scene) => void, given: Parameters<typeof tale>[1] = {}): Tale =>
  tale((scene) => {
    scene.lay('HD-M02', 0, 1).lay('HD-M03', 0, 2);
    scene.hero(B, { space: 'HD-M02' }).hero(C, { space: 'HD-M03' });
    set(scene);
    scene.turn(A, 'draw');
  }, given);

const discards = (card: string | null) => ({ type: 'discard', card }) as const;

test('[draw.order] discard, collect for staying, save, draw', () => {
  const s = closing((scene) => scene.hero(A, { points: 2, hand: ['HD-A04'] }));
  s.does(A, discards('HD-A04'));
  expect(s.heard(B).map(({ type }) => type)).toEqual(['discarded', 'collected']);
  expect(waiting(s)).toEqual([{ seat: A, kind: 'save', rule: 'draw.save-one-mp' }]);
  s.does(A, { type: 'save', saves: true });
  expect(
    s
      .heard(B)
      .map(({ type }) => type)
      .slice(0, 7),
  ).toEqual(['saved', ...Array.from({ length: 5 }, () => 'drewUnseen'), 'turnOver']);
});

test('[draw.empty-hand-exempt] [draw.refill-to-five] without a hand nothing is discarded, and five are drawn (scenario 15)', () => {
  const s = closing((scene) => {
    scene.hero(A, { readied: ['HD-A08', 'HD-A11'], pack: ['HD-A20', 'HD-A21', 'HD-A25'], points: 1 });
  });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'save', rule: 'draw.save-one-mp' }]);
  s.does(A, { type: 'save', saves: false });
  expect(s.table.hands[A]).toHaveLength(5);
  expect(heroIn(s, A)).toMatchObject({ readied: { length: 2 }, pack: { length: 3 } });
});

/** One card in hand, a Boon and a Treasure readied, a monster in the Pack. */
const choosing = (): Tale =>
  closing((scene) => {
    scene.hero(A, { hand: ['HD-A02'], readied: ['HD-A04', 'HD-A08'], pack: ['HD-A20'] });
  });

test('[draw.must-discard-one] exactly one of hand, Treasures and Pack (scenario 15)', () => {
  const s = choosing();
  s.refused(A, discards(null), 'draw.must-discard-one').refused(A, discards('HD-A11'), 'draw.must-discard-one');
  s.does(A, discards('HD-A20')).told('discarded', { seat: A, card: 'HD-A20' }, 'draw.must-discard-one');
  expect(s.table.hands[A]).toHaveLength(5);
  expect(heroIn(s, A).pack).toEqual([]);
  choosing().does(A, discards('HD-A02')).told('discarded', { card: 'HD-A02' }).finish();
  choosing().does(A, discards('HD-A08')).told('discarded', { card: 'HD-A08' }, 'draw.must-discard-one').finish();
});

test('[draw.no-boon] [fx.boon-not-voluntary] a readied Boon cannot be given up (scenario 15)', () => {
  choosing().refused(A, discards('HD-A04'), 'draw.no-boon').finish();
});

test('[draw.must-discard-one] a Minion counts as a Treasure; an Attachment cannot go alone', () => {
  const s = closing((scene) => {
    const minion = { card: 'HD-A21', wounds: 1, attached: ['HD-A15'], charges: 0 };
    scene.hero(A, { hand: ['HD-A02'], readied: [minion] });
  });
  s.refused(A, discards('HD-A15'), 'draw.must-discard-one');
  s.does(A, discards('HD-A21')).told('discarded', { card: 'HD-A21' });
  s.told('discarded', { card: 'HD-A15' }, 'dur.attachment-follows-host').finish();
});

test('[draw.must-discard-one] [dur.permanent-limits] [fx.storage-now] who gives up his Storage discards what no longer fits', () => {
  const s = closing((scene) => {
    scene.hero(A, { hero: 'HD-H3', hand: ['HD-A02'], readied: ['HD-A08', 'HD-A11', 'HD-A14', 'HD-A10'] });
  });
  s.does(A, discards('HD-A14'));
  expect(waiting(s)).toEqual([{ seat: A, kind: 'trim', rule: 'dur.permanent-limits' }]);
  s.refused(A, { type: 'trim', card: 'HD-A14' }, 'dur.permanent-limits').silent('collected');
  s.does(A, { type: 'trim', card: 'HD-A08' }).told('discarded', { card: 'HD-A08' }, 'dur.permanent-limits');
  expect(heroIn(s, A).readied.map(({ card }) => card)).toEqual(['HD-A11', 'HD-A10']);
  s.told('collected', { seat: A }).finish();
});

test('[draw.stayed-collects] who has not moved collects, and what is in the space does not work (scenario 14)', () => {
  const s = closing((scene) => scene.lay('HD-M10', 1, 0).hero(A, { space: 'HD-M10', hand: ['HD-A04'] }));
  s.does(A, discards('HD-A04')).told('collected', { space: 'HD-M10', glory: 2, peril: 2 }, 'draw.stayed-collects');
  s.silent('threat').finish();
});

test('[draw.stayed-collects] who moved collects nothing, even back where he began', () => {
  const s = closing((scene) => scene.hero(A, { hand: ['HD-A04'], hasMoved: true }));
  s.does(A, discards('HD-A04')).silent('collected').finish();
});

test('[draw.stayed-collects] a Warp in one’s own turn is a move', () => {
  const s = tale(
    (scene) => {
      scene.lay('ED-M02', 0, 1).mapDeck();
      scene.hero(A, { hero: 'ED-H1', space: 'ED-M02', glory: 3, hand: ['ED-A06', 'ED-A04'] }).turn(A);
    },
    { sets: 'ED' },
  );
  s.does(A, { type: 'play', card: 'ED-A06', isUsedNow: false, ...AIM, space: 'ED-M01' });
  allPass(s).does(A, { type: 'endPhase' }).does(A, discards('ED-A04')).silent('collected');
});

test('[draw.save-one-mp] one point at most is saved, the others are lost', () => {
  const s = closing((scene) => scene.hero(A, { points: 3 }));
  s.does(A, { type: 'save', saves: true }).told('saved', { seat: A }, 'draw.save-one-mp');
  expect(heroIn(s, A)).toMatchObject({ hasSaved: true, points: 0 });
  const none = closing((scene) => scene.hero(A, { points: 0 }));
  expect(waiting(none)[0]).toMatchObject({ seat: B }); // nothing to save: the turn went on by itself
  expect(heroIn(none, A).hasSaved).toBe(false);
});

test('[draw.saved-mp-removed] the saved point is spent once and gone', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).mapDeck('HD-M03', 'HD-M05').hero(C, { space: 'HD-M02' });
    scene.hero(B, { hasSaved: true, isTipped: true }).hero(A, { points: 1, space: 'HD-M02' }).turn(A);
  });
  s.does(A, { type: 'explore' });
  placeAny(s);
  s.does(B, { type: 'untip' }).told('untipped', { seat: B });
  s.told('paid', { seat: B, what: 'saved', amount: 1, now: 0 }, 'draw.saved-mp-removed');
  expect(heroIn(s, B)).toMatchObject({ hasSaved: false, isTipped: false });
  s.finish();
});

test('[draw.refill-to-five] up to five, and none with five or more', () => {
  const hand = ['HD-A01', 'HD-A02', 'HD-A03', 'HD-A04'];
  const s = closing((scene) => scene.hero(A, { hand }));
  s.does(A, discards('HD-A01'));
  expect(s.heard(A).filter(({ type }) => type === 'drew')).toHaveLength(2);
  s.told('drew', { seat: A }, 'draw.refill-to-five');
  expect(s.table.hands[A]).toHaveLength(5);
  const full = closing((scene) => scene.hero(A, { hand: [...hand, 'HD-A05', 'HD-A06', 'HD-A07'] }));
  full.does(A, discards('HD-A01')).silent('drew');
  expect(full.table.hands[A]).toHaveLength(6);
});

test('[draw.no-hand-limit] more than five cards are kept', () => {
  const hand = ['HD-A01', 'HD-A02', 'HD-A03', 'HD-A04', 'HD-A05', 'HD-A06', 'HD-A07', 'HD-A08'];
  const s = closing((scene) => scene.hero(A, { hand }));
  s.does(A, discards('HD-A01'));
  expect(s.table.hands[A]).toEqual(hand.slice(1));
  expect(waiting(s)).not.toContainEqual(expect.objectContaining({ seat: A, kind: 'discard' }));
});

test('[draw.reshuffle] an empty deck is made of its discard pile; with neither the draw stops', () => {
  const s = closing((scene) => {
    const [pile] = scene.table.piles;
    scene.table.gone = pile?.draw.filter((card) => !['HD-A20', 'HD-A21', 'HD-A22'].includes(card)) ?? [];
    if (pile !== undefined) Object.assign(pile, { draw: ['HD-A20'], discard: ['HD-A21', 'HD-A22'] });
    scene.hero(A, { hand: ['HD-A04'] });
  });
  s.does(A, discards('HD-A04')).told('reshuffled', { pile: 'all' }, 'draw.reshuffle');
  expect(s.table.hands[A]?.toSorted()).toEqual(['HD-A04', 'HD-A20', 'HD-A21', 'HD-A22']);
  expect(s.table.piles[0]).toMatchObject({ draw: [], discard: [] });
  s.finish();
});

test('[draw.reshuffle] what was discarded comes in another order', () => {
  const laid = Array.from({ length: 12 }, (_, i) => `HD-A${i + 10}`);
  const s = closing((scene) => {
    scene.hero(A, { hand: ['HD-A04'] });
    for (const pile of scene.table.piles) Object.assign(pile, { draw: [], discard: laid.slice() });
  });
  s.does(A, discards('HD-A04')).told('reshuffled', { pile: 'all' });
  const [first] = s.table.piles;
  const order = [...(first?.draw ?? []), ...(s.table.hands[A] ?? []).toReversed()];
  expect(order.toSorted()).toEqual(['HD-A04', ...laid]);
  expect(order).not.toEqual([...laid, 'HD-A04']);
});

test('[draw.ends-turn] drawing ends the turn', () => {
  const s = closing((scene) => scene.hero(A, { hand: ['HD-A04'] }));
  s.does(A, discards('HD-A04')).told('turnOver', { seat: A }, 'draw.ends-turn').told('began', { seat: B });
  const order = s.heard(A).map(({ type }) => type);
  expect(order.indexOf('turnOver')).toBe(order.lastIndexOf('drew') + 1);
  s.finish();
});

test('[draw.reshuffle] [draw.refill-to-five] a deck is not at its end while cards lie beside it, nor drawn from with six', () => {
  const s = closing((scene) => {
    const [pile] = scene.hero(A, { hand: ['HD-A04', 'HD-A05', 'HD-A06', 'HD-A07'] }).table.piles;
    pile?.draw.splice(0, pile.draw.length, 'HD-A20', 'HD-A21');
    pile?.discard.push('HD-A22');
  });
  s.does(A, discards('HD-A04')).told('drew', { card: 'HD-A21' });
  expect(s.table.hands[A]).toEqual(['HD-A05', 'HD-A06', 'HD-A07', 'HD-A21', 'HD-A20']);
  const full = closing((scene) =>
    scene.hero(A, { hand: ['HD-A01', 'HD-A02', 'HD-A03', 'HD-A04', 'HD-A05', 'HD-A06', 'HD-A07'] }),
  );
  full.does(A, discards('HD-A01')).silent('drew');
  expect(full.table.hands[A]).toHaveLength(6);
});

test('[draw.must-discard-one] [glory.one-treasure-per-kind] who gives up what allows two of a kind keeps one of them', () => {
  const belt = lasting('Limit K +1', 'Tool');
  const s = closing((scene) =>
    scene.hero(A, { hero: 'HD-H1', hand: ['HD-A02'], readied: [belt, 'HD-A08', 'HW-A08'], hasMoved: true }),
  );
  s.does(A, discards(belt));
  expect(waiting(s)).toEqual([{ seat: A, kind: 'trim', rule: 'dur.permanent-limits' }]);
  expect(offersTo(s, A)).toEqual([
    { type: 'trim', card: 'HD-A08' },
    { type: 'trim', card: 'HW-A08' },
  ]);
  s.refused(A, { type: 'trim', card: belt }, 'dur.permanent-limits').does(A, { type: 'trim', card: 'HD-A08' });
  s.told('discarded', { card: 'HD-A08' }, 'dur.permanent-limits').told('turnOver', { seat: A });
});

test('[draw.save-one-mp] [time.windows] a point that somebody wins as his turn ends is lost like the others', () => {
  const haste = cardOf('Boon 1 Anytime Instant Spell | Move +2');
  const s = closing((scene) => scene.hero(A, { glory: 3, points: 1, hand: ['HD-A02', haste], hasMoved: true }));
  s.does(A, discards('HD-A02')).does(A, { type: 'save', saves: true });
  expect([questionTo(s, A), heroIn(s, A).points]).toMatchObject([{ kind: 'window', window: 'turn-end' }, 0]);
  s.does(A, play(haste)).told('points', { seat: A, by: 2, now: 2 }).told('turnOver', { seat: A });
  expect(heroIn(s, A)).toMatchObject({ points: 0, hasSaved: true });
});
