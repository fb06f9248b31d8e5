import { EAST, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import type { Hero } from '../../src/content/heroes.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  beside,
  carry,
  dash,
  heroOf,
  hold,
  KEEP,
  keepItem,
  lay,
  move,
  onTop,
  power,
  ROLL,
  tileOnTop,
  use,
} from './cast.ts';

// Tests of an attribute, determination, wounds and death.

/** He has come into a trapped chamber, and this trap asks for a test. */
function trapped(hero: Hero, trap: Parameters<typeof onTop>[2], wounds = 0) {
  const made = beside(hero);
  heroOf(made.s, made.me).wounds = wounds;
  tileOnTop(made.s, 'trapped', 'OOO');
  onTop(made.s, 'trap', trap);
  made.s.does(made.me, move('E4'));
  return made;
}

describe('a test', () => {
  test.each([
    ['maud', 'dartSlits', 'armor', [4, 3], 0],
    ['maud', 'dartSlits', 'armor', [4, 4], 2],
    ['maud', 'pendulumBlade', 'agility', [3, 3], 0],
    ['maud', 'pendulumBlade', 'agility', [4, 3], 3],
    ['maud', 'closingWalls', 'strength', [6, 1], 0],
    ['maud', 'closingWalls', 'strength', [6, 2], 3],
    ['maud', 'sleepingVapour', 'luck', [5, 1], 0],
    ['maud', 'sleepingVapour', 'luck', [5, 2], 1],
  ] as const)('[test.roll] %s and %s: %s against %j costs %i wounds', (hero, trap, attribute, dice, wounds) => {
    const { s, me } = trapped(hero, trap);
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'test.roll' }]);
    s.dice(...dice)
      .does(me, ROLL)
      .told('tested', { attribute, isPassed: wounds === 0 });
    expect(heroOf(s, me)).toMatchObject({ wounds, hasLostTurn: trap === 'sleepingVapour' && wounds > 0 });
  });

  test('[test.no-automatic] two sixes pass who is helped enough, and two ones fail nobody', () => {
    const { s, me } = trapped('hugo', 'dartSlits'); // Armor 8
    heroOf(s, me).determination = 4;
    s.dice(6, 6)
      .does(me, ROLL)
      .does(me, { type: 'spend', tokens: 4 })
      .told('tested', { isPassed: true }, 'test.no-automatic');
    const { s: t, me: he } = trapped('hugo', 'dartSlits');
    t.dice(1, 1).does(he, ROLL).told('tested', { total: 2, isPassed: true }, 'test.no-automatic');
  });

  test('[test.boost-before] one card that names the attribute, before rolling; not two, and no other', () => {
    const { s, me } = trapped('hugo', 'pendulumBlade'); // Agility 4
    hold(s, me, 'sidestep', 'sidestep', 'bracedShield');
    s.refused(me, power('bracedShield'), 'test.boost-before').refused(me, power('crossedFingers'), 'test.boost-before');
    s.does(me, power('sidestep')).told('boosted', { less: 3 }, 'test.boost-before');
    s.refused(me, power('sidestep'), 'test.boost-before');
    s.dice(4, 3).does(me, ROLL).told('tested', { total: 4, isPassed: true });
    expect(s.table.powerHands[me]).toEqual(['sidestep', 'bracedShield']);
    expect(s.table.powerDiscards).toContain('sidestep');
  });

  test('[test.coin-reroll] the Coin goes back, both dice are rolled again, the boost still counts', () => {
    const { s, me } = trapped('hugo', 'pendulumBlade');
    hold(s, me, 'sidestep');
    carry(s, me, 'coinOfSecondChances');
    s.does(me, power('sidestep')).dice(6, 6).does(me, ROLL);
    s.dice(5, 2).does(me, use('coinOfSecondChances'));
    s.told('treasureReturned', { treasure: 'coinOfSecondChances' }, 'test.coin-reroll').told('tested', { total: 4 });
    expect(heroOf(s, me)).toMatchObject({ wounds: 0, determination: 0, treasures: [] });
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
  });

  test('[test.coin-reroll] the second roll stands, and only tokens can help it', () => {
    const { s, me } = trapped('maud', 'pendulumBlade'); // Agility 6
    carry(s, me, 'coinOfSecondChances', 'silverLyre');
    heroOf(s, me).determination = 2;
    s.dice(6, 6).does(me, ROLL).refused(me, { type: 'spend', tokens: 2 }, 'test.spend-after');
    s.dice(4, 4).does(me, use('coinOfSecondChances'));
    s.refused(me, use('coinOfSecondChances'), 'test.spend-after').does(me, { type: 'spend', tokens: 2 });
    expect(heroOf(s, me)).toMatchObject({ wounds: 0, determination: 0 });
  });

  test('[test.spend-after] exactly as many as are needed; fewer and more are refused', () => {
    const { s, me } = trapped('maud', 'pendulumBlade');
    heroOf(s, me).determination = 5;
    s.dice(5, 4).does(me, ROLL);
    for (const tokens of [1, 2, 4, 5]) s.refused(me, { type: 'spend', tokens }, 'test.spend-after');
    s.does(me, { type: 'spend', tokens: 3 }).told('determined', { tokens: 3, left: 2 }, 'test.spend-after');
    expect(heroOf(s, me)).toMatchObject({ wounds: 0, determination: 2 });
  });

  test('[test.spend-after] they may be kept, too', () => {
    const { s, me } = trapped('hugo', 'pendulumBlade');
    heroOf(s, me).determination = 5;
    s.dice(3, 2).does(me, ROLL).does(me, KEEP);
    expect(heroOf(s, me)).toMatchObject({ wounds: 3, determination: 6 });
  });

  test('[test.gain-on-failure] [trait.maud-stubborn] a token for a failure, two for Maud, none for the dead', () => {
    for (const [hero, tokens] of [
      ['hugo', 1],
      ['krutzbeck', 1],
      ['maud', 2],
    ] as const) {
      const { s, me } = trapped(hero, 'pendulumBlade');
      s.dice(6, 6).does(me, ROLL);
      s.told('tokensGained', { tokens }, hero === 'maud' ? 'trait.maud-stubborn' : 'test.gain-on-failure');
      expect(heroOf(s, me).determination).toBe(tokens);
    }
    const { s, me } = trapped('hugo', 'pendulumBlade', 12);
    s.dice(6, 6).does(me, ROLL).silent('tokensGained');
  });

  test('[trait.maud-stubborn] Iron Nerve gives her two like anybody', () => {
    const { s, me } = beside('maud');
    hold(s, me, 'ironNerve');
    s.does(me, power('ironNerve')).told('tokensGained', { tokens: 2, held: 2 }, 'turn.start-window');
  });

  test('[test.order] drops and boost, the roll, the Coin, tokens, wounds, and the token at the very end', () => {
    const { s, me } = beside('hugo'); // Agility 4
    carry(s, me, 'coinOfSecondChances', 'silverLyre');
    hold(s, me, 'sidestep');
    heroOf(s, me).determination = 3;
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4')).refused(me, KEEP, 'tile.bridge').refused(me, { type: 'spend', tokens: 1 }, 'tile.bridge');
    s.does(me, { type: 'drop', treasure: 'silverLyre' }).does(me, power('sidestep')).dice(6, 6).does(me, ROLL);
    s.refused(me, power('sidestep'), 'test.order');
    s.dice(6, 6, 2).does(me, use('coinOfSecondChances')); // 12 less 4 is 8, and 4 are needed
    const kinds = s.heard(me).map(({ type }) => type);
    const order = ['hurt', 'fell', 'descended', 'tokensGained'] as const;
    expect(kinds.filter((kind) => order.some((one) => one === kind))).toEqual(order);
    expect(heroOf(s, me)).toMatchObject({ wounds: 2, determination: 4, heading: EAST });
  });

  test('[test.order] wounds that fall on a passed test are of the card: no token', () => {
    const { s, me } = trapped('maud', 'flameJet');
    s.dice(1, 1).does(me, ROLL).told('hurt', { wounds: 1 }).silent('tokensGained');
    expect(heroOf(s, me)).toMatchObject({ wounds: 1, determination: 0 });
  });

  test('[tile.trapped] Flame Jet and Rolling Boulder by the die', () => {
    for (const [trap, face, wounds] of [
      ['flameJet', 4, 4],
      ['rollingBoulder', 4, 5],
    ] as const) {
      const { s, me } = trapped('maud', trap);
      s.dice(6, 6, face).does(me, ROLL).told('hurt', { wounds });
      expect(heroOf(s, me).wounds).toBe(wounds);
    }
  });

  test('[test.combat-tests-apart] Combat Dice give no token for a failure', () => {
    const s = dash(['maud'], { mode: 'dice' });
    hold(s, 0);
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(0, move('B1')).dice(6, 5).does(0, ROLL);
    expect(heroOf(s, 0)).toMatchObject({ wounds: 1, determination: 0 });
  });
});

