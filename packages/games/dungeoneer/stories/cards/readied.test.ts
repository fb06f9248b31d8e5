import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { A, AIM, allPass, B, C, heroIn, type Tale, tale, waiting } from '../scene.ts';
import '../test-cards.ts';

const plays = (card: CardId, isUsedNow = false) => ({ type: 'play', card, isUsedNow, ...AIM }) as const;

test('[glory.limits-at-play] [fx.storage-now] [glory.one-treasure-per-kind] slots and kinds (scenario 16)', () => {
  const s = tale(
    (scene) => {
      const hand = ['HD-A09', 'HD-A14', 'HW-A08'];
      scene.hero(A, { hero: 'HD-H3', glory: 20, readied: ['HD-A08', 'HD-A11'], hand }).turn(A);
      scene.hero(B, { space: 'HW-M01' }).hero(C, { space: 'HW-M01' });
    },
    { sets: 'HD,HW' },
  );
  s.refused(A, plays('HD-A09'), 'glory.limits-at-play');
  s.does(A, plays('HD-A14')).told('readied', { seat: A, card: 'HD-A14' }, 'fx.storage-now');
  expect(heroIn(s, A)).toMatchObject({ glory: 18, readied: { length: 3 } });
  s.refused(A, plays('HW-A08'), 'glory.one-treasure-per-kind');
  s.does(A, plays('HD-A09'));
  expect(heroIn(s, A)).toMatchObject({ glory: 14, readied: { length: 4 } });
  s.finish();
});

test('[glory.one-treasure-per-kind] an Artifact helm and a helmet go together (scenario 16)', () => {
  const s = tale((scene) => {
    scene.hero(A, { hero: 'HD-H3', glory: 3, artifacts: ['HD-Q4'], hand: ['HD-A11'] }).turn(A);
  });
  s.does(A, plays('HD-A11'));
  expect(heroIn(s, A).readied).toHaveLength(1);
  s.finish();
});

test('[glory.one-treasure-per-kind] who may have two of a kind may not have three', () => {
  const s = tale(
    (scene) => {
      scene.hero(A, { hero: 'ED-H2', glory: 9, readied: ['ED-A08'], hand: ['HD-A08', 'HW-A08'] }).turn(A);
    },
    { sets: 'ED' },
  );
  s.does(A, plays('HD-A08')).told('played', { card: 'HD-A08', paid: 3 }); // Second Fitting: one Glory less
  s.refused(A, plays('HW-A08'), 'glory.one-treasure-per-kind').finish();
});

test('[fx.treasure-used-at-once] what is used up as it is played needs no slot (scenario 17)', () => {
  const s = tale((scene) => {
    scene.hero(A, { hero: 'HD-H3', glory: 2, life: 2, readied: ['HD-A08', 'HD-A11'], hand: ['HD-A12'] }).turn(A);
  });
  s.refused(A, plays('HD-A12'), 'glory.limits-at-play');
  s.does(A, plays('HD-A12', true)).told('healed', { by: 3, life: 5 });
  s.told('discarded', { card: 'HD-A12' }, 'fx.treasure-used-at-once').silent('readied');
  expect(heroIn(s, A)).toMatchObject({ glory: 0, readied: { length: 2 } });
  s.finish();
});

test('[fx.treasure-used-at-once] it conflicts with no other of its kind, and other Treasures cannot be used up', () => {
  const s = tale((scene) => {
    scene.hero(A, { hero: 'HD-H1', glory: 9, life: 2, readied: ['ED-A12'], hand: ['HD-A12', 'HD-A08'] }).turn(A);
  });
  s.refused(A, plays('HD-A12'), 'glory.one-treasure-per-kind');
  s.refused(A, plays('HD-A08', true), 'fx.treasure-used-at-once');
  s.does(A, plays('HD-A12', true));
  expect(heroIn(s, A).life).toBe(5);
  s.finish();
});

test('[fx.treasure-used-at-once] only what says so for its own use, and not what waits for a wound', () => {
  const s = tale((scene) => scene.hero(A, { glory: 9, hand: ['HW-A15', 'HW-A13', 'HW-A12'] }), { sets: 'HW' });
  for (const card of ['HW-A15', 'HW-A13', 'HW-A12'])
    s.refused(A, { type: 'play', card, isUsedNow: true, ...AIM }, 'fx.treasure-used-at-once');
});

