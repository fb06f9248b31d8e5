import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  carry,
  dashLed,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  onTurn,
  powerOnTop,
  ROLL,
  stand,
  tileOnTop,
} from './cast.ts';

// House rules of the keep, and the same moment without them.

describe('parting in peace', () => {
  /** A guarded chamber ahead of a hero with one card; the monster's player has none. */
  const met = (isOn: boolean) => {
    const made = beside('maud', { mode: 'solo', monsterMayFlee: isOn });
    hold(made.s, made.me, 'headlongFlight');
    hold(made.s, made.other);
    lay(made.s, 'E4', 'chamber', 'OOO');
    guard(made.s, 'E4', 'troll', 3);
    made.s.does(made.me, move('E4')).does(made.me, GO_ON);
    return made;
  };

  test('[escape.secret-commit] proposed and taken: the token goes to the pool, and nothing else happens', () => {
    const { s, me, other } = met(true);
    expect(s.asked()).toMatchObject([{ seat: other, kind: 'parting' }]);
    s.does(other, { type: 'offerParting' }).told('partingOffered', {}, 'escape.secret-commit');
    s.does(me, { type: 'part' }).told('tokenReturned').silent('cardDrawn').silent('powerDrawn');
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), wounds: 0 });
    expect(s.table.pool).toHaveLength(25);
    expect(s.table.powerHands[me]).toEqual(['headlongFlight']);
  });

  test('[escape.secret-commit] proposed and turned down, or not proposed: he decides as always', () => {
    for (const isProposed of [true, false]) {
      const { s, me, other } = met(true);
      s.does(other, isProposed ? { type: 'offerParting' } : GO_ON);
      if (isProposed) s.does(me, GO_ON);
      expect(s.asked()).toMatchObject([{ seat: me, kind: 'encounter' }]);
    }
  });

  test('[escape.secret-commit] without the house rule nobody proposes', () => {
    const { s, me } = met(false);
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'encounter' }]);
  });
});

describe('flight between rounds', () => {
  test('[combat.no-break-off] one more escape between rounds, and the monster recovers', () => {
    const { s, me, other } = beside('maud', { mode: 'solo', escapeBetweenRounds: true });
    hold(s, me, 'headlongFlight', 'headlongFlight');
    hold(s, other);
    lay(s, 'E4', 'corridor', 'OOO');
    guard(s, 'E4', 'troll', 5);
    powerOnTop(s, 'bluff');
    s.does(me, move('E4')).does(me, GO_ON).does(me, FIGHT).dice(5).does(me, ROLL);
    expect(s.asked()).toEqual([{ seat: me, kind: 'betweenRounds', rule: 'combat.no-break-off' }]);
    s.does(me, ESCAPE)
      .does(me, { type: 'layPower', card: 'headlongFlight' })
      .told('escaped', { to: at('D4') });
    expect(s.view(me).keep?.lairs).toMatchObject([{ square: at('E4'), life: 5 }]);
    expect(heroOf(s, me).wounds).toBe(0);
  });

  test('[combat.no-break-off] without the house rule the second round follows', () => {
    const { s, me } = beside('maud', { mode: 'solo' });
    hold(s, me, 'headlongFlight');
    lay(s, 'E4', 'corridor', 'OOO');
    guard(s, 'E4', 'troll', 5);
    s.does(me, move('E4')).does(me, GO_ON).does(me, FIGHT).dice(5).does(me, ROLL);
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'roll' }]);
  });
});