describe('the start of a turn', () => {
  test('[turn.start-window] any number of effects in any order, and only then the action', () => {
    const { s, me } = beside('maud');
    heroOf(s, me).wounds = 9;
    keepItem(s, me, 'healingDraught');
    carry(s, me, 'thimbleOfMending');
    hold(s, me, 'ironNerve', 'secondWind', 'sprint');
    s.does(me, power('secondWind')).told('healed', { wounds: 2, suffered: 7 }, 'turn.start-window');
    s.does(me, use('draught')).told('healed', { wounds: 4, suffered: 3 }, 'item.draught');
    s.does(me, power('ironNerve')).refused(me, power('sprint'), 'turn.start-window');
    s.does(me, use('thimbleOfMending')).told('healed', { wounds: 3, suffered: 0 }, 'wounds.heal-floor');
    expect(heroOf(s, me)).toMatchObject({ wounds: 0, determination: 2, items: [], treasures: [] });
    s.refused(me, use('thimbleOfMending'), 'turn.one-action');
  });

  test('[item.draught] [wounds.heal-floor] 4 wounds and no more than there are; it goes to its discards', () => {
    const { s, me } = beside('maud');
    heroOf(s, me).wounds = 1;
    keepItem(s, me, 'healingDraught');
    s.does(me, use('draught')).told('healed', { wounds: 1, suffered: 0 }, 'wounds.heal-floor');
    expect(keepOf(s.table).decks.search.discards).toHaveLength(1);
    s.refused(me, use('draught'), 'turn.one-action');
  });

  test('[item.draught] a flask of a corpse goes back to the corpses', () => {
    const { s, me } = beside('maud');
    onTop(s, 'corpse', 'stopperedFlask');
    heroOf(s, me).items.push(...keepOf(s.table).decks.corpse.draw.splice(-1));
    heroOf(s, me).wounds = 6;
    s.does(me, use('draught')).told('itemUsed', {}, 'item.draught');
    expect(heroOf(s, me).wounds).toBe(2);
    expect(keepOf(s.table).decks.corpse.discards).toHaveLength(1);
  });

  test('[turn.lost] the whole turn is skipped, with cage and Catacomb card', () => {
    const { s, me, other, again } = beside('maud');
    Object.assign(heroOf(s, me), { hasLostTurn: true, heading: EAST });
    hold(s, me, 'ironNerve');
    onTop(s, 'catacomb', 'silentGallery');
    again();
    s.does(me, { type: 'grope' }).told('turnSkipped', { seat: me }, 'turn.lost');
    expect(s.asked()).toMatchObject([{ seat: other, kind: 'action' }]);
    expect(keepOf(s.table).decks.catacomb.discards).toHaveLength(1);
    expect(heroOf(s, me).hasLostTurn).toBe(false);
  });

  test.each([
    [[3, 3], false],
    [[6, 6], true],
  ] as const)('[turn.caged] a caged hero tests Strength first: %j', (dice, isCaged) => {
    const { s, me, other, again } = beside('lindel');
    heroOf(s, me).isCaged = true;
    again();
    s.does(me, { type: 'catchBreath' });
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'startWindow' }]);
    s.refused(me, { type: 'leave' }, 'turn.start-window').does(me, { type: 'goOn' });
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'turn.caged' }]);
    s.dice(...dice).does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ isCaged, determination: isCaged ? 1 : 0 });
    expect(s.asked()).toMatchObject([{ seat: isCaged ? other : me, kind: 'action' }]);
  });

  test('[turn.caged] [trait.krutzbeck-doors] Krutzbeck tests his cage like anybody', () => {
    const { s, me } = trapped('krutzbeck', 'dropCage');
    s.dice(6, 6).does(me, ROLL).told('caged', {}, 'turn.caged');
    expect(heroOf(s, me)).toMatchObject({ isCaged: true, determination: 1 });
  });

  test('[turn.order-of-steps] lost turn, start window, cage, action', () => {
    const { s, me, again } = beside('lindel');
    Object.assign(heroOf(s, me), { isCaged: true, hasLostTurn: true });
    hold(s, me, 'ironNerve');
    again();
    s.does(me, { type: 'catchBreath' }).told('turnSkipped', { seat: me }, 'turn.lost').silent('freed');
    expect(heroOf(s, me)).toMatchObject({ isCaged: true, hasLostTurn: false });
    expect(s.table.powerHands[me]).toHaveLength(2);
  });
});

