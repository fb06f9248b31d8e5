import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { NOBODY, seatsOf } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { OPEN, WALL } from '../../src/content/keep/edges.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  carry,
  dash,
  dashLed,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  KEEP,
  keepItem,
  LEAVE,
  lay,
  layPower,
  move,
  onTop,
  onTurn,
  poolOf,
  power,
  powerOnTop,
  ROLL,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// The acceptance scenarios of hoard and way out, by their numbers in the ledger.

describe('the hoard, and the way out', () => {
  test('[hoard.dragonfire] [hoard.risk-grows] scenario 35: Dragonfire on two', () => {
    const s = dash(['lindel', 'maud']);
    const me = onTurn(s);
    const other = 1 - me;
    stand(s, me, 'G5');
    stand(s, other, 'G5');
    carry(s, me, 'silverLyre');
    carry(s, other, 'emberAegis', 'carvedTusk');
    const { dragon } = keepOf(s.table).decks;
    for (let asleep = 0; asleep < 5; asleep++) {
      onTop(s, 'dragon', 'deepSleep');
      dragon.discards.push(...dragon.draw.splice(-1));
    }
    onTop(s, 'dragon', 'dragonfire');
    s.dice(4, 3).does(me, { type: 'plunder' }).does(me, GO_ON).does(other, use('emberAegis'));
    expect(heroOf(s, me)).toMatchObject({ wounds: 7, treasures: [] });
    expect(heroOf(s, other)).toMatchObject({ wounds: 4, treasures: [] });
    expect(keepOf(s.table).decks.dragon).toMatchObject({ discards: [] });
    expect(keepOf(s.table).decks.dragon.draw).toHaveLength(8);
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
  });

  test.each([3, 1])(
    '[cat.drift] [cat.surface-tower-hoard] [cat.surface-unexplored] scenario 36: up into the hoard, with a drift of %i',
    (drift) => {
      const s = dash(['lindel']);
      stand(s, 0, 'F5');
      heroOf(s, 0).heading = EAST;
      onTop(s, 'catacomb', 'brokenStair');
      onTop(s, 'dragon', 'deepSleep');
      tileOnTop(s, 'corridor', 'OXX');
      s.does(0, { type: 'advance' }).dice(drift).does(0, { type: 'climb' });
      if (drift === 3) {
        s.told('treasuresTaken');
        expect(heroOf(s, 0)).toMatchObject({ square: at('G5'), heading: null });
      } else {
        s.told('tileLaid', { square: at('G4') }, 'cat.surface-unexplored');
        expect(heroOf(s, 0)).toMatchObject({ square: at('G4'), enteredBy: null });
        const tile = keepOf(s.table).tiles[at('G4')] ?? -1;
        const edges = ([NORTH, EAST, SOUTH, WEST] as const).map((way) => edgeOf(tile, way));
        expect(edges).toEqual([OPEN, WALL, WALL, OPEN]); // left of east is north; the arrow lies to the west
        s.silent('treasuresTaken').silent('corridorGoesOn');
      }
    },
  );

  test('[leave.needs-gold] [round.nightfall] scenario 38: nightfall', () => {
    const s = dash(['lindel', 'maud', 'hugo']);
    keepOf(s.table).sun = 26;
    const [one, two, three] = [0, 1, 2].map((n) => (onTurn(s) + n) % 3) as [number, number, number];
    lay(s, 'B10', 'chamber', 'OOO');
    stand(s, one, 'B10');
    heroOf(s, one).gold = 40;
    stand(s, two, 'M1');
    heroOf(s, two).gold = 0;
    stand(s, three, 'F5');
    heroOf(s, three).heading = EAST;
    onTop(s, 'catacomb', 'silentGallery');
    s.does(one, move('A10')).does(one, LEAVE).refused(two, LEAVE, 'leave.needs-gold');
    lay(s, 'L1', 'chamber', 'ODO', EAST);
    onTop(s, 'door', 'barred');
    s.does(two, move('L1')).told('crossingFailed');
    expect(heroOf(s, two).square).toBe(at('M1'));
    s.does(three, { type: 'grope' }).told('nightFell').told('perished', { seat: two }, 'round.nightfall');
    expect([one, two, three].map((seat) => heroOf(s, seat).fate)).toEqual(['left', 'dead', 'dead']);
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });

  test('[win.needs-treasure] [win.most] scenario 45: a coin is no victory', () => {
    const s = dash(['lindel', 'maud', 'hugo']);
    const [one, two, three] = [0, 1, 2].map((n) => (onTurn(s) + n) % 3) as [number, number, number];
    heroOf(s, one).gold = 340;
    heroOf(s, two).gold = 10;
    carry(s, two, 'coinOfSecondChances');
    s.does(one, LEAVE).does(two, LEAVE);
    keepOf(s.table).sun = 26;
    stand(s, three, 'F5');
    Object.assign(heroOf(s, three), { heading: EAST, gold: 5000 });
    onTop(s, 'catacomb', 'silentGallery');
    s.does(three, { type: 'grope' }).told('scored', { seat: two, result: 210 });
    s.told('scored', { seat: one, result: 340 }).told('perished', { seat: three }, 'round.nightfall');
    expect(s.state.outcome).toEqual({ winners: seatsOf(two), rule: 'win.most' });
  });

  test('[win.nobody] [test.coin-reroll] scenario 45: the Coin given up before', () => {
    const s = dashLed(['maud', 'hugo', 'krutzbeck']);
    const me = onTurn(s);
    const [one, two, three] = [me, (me + 1) % 3, (me + 2) % 3];
    heroOf(s, two).gold = 340;
    Object.assign(heroOf(s, one), { gold: 10, square: at('G8') });
    carry(s, one, 'coinOfSecondChances');
    lay(s, 'G8', 'chamber', 'OOO');
    stand(s, one, 'G8');
    hold(s, one);
    tileOnTop(s, 'shaft', 'XOX');
    s.does(one, move('H8')).dice(6, 6).does(one, ROLL).dice(3, 3).does(one, use('coinOfSecondChances'));
    s.does(two, LEAVE);
    Object.assign(heroOf(s, three), { gold: 5000, wounds: 13, square: at('K8'), heading: EAST });
    onTop(s, 'catacomb', 'floodedPit');
    hold(s, three);
    s.does(three, { type: 'grope' }).dice(6, 6).does(three, ROLL).told('perished', { seat: three });
    stand(s, one, 'M10');
    s.does(one, LEAVE);
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });

  test('[treasure.crown] [win.value] scenario 46: the Crown carried out', () => {
    const s = dash(['lindel']);
    onTop(s, 'crypt', 'burialCrown');
    keepOf(s.table).decks.crypt.draw.pop();
    Object.assign(heroOf(s, 0), { hasCrown: true, gold: 150 });
    s.does(0, LEAVE).told('scored', { result: 750, hasCrown: true }, 'win.value');
    expect(s.state.outcome).toEqual({ winners: seatsOf(0), rule: 'single.win' });
  });

  test('[treasure.crown] [hoard.dragonfire] scenario 46: the Crown burns too', () => {
    const s = dash(['lindel']);
    onTop(s, 'crypt', 'burialCrown');
    keepOf(s.table).decks.crypt.draw.pop();
    Object.assign(heroOf(s, 0), { hasCrown: true, gold: 150 });
    lay(s, 'F5', 'chamber', 'OOO');
    stand(s, 0, 'F5');
    onTop(s, 'dragon', 'dragonfire');
    s.dice(1, 3).does(0, move('G5')).told('hurt', { wounds: 4 }, 'hoard.dragonfire');
    expect(heroOf(s, 0)).toMatchObject({ hasCrown: false, gold: 150 });
    expect(keepOf(s.table).decks.crypt.discards).toHaveLength(1);
  });

  test('[encounter.monster-player-left] [death.player-stays] [escape.deck-stands-in] scenario 23: the dead play on', () => {
    const s = dash(['lindel', 'maud', 'hugo']);
    const me = onTurn(s);
    const [next, third] = [(me + 1) % 3, (me + 2) % 3];
    hold(s, next);
    Object.assign(heroOf(s, next), { fate: 'dead', square: -1 });
    lay(s, 'D4', 'chamber', 'OOO');
    stand(s, me, 'D4');
    hold(s, me, 'headlongFlight', 'bluff');
    poolOf(s, 'troll', 3);
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('E4')).does(me, GO_ON);
    s.told('monsterPlayerNamed', { seat: next }, 'death.player-stays').told('tokenDrawn', { among: 'random' });
    expect(s.heard(next)).toContainEqual({ type: 'lifeSeen', life: 3 });
    for (const seat of [me, third]) expect(s.heard(seat).map(({ type }) => type)).not.toContain('lifeSeen');
    powerOnTop(s, 'bluff');
    s.does(me, GO_ON).does(me, ESCAPE).does(me, layPower('headlongFlight'));
    s.told('escapeRevealed', { monster: 'bluff', isDeck: true }, 'escape.deck-stands-in');
    s.told('escaped', { to: at('D4') }, 'escape.clean');
  });

  test('[ability.challara-threshold] [item.draught] scenario 16: after a draught her blows count twice again', () => {
    for (const [isHealed, wounds] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const s = dash(['challara'], { mode: 'solo' });
      lay(s, 'B1', 'corridor', 'OOO');
      hold(s, 0);
      guard(s, 'B1', 'troll', 6);
      heroOf(s, 0).wounds = 9;
      keepItem(s, 0, 'healingDraught');
      if (isHealed) s.does(0, use('draught')).told('healed', { wounds: 4, suffered: 5 }, 'item.draught');
      s.does(0, move('B1')).dice(6).does(0, ROLL).told('wounded', { side: 'monster', wounds });
    }
  });

  test('[encounter.power-only-for-escape] [combat.no-items-in-combat] scenario 21: no helpers in round 2', () => {
    const s = dash(['maud'], { mode: 'dice' });
    lay(s, 'B1', 'corridor', 'OOO');
    hold(s, 0, 'shoulderCharge');
    carry(s, 0, 'coinOfSecondChances');
    keepItem(s, 0, 'healingDraught');
    guard(s, 'B1', 'golem', 4);
    s.does(0, move('B1')).does(0, FIGHT).dice(5, 3).does(0, ROLL); // Strength 7
    expect(s.table.round).toBe(2);
    s.refused(0, power('shoulderCharge'), 'encounter.power-only-for-escape');
    for (const item of ['coinOfSecondChances', 'draught']) s.refused(0, use(item), 'combat.no-items-in-combat');
    expect(heroOf(s, 0).wounds).toBe(1);
  });

  test('a fight may be fought, too', () => {
    const s = dash(['lindel'], { mode: 'solo' });
    lay(s, 'B1', 'chamber', 'OOO');
    hold(s, 0, 'bluff');
    guard(s, 'B1', 'skeleton', 2);
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(0, move('B1')).does(0, power('bluff')).told('bluffed', { life: 2 });
    s.refused(0, KEEP, 'solo.one-die').refused(0, FIGHT, 'solo.one-die');
    s.dice(6).does(0, ROLL).told('cardDrawn');
  });
});
