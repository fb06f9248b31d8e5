import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { NOBODY, seatsOf } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { edgesOf } from '../../src/content/keep/edges.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf, kindOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  carry,
  DRAW,
  dash,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  KEEP,
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
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// The acceptance scenarios of the keep, by their numbers in the ledger.

describe('escapes', () => {
  test('scenario 25: a clean escape', () => {
    const s = dash(['lindel', 'maud']);
    const me = onTurn(s);
    const other = 1 - me;
    lay(s, 'D2', 'chamber', 'OOO');
    lay(s, 'E2', 'chamber', 'DOD', SOUTH); // its door looks west
    stand(s, me, 'D2');
    hold(s, me, 'headlongFlight', 'bluff');
    hold(s, other, 'ironNerve');
    poolOf(s, 'skeleton', 3);
    onTop(s, 'door', 'swingsOpen');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('E2')).does(me, DRAW).does(me, GO_ON).does(me, GO_ON).does(me, ESCAPE);
    s.does(me, layPower('headlongFlight')).does(other, layPower('ironNerve'));
    s.told('escapeRevealed', { heroTotal: 5, monsterTotal: 4 }).told('escaped', { to: at('D2') }, 'escape.clean');
    expect(heroOf(s, me)).toMatchObject({ square: at('D2'), wounds: 0, enteredBy: EAST });
    expect(s.view(me).keep?.lairs.find(({ square }) => square === at('E2'))).toMatchObject({ life: null });
    expect(s.view(other).keep?.lairs.find(({ square }) => square === at('E2'))).toMatchObject({ life: 3 });
    expect(onTurn(s)).toBe(other);
  });

  test.each([
    [2, 'dead'],
    [9, 'inside'],
  ])('scenario 26: a bought escape, with %i life left', (left, fate) => {
    const s = dash(['lindel', 'maud']);
    const me = onTurn(s);
    const other = 1 - me;
    lay(s, 'D2', 'chamber', 'OOO');
    lay(s, 'E2', 'corridor', 'OOO');
    stand(s, me, 'D2');
    heroOf(s, me).wounds = heroOf(s, me).life - left;
    hold(s, me, 'sprint');
    hold(s, other, 'crossedFingers');
    guard(s, 'E2', 'troll', 4);
    s.does(me, move('E2')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('crossedFingers'));
    s.told('hurt', { wounds: 2 }, 'escape.bought');
    expect(heroOf(s, me).fate).toBe(fate);
    expect(keepOf(s.table).lairs).toMatchObject([{ square: at('E2') }]);
    if (fate === 'inside') expect(heroOf(s, me).square).toBe(at('D2'));
  });

  test('scenario 27: a failed escape', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'corridor', 'OOO');
    hold(s, 0, 'bluff');
    guard(s, 'B1', 'golem', 4);
    powerOnTop(s, 'sprint');
    s.does(0, move('B1')).does(0, GO_ON).does(0, ESCAPE);
    s.told('hurt', { wounds: 2 }, 'escape.failed').told('combatBegan', { life: 4 });
  });

  test('scenario 28: Tatianna flees a Sorcerer', () => {
    const s = dash(['tatianna']);
    lay(s, 'B1', 'corridor', 'OOO');
    hold(s, 0, 'sprint');
    guard(s, 'B1', 'sorcerer', 3);
    powerOnTop(s, 'crossedFingers');
    s.does(0, move('B1')).does(0, ESCAPE);
    s.told('escapeRevealed', { heroTotal: 4, monsterTotal: 4 }).told('tokenReturned', {}, 'escape.sorcerer-vanishes');
    expect(heroOf(s, 0)).toMatchObject({ wounds: 1, square: 0 });
    expect(s.table.pool).toHaveLength(25);
  });

  test.each([
    ['lindel', 1],
    ['hugo', 0],
  ] as const)('scenario 29: an ambush on %s', (hero, wounds) => {
    const s = dash([hero]);
    tileOnTop(s, 'chamber', 'OOO');
    hold(s, 0, 'headlongFlight');
    onTop(s, 'dungeon', 'fromTheDark');
    s.does(0, move('B1'));
    expect(heroOf(s, 0).wounds).toBe(wounds);
    if (hero === 'hugo') s.does(0, ESCAPE).told('escapeRevealed');
    else s.told('combatBegan');
  });

  test('scenario 41: back into the tower, at sunset', () => {
    const s = dash(['lindel']);
    keepOf(s.table).sun = 26;
    heroOf(s, 0).gold = 60;
    lay(s, 'B1', 'chamber', 'OOO');
    hold(s, 0, 'sprint');
    poolOf(s, 'golem', 5);
    powerOnTop(s, 'crossedFingers');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(0, move('B1')).does(0, DRAW).does(0, ESCAPE);
    s.told('escaped', { to: 0 }).told('nightFell').told('perished', { seat: 0 }, 'round.nightfall');
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });
});