describe('wounds and death', () => {
  test('[wounds.killed] as many wounds as Life kill, one fewer does not', () => {
    for (const [wounds, fate] of [
      [11, 'dead'],
      [10, 'inside'],
    ] as const) {
      const { s, me } = trapped('maud', 'pendulumBlade', wounds); // Life 14
      s.dice(6, 6).does(me, ROLL);
      expect(heroOf(s, me).fate).toBe(fate);
      if (fate === 'dead') s.told('perished', { seat: me }, 'wounds.killed');
    }
  });

  test('[wounds.no-save] nothing is asked between the wound and the death', () => {
    const { s, me, other } = trapped('maud', 'pendulumBlade', 11);
    keepItem(s, me, 'healingDraught');
    s.dice(6, 6).does(me, ROLL).told('perished', { seat: me });
    expect(s.asked()).toMatchObject([{ seat: other, kind: 'action' }]);
  });

  test('[death.discard] cards, items, tokens and gold are gone, and the Treasures go back unseen', () => {
    const { s, me, other } = trapped('maud', 'pendulumBlade', 11);
    keepItem(s, me, 'healingDraught');
    carry(s, me, 'silverLyre', 'carvedTusk');
    hold(s, me, 'bluff', 'sprint');
    Object.assign(heroOf(s, me), { gold: 120, determination: 0 });
    s.dice(6, 6).does(me, ROLL).does(me, KEEP);
    s.told('belongingsLost', { seat: me, gold: 120, treasures: 2, power: ['bluff', 'sprint'] }, 'death.discard');
    expect(heroOf(s, me)).toMatchObject({ gold: 0, items: [], treasures: [], determination: 0, square: -1 });
    expect(s.table.powerDiscards).toEqual(['bluff', 'sprint']);
    expect(keepOf(s.table).decks.search.discards).toHaveLength(1);
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
    expect(JSON.stringify(s.heard(other))).not.toContain('silverLyre');
    expect(keepOf(s.table).remains).toEqual([]);
  });

  test('[death.discard] a death in the middle of corridors ends the turn there', () => {
    const { s, me, other } = beside('maud');
    lay(s, 'E4', 'corridor', 'XOX');
    lay(s, 'F4', 'chamber', 'ODO', WEST);
    heroOf(s, me).wounds = 13;
    onTop(s, 'door', 'needleLock');
    s.does(me, move('E4')).dice(6, 6).does(me, ROLL).told('perished', { seat: me }).told('turnBegan', { seat: other });
  });
});