describe('what the dead leave', () => {
  /** A hero with gold and Treasures dies on E4; whoever is next stands beside it. */
  const dies = (isOn: boolean, isBelow = false) => {
    const s = dashLed(['maud', 'hugo', 'lindel'], { fallenHoard: isOn });
    const me = onTurn(s);
    const next = (me + 1) % 3;
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'F4', 'chamber', 'OOO');
    stand(s, me, 'D4');
    stand(s, next, 'F4');
    for (const seat of [me, next]) hold(s, seat);
    Object.assign(heroOf(s, me), { gold: 70, wounds: 13 });
    carry(s, me, 'silverLyre');
    if (isBelow) {
      heroOf(s, me).heading = 1;
      onTop(s, 'catacomb', 'ratPack');
    } else {
      tileOnTop(s, 'trapped', 'OOO');
      onTop(s, 'trap', 'dartSlits');
    }
    s.dice(6, 6)
      .does(me, isBelow ? { type: 'grope' } : move('E4'))
      .does(me, ROLL)
      .does(me, { type: 'keep' });
    return { s, me, next, third: (me + 2) % 3 };
  };

  test('[death.discard] gold and Treasures lie there for the next who is there at the end of his turn', () => {
    const { s, me, next, third } = dies(true);
    s.told('belongingsLeft', { seat: me, square: at('E4') }, 'death.discard');
    expect(s.view(third).keep?.remains).toMatchObject([{ gold: 70, treasureCount: 1, treasures: null }]);
    onTop(s, 'trap', 'seizedMechanism');
    s.does(next, move('E4')).told('remainsTaken', { seat: next, gold: 70 }, 'death.discard');
    expect(s.heard(third)).toContainEqual({ type: 'remainsTakenUnseen', seat: next, gold: 70, treasures: 1 });
    expect(heroOf(s, next)).toMatchObject({ gold: 70 });
    expect(heroOf(s, next).treasures).toHaveLength(1);
    expect(heroOf(s, third)).toMatchObject({ gold: 0, treasures: [] });
  });

  test('[death.discard] whoever falls on does not take them', () => {
    const { s, next } = dies(true);
    onTop(s, 'trap', 'trapdoor');
    s.does(next, move('E4')).dice(6, 6, 1).does(next, ROLL).silent('remainsTaken');
    expect(heroOf(s, next).gold).toBe(0);
    expect(keepOf(s.table).remains).toHaveLength(1);
  });

  test.each([
    [false, false],
    [true, true],
  ])('[death.discard] nothing lies there without the house rule, or of a death below: %s', (isOn, isBelow) => {
    const { s } = dies(isOn, isBelow);
    expect(keepOf(s.table).remains).toEqual([]);
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
  });
});

describe('a second hero', () => {
  const dies = (isOn: boolean) => {
    const s = dashLed(['maud', 'hugo'], { secondHero: isOn });
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    stand(s, me, 'D4');
    hold(s, me);
    heroOf(s, me).wounds = 13;
    heroOf(s, 1 - me).hasLostTurn = true;
    tileOnTop(s, 'trapped', 'OOO');
    onTop(s, 'trap', 'dartSlits');
    s.does(me, move('E4')).dice(6, 6).does(me, ROLL);
    return { s, me };
  };

  test('[death.discard] at his next turn, an unused hero into a free tower, once', () => {
    const { s, me } = dies(true);
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'hero' }]);
    for (const hero of ['maud', 'hugo'] as const) s.refused(me, { type: 'takeHero', hero }, 'setup.hero-choice');
    s.does(me, { type: 'takeHero', hero: 'lindel' });
    s.refused(me, { type: 'takeTower', square: heroOf(s, 1 - me).square }, 'setup.tower-choice');
    s.does(me, { type: 'takeTower', square: at('M10') });
    expect(heroOf(s, me)).toMatchObject({ hero: 'lindel', wounds: 0, gold: 0, square: at('M10'), fate: 'inside' });
    expect(s.table.powerHands[me]).toHaveLength(3);
    expect(keepOf(s.table).sun).toBe(2);
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'action' }]);
  });

  test('[death.discard] without the house rule the dead stay dead', () => {
    const { s, me } = dies(false);
    expect(s.asked()).toMatchObject([{ seat: 1 - me, kind: 'action' }]);
    expect(heroOf(s, me).fate).toBe('dead');
  });
});