describe('moves', () => {
  test('scenario 30: a corridor carries on, or ends', () => {
    const s = dash(['lindel']);
    tileOnTop(s, 'chamber', 'OOO');
    tileOnTop(s, 'corridor', 'XOX');
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(0, move('B1')).told('corridorGoesOn').told('cardDrawn');
    expect(heroOf(s, 0).square).toBe(at('C1'));
    const t = dash(['lindel']);
    tileOnTop(t, 'corridor', 'OXX');
    t.does(0, move('B1')).told('corridorEnded', {}, 'tile.corridor-stop');
    expect(heroOf(t, 0).square).toBe(at('B1'));
    t.refused(0, SEARCH, 'tile.corridor-stop').does(0, move('A1'));
  });

  test('scenario 31: a turning chamber', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    tileOnTop(s, 'turning', 'XXX');
    s.does(0, move('C1')).told('tileTurned', {}, 'tile.turning');
    s.refused(0, move('B1'), 'move.both-edges').refused(0, move('C2'), 'move.edges-known-late');
    tileOnTop(s, 'chamber', 'OOO');
    s.does(0, move('D1'));
  });

  test('scenario 32: two doors, one card; a door before a portcullis', () => {
    const s = dash(['lindel']);
    lay(s, 'D4', 'chamber', 'ODO');
    lay(s, 'E4', 'chamber', 'ODO', WEST);
    stand(s, 0, 'D4');
    onTop(s, 'door', 'swingsOpen');
    hold(s, 0);
    s.does(0, move('E4'));
    expect(keepOf(s.table).decks.door.discards).toHaveLength(1);
    expect(heroOf(s, 0).square).toBe(at('E4'));
    const t = dash(['lindel']);
    lay(t, 'D4', 'chamber', 'ODO');
    lay(t, 'E4', 'chamber', 'OPO', WEST);
    stand(t, 0, 'D4');
    onTop(t, 'door', 'swingsOpen');
    t.does(0, move('E4'));
    expect(t.asked()).toEqual([{ seat: 0, kind: 'test', rule: 'move.door-before-portcullis' }]);
    t.dice(5, 4).does(0, ROLL).told('crossingFailed', {}, 'move.failed-crossing');
    expect(heroOf(t, 0)).toMatchObject({ square: at('D4'), determination: 1 });
  });

  test('scenario 42: a guarded corridor', () => {
    const s = dash(['lindel'], { mode: 'solo' });
    lay(s, 'B2', 'chamber', 'OOO');
    lay(s, 'C2', 'corridor', 'XOX');
    stand(s, 0, 'B2');
    hold(s, 0);
    guard(s, 'C2', 'skeleton', 2);
    tileOnTop(s, 'rubble', 'OOO');
    s.does(0, move('C2')).told('combatBegan').dice(6).does(0, ROLL);
    s.told('powerDrawn', { seat: 0 }, 'power.gain-kill').told('tileLaid', { square: at('D2') });
    expect(heroOf(s, 0).square).toBe(at('D2'));
  });

  test('scenario 44: shut in', () => {
    const s = dash(['maud']);
    lay(s, 'C2', 'chamber', 'OOO');
    stand(s, 0, 'C2');
    tileOnTop(s, 'turning', 'XXX');
    s.does(0, move('C1'));
    for (const title of ['bareStone', 'bareStone', 'secretDoor'] as const) {
      onTop(s, 'search', title);
      s.does(0, SEARCH).told('cardDrawn', {}, 'search.trapped-exception');
    }
    tileOnTop(s, 'rubble', 'XOX');
    s.does(0, move('D1')).told('tileLaid', { square: at('D1') });
    expect(edgeOf(keepOf(s.table).tiles[at('D1')] ?? -1, WEST)).toBe(edgesOf('OOO')[0]);
  });

  test('scenario 37: a grinding floor', () => {
    const s = dash(['lindel']);
    lay(s, 'D4', 'chamber', 'OXX', EAST); // open to the north, and to where one comes in from: the west
    lay(s, 'C4', 'chamber', 'OOO');
    stand(s, 0, 'C4');
    onTop(s, 'dungeon', 'grindingFloor');
    hold(s, 0);
    s.does(0, move('D4')).told('tileTurned', { square: at('D4') });
    const tile = keepOf(s.table).tiles[at('D4')] ?? -1;
    expect([NORTH, EAST, SOUTH, WEST].map((way) => edgeOf(tile, way as 0 | 1 | 2 | 3))).toEqual([0, 0, 1, 1]);
    expect(kindOf(tile)).toBe('chamber');
    expect(heroOf(s, 0)).toMatchObject({ square: at('D4'), enteredBy: WEST });
  });
});