test('[glory.hero-time] Hero cards are for one’s own Hero phase', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'HD-H1', glory: 9, hand: ['HD-A04'] }).turn(A, 'lord'));
  s.refused(A, plays('HD-A04'), 'glory.hero-time');
  s.finish();
  const other = tale((scene) => {
    scene.mapDeck('HD-M02', 'HD-M03').hero(B, { hero: 'HD-H1', glory: 9, hand: ['HD-A04'] });
    scene.hero(A, { hero: 'HD-H2', points: 1 }).turn(A);
  });
  other.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
  expect(waiting(other)).toMatchObject([{ seat: B, kind: 'window' }]);
  other.refused(B, plays('HD-A04'), 'glory.hero-time');
});

test('[glory.as-many-as-paid] as many as there is Glory for', () => {
  const s = tale((scene) => {
    scene.hero(A, { hero: 'HD-H1', glory: 8, hand: ['HD-A04', 'HD-A05', 'HD-A11'] }).turn(A);
  });
  s.does(A, plays('HD-A04')).does(A, plays('HD-A05')).refused(A, plays('HD-A11'), 'glory.as-many-as-paid', { cost: 3 });
  expect(heroIn(s, A)).toMatchObject({ glory: 0, readied: { length: 2 } });
  s.finish();
});

test('[comp.glory-own-peril-others] one pays one’s own cards with one’s own Glory', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hero: 'HD-H1', glory: 4, peril: 9, hand: ['HD-A04'] })
      .hero(B, { glory: 9 })
      .turn(A);
  });
  s.does(A, plays('HD-A04')).told('paid', { seat: A, what: 'glory', amount: 4, now: 0 }, 'comp.glory-own-peril-others');
  expect(s.table.heroes.map(({ glory, peril }) => [glory, peril])).toEqual([
    [0, 9],
    [9, 0],
    [0, 0],
  ]);
  s.finish();
});

test('[glory.readied] a readied card works from that moment on', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M07', 0, 1)
      .hero(A, { hero: 'HD-H2', space: 'HD-M07', glory: 4, points: 2, hand: ['HD-A04'] })
      .turn(A);
    scene.lay('HD-M05', 0, 2);
  });
  s.does(A, plays('HD-A04')).told('readied', { seat: A, card: 'HD-A04' }, 'glory.readied');
  // Melee 2 and 1 more.
  s.dice(3).does(A, { type: 'move', side: 'north' }).told('threat', { about: 'exit', form: 'melee', total: 6 });
  s.finish();
});

test('[comp.hand-is-inert] a card in the hand does nothing', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, 1).lay('HD-M05', 0, 2);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M07', points: 2, hand: ['HD-A04', 'HD-A13'] }).turn(A);
  });
  s.refused(A, { type: 'use', card: 'HD-A13', ...AIM }, 'act.activate-readied');
  s.refused(A, plays('HD-A08'), 'comp.hand-is-inert');
  s.dice(3).does(A, { type: 'move', side: 'north' }).told('threat', { about: 'exit', form: 'melee', total: 5 });
  s.finish();
});

test('[glory.limits-at-play] Boons have a limit of their own; Instants are exempt', () => {
  const s = tale((scene) => {
    const hand = ['HD-A03', 'HD-A02', 'HD-A08'];
    scene.hero(A, { hero: 'HD-H1', glory: 9, life: 3, readied: ['HD-A04', 'HD-A05'], hand }).turn(A);
  });
  s.refused(A, plays('HD-A03'), 'glory.limits-at-play');
  s.does(A, plays('HD-A02')).told('healed', { by: 2, life: 5 });
  s.does(A, plays('HD-A08')).finish();
});

test('[dur.instant] an Instant is discarded as it is played', () => {
  const s = tale((scene) => scene.hero(A, { hero: 'HD-H1', glory: 2, points: 0, hand: ['HD-A06'] }).turn(A));
  s.does(A, plays('HD-A06')).told('discarded', { card: 'HD-A06' }, 'dur.instant').told('points', { by: 2, now: 2 });
  expect(heroIn(s, A).readied).toEqual([]);
  expect(s.table.piles[0]?.discard).toEqual(['HD-A06']);
  s.finish();
});

test('[dur.permanent] a Bane that stays is told with whose it is', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hand: ['HD-A16'] })
      .hero(B, { peril: 3 })
      .turn(A, 'lord');
  });
  s.does(A, { type: 'bane', card: 'HD-A16', payer: B, target: B, host: null });
  s.told('cursed', { seat: B, card: 'HD-A16', by: A }, 'dur.permanent').finish();
});