describe('tests', () => {
  test('scenario 33: determination', () => {
    const s = dash(['maud']);
    heroOf(s, 0).determination = 2;
    for (const tokens of [4, 0]) {
      lay(s, tokens === 4 ? 'B1' : 'B2', 'trapped', 'OOO');
      stand(s, 0, tokens === 4 ? 'A1' : 'B1');
      onTop(s, 'trap', 'pendulumBlade');
      hold(s, 0);
      s.does(0, move(tokens === 4 ? 'B1' : 'B2'))
        .dice(5, 4)
        .does(0, ROLL);
      if (tokens === 4) s.told('hurt', { wounds: 3 }).told('tokensGained', { tokens: 2 });
      else s.refused(0, { type: 'spend', tokens: 2 }, 'test.spend-after').does(0, { type: 'spend', tokens: 3 });
      if (tokens === 0) expect(heroOf(s, 0).determination).toBe(1);
    }
  });

  test('scenario 34: a bridge under load', () => {
    for (const drops of [2, 1]) {
      const s = dash(['lindel']);
      lay(s, 'B1', 'chamber', 'OOO');
      stand(s, 0, 'B1');
      carry(s, 0, 'carvedTusk', 'coralComb', 'silverLyre');
      tileOnTop(s, 'bridge', 'XOX');
      hold(s, 0);
      s.does(0, move('C1'));
      s.does(0, { type: 'drop', treasure: 'carvedTusk' });
      if (drops === 2) s.does(0, { type: 'drop', treasure: 'silverLyre' });
      s.refused(0, { type: 'drop', treasure: 'ivoryWarHorn' }, 'tile.bridge');
      s.dice(5, 3);
      if (drops === 1) s.dice(3);
      s.does(0, ROLL);
      expect(heroOf(s, 0).treasures).toHaveLength(3 - drops);
      if (drops === 2) expect(heroOf(s, 0)).toMatchObject({ wounds: 0, square: at('C1'), heading: null });
      else expect(heroOf(s, 0)).toMatchObject({ wounds: 2, square: at('C1'), heading: SOUTH, determination: 1 });
    }
  });

  test('scenario 43: lost and caged', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    Object.assign(heroOf(s, 0), { isCaged: true, hasLostTurn: true });
    hold(s, 0, 'ironNerve');
    onTop(s, 'search', 'bareStone');
    s.does(0, SEARCH).told('turnSkipped');
    expect(s.asked()).toMatchObject([{ kind: 'startWindow' }]);
    s.refused(0, { type: 'plunder' }, 'turn.start-window');
    s.does(0, power('ironNerve')).dice(5, 3).does(0, ROLL).does(0, { type: 'spend', tokens: 2 }).told('freed');
    expect(heroOf(s, 0)).toMatchObject({ isCaged: false, determination: 0 });
    expect(s.asked()).toMatchObject([{ kind: 'action' }]);
  });

  test('scenario 47: asked without a card', () => {
    for (const cards of [['bluff', 'sprint', 'ironNerve'], []] as const) {
      const s = dash(['lindel', 'maud']);
      const me = onTurn(s);
      lay(s, me === 0 ? 'B1' : 'L1', 'chamber', 'OOO', me === 0 ? EAST : WEST);
      hold(s, me, ...cards);
      onTop(s, 'dungeon', 'somethingMoves');
      s.does(me, move(me === 0 ? 'B1' : 'L1'));
      if (cards.length > 0) s.does(me, DRAW);
      expect(s.asked()[0]?.kind === 'meeting').toBe(cards.length > 0);
    }
  });
});

describe('the hoard, and the way out', () => {
  test('scenario 35: Dragonfire on two', () => {
    const s = dash(['lindel', 'maud']);
    const me = onTurn(s);
    const other = 1 - me;
    stand(s, me, 'G5');
    stand(s, other, 'G5');
    carry(s, me, 'silverLyre');
    carry(s, other, 'emberAegis', 'carvedTusk');
    onTop(s, 'dragon', 'dragonfire');
    s.dice(4, 3).does(me, { type: 'plunder' }).does(me, GO_ON).does(other, use('emberAegis'));
    expect(heroOf(s, me)).toMatchObject({ wounds: 7, treasures: [] });
    expect(heroOf(s, other)).toMatchObject({ wounds: 4, treasures: [] });
    expect(keepOf(s.table).decks.dragon).toMatchObject({ discards: [] });
    expect(keepOf(s.table).decks.dragon.draw).toHaveLength(8);
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
  });

  test.each([3, 1])('scenario 36: up into the hoard, with a drift of %i', (drift) => {
    const s = dash(['lindel']);
    stand(s, 0, 'F5');
    heroOf(s, 0).heading = EAST;
    onTop(s, 'catacomb', 'brokenStair');
    onTop(s, 'dragon', 'deepSleep');
    tileOnTop(s, 'corridor', 'OOO');
    s.does(0, { type: 'advance' }).dice(drift).does(0, { type: 'climb' });
    if (drift === 3) {
      s.told('treasuresTaken');
      expect(heroOf(s, 0)).toMatchObject({ square: at('G5'), heading: null });
    } else {
      s.told('tileLaid', { square: at('G4') }, 'cat.surface-unexplored');
      expect(heroOf(s, 0)).toMatchObject({ square: at('G4'), enteredBy: null });
    }
  });

  test('scenario 38: nightfall', () => {
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
    heroOf(s, two).hasLostTurn = false;
    tileOnTop(s, 'rubble', 'OOO');
    s.does(two, move('L1')).does(three, { type: 'grope' }).told('nightFell');
    expect([one, two, three].map((seat) => heroOf(s, seat).fate)).toEqual(['left', 'dead', 'dead']);
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });

  test('scenario 45: a coin is no victory', () => {
    const s = dash(['lindel', 'maud', 'hugo']);
    const [one, two, three] = [0, 1, 2].map((n) => (onTurn(s) + n) % 3) as [number, number, number];
    heroOf(s, one).gold = 340;
    heroOf(s, two).gold = 10;
    carry(s, two, 'coinOfSecondChances');
    s.does(one, LEAVE).does(two, LEAVE);
    keepOf(s.table).sun = 26;
    stand(s, three, 'F5');
    heroOf(s, three).heading = EAST;
    onTop(s, 'catacomb', 'silentGallery');
    s.does(three, { type: 'grope' }).told('scored', { seat: two, result: 210 });
    expect(s.state.outcome).toEqual({ winners: seatsOf(two), rule: 'win.most' });
  });

  test('scenario 46: the Crown burns too', () => {
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

  test('scenario 23: the dead play on', () => {
    const s = dash(['lindel', 'maud', 'hugo']);
    const me = onTurn(s);
    const next = (me + 1) % 3;
    heroOf(s, next).fate = 'dead';
    s.table.powerDiscards.push(...(s.table.powerHands[next] ?? []));
    s.table.powerHands[next] = [];
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'E4', 'corridor', 'OOO');
    stand(s, me, 'D4');
    hold(s, me, 'headlongFlight', 'bluff');
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).told('monsterPlayerNamed', { seat: next }, 'death.player-stays');
    expect(s.heard(next)).toContainEqual({ type: 'lifeSeen', life: 3 });
    s.does(me, GO_ON).does(me, ESCAPE).does(me, layPower('headlongFlight'));
    s.told('escapeRevealed', { isDeck: true }, 'escape.deck-stands-in');
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