test('[dur.permanent] a Permanent stays; a Bane lies with its target, counts for nothing and is its player’s still', () => {
  const s = tale((scene) => {
    scene
      .mapDeck()
      .hero(A, { hero: 'HD-H2', hand: ['HD-A16'] })
      .hero(B, {
        hero: 'HD-H3',
        peril: 3,
        glory: 9,
        readied: ['HD-A04'],
        hand: ['HD-A05', 'HD-A08'],
      });
    scene.turn(A, 'lord');
  });
  s.does(A, { type: 'bane', card: 'HD-A16', payer: B, target: B, host: null });
  allPass(s);
  expect(heroIn(s, B).banes).toEqual([{ card: 'HD-A16', by: A }]);
  s.does(A, { type: 'endPhase' });
  allPass(s).does(A, { type: 'endPhase' });
  allPass(s).does(B, { type: 'endPhase' });
  expect(heroIn(s, B).points).toBe(2);
  // The limits of 2 Boons and 2 Treasures are not touched by it.
  allPass(s).does(B, plays('HD-A05'));
  allPass(s).does(B, plays('HD-A08'));
  expect(heroIn(s, B)).toMatchObject({ readied: { length: 3 }, banes: { length: 1 } });
});

test('[dur.permanent-limits] when a limit falls, surplus of one’s choice goes at once', () => {
  const s = tale((scene) => {
    scene.mapDeck().hero(A, { hero: 'HD-H2', hand: ['HD-A19'] });
    scene.turn(A, 'lord');
    // Kessa lets her have three Boons from level 4 on, Brunna alone has two.
    scene.hero(B, { heroes: ['HD-H1', 'ED-H1'], level: 4, peril: 4, readied: ['HD-A03', 'HD-A04', 'HD-A05'] });
  });
  s.dice(1).does(A, { type: 'bane', card: 'HD-A19', payer: B, target: B, host: null });
  expect(heroIn(s, B).level).toBe(3);
  expect(waiting(s)).toEqual([{ seat: B, kind: 'trim', rule: 'dur.permanent-limits' }]);
  s.does(B, { type: 'trim', card: 'HD-A03' });
  expect(heroIn(s, B).readied.map(({ card }) => card)).toEqual(['HD-A04', 'HD-A05']);
  s.finish();
});

test('[fx.variable] what is paid beyond the price has its bounds and its means', () => {
  const s = tale((scene) => {
    scene.hero(A, { hand: ['HD-A21'] }).hero(B, { hero: 'HD-H3', peril: 4, glory: 3, hand: ['HD-A07'] });
    scene.turn(A, 'lord');
  });
  s.does(A, { type: 'muster' });
  s.does(A, {
    type: 'encounter',
    card: 'HD-A21',
    target: B,
    form: 'melee',
    special: null,
    attachment: null,
    payer: null,
  });
  s.does(A, { type: 'attack' });
  const answer = (variable: number) => ({ ...plays('HD-A07'), variable, strike: 0 });
  s.refused(B, answer(0), 'fx.variable', { least: 1, most: 4 }).refused(B, answer(5), 'fx.variable');
  s.refused(B, answer(3), 'glory.as-many-as-paid', { cost: 4 });
  s.dice(1, 1).does(B, answer(2));
  allPass(s);
  expect(heroIn(s, B).glory).toBe(0);
});

test('[comp.glory-cards] [comp.peril-cards] a Glory card is no Bane, a Bane no Glory card', () => {
  const s: Tale = tale((scene) => {
    scene.hero(A, { hero: 'HD-H1', glory: 9, hand: ['HD-A02', 'HD-A17', 'HD-A20'] }).hero(B, { peril: 9 });
    scene.turn(A, 'lord');
  });
  s.refused(A, { type: 'bane', card: 'HD-A02', payer: B, target: B, host: null }, 'comp.glory-cards');
  s.refused(A, { type: 'bane', card: 'HD-A20', payer: B, target: B, host: null }, 'lord.encounters-one-batch');
  s.refused(A, plays('HD-A17'), 'lord.banes-any-moment').refused(A, plays('HD-A20'), 'lord.encounters-one-batch');
  s.does(A, { type: 'muster' });
  const sends = (card: CardId) =>
    ({ type: 'encounter', card, target: B, form: 'melee', special: null, attachment: null, payer: null }) as const;
  s.refused(A, sends('HD-A02'), 'comp.peril-cards').refused(A, sends('HD-A17'), 'lord.encounters-one-batch');
  s.does(A, sends('HD-A20')).finish();
});
