import { SOUTH } from '@questhall/grid';
import { NOBODY } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  DRAW,
  dash,
  ESCAPE,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  layPower,
  move,
  onTop,
  onTurn,
  poolOf,
  powerOnTop,
  stand,
  tileOnTop,
} from './cast.ts';

// The acceptance scenarios of escapes, by their numbers in the ledger.

describe('escapes', () => {
  test('[escape.clean] [escape.retreat-quietly] [escape.token-stays] scenario 25: a clean escape', () => {
    const s = dash(['lindel', 'maud']);
    const me = onTurn(s);
    const other = 1 - me;
    lay(s, 'D2', 'chamber', 'OOO');
    lay(s, 'D3', 'chamber', 'DOD'); // its doors look north and south
    stand(s, me, 'D2');
    hold(s, me, 'headlongFlight', 'bluff');
    hold(s, other, 'ironNerve');
    poolOf(s, 'skeleton', 3);
    onTop(s, 'door', 'swingsOpen');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('D3')).does(me, DRAW).does(me, GO_ON).does(me, GO_ON).does(me, ESCAPE);
    s.does(me, layPower('headlongFlight')).does(other, layPower('ironNerve'));
    s.told('escapeRevealed', { heroTotal: 5, monsterTotal: 4 }).told('escaped', { to: at('D2') }, 'escape.clean');
    expect(heroOf(s, me)).toMatchObject({ square: at('D2'), wounds: 0, enteredBy: SOUTH });
    expect(keepOf(s.table).decks.door.discards).toHaveLength(1);
    expect(keepOf(s.table).decks.dungeon.discards).toHaveLength(1);
    expect(s.view(me).keep?.lairs.find(({ square }) => square === at('D3'))).toMatchObject({ life: null });
    expect(s.view(other).keep?.lairs.find(({ square }) => square === at('D3'))).toMatchObject({ life: 3 });
    expect(onTurn(s)).toBe(other);
  });

  test.each([
    [2, 'dead'],
    [9, 'inside'],
  ])('[escape.bought] [escape.blow-can-kill] scenario 26: a bought escape, with %i life left', (left, fate) => {
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

  test('[escape.failed] [encounter.sequence] scenario 27: a failed escape', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'corridor', 'OOO');
    hold(s, 0, 'bluff');
    guard(s, 'B1', 'golem', 4);
    powerOnTop(s, 'sprint');
    s.does(0, move('B1')).does(0, GO_ON).does(0, ESCAPE);
    s.told('escapeRevealed', { hero: 'bluff', monster: 'sprint', heroTotal: 1, monsterTotal: 2 });
    s.told('hurt', { wounds: 2 }, 'escape.failed').told('combatBegan', { life: 4 });
    expect(heroOf(s, 0)).toMatchObject({ wounds: 2, square: at('B1') });
  });

  test('[trait.tatianna-fleet] [escape.sorcerer-vanishes] scenario 28: Tatianna flees a Sorcerer', () => {
    const s = dash(['tatianna']);
    lay(s, 'B1', 'corridor', 'OOO');
    hold(s, 0, 'sprint');
    guard(s, 'B1', 'sorcerer', 3);
    powerOnTop(s, 'crossedFingers');
    s.does(0, move('B1')).does(0, ESCAPE);
    s.told('escapeRevealed', { heroTotal: 4, monsterTotal: 4 }, 'trait.tatianna-fleet');
    s.told('hurt', { wounds: 1 }, 'escape.bought').told('tokenReturned', {}, 'escape.sorcerer-vanishes');
    expect(heroOf(s, 0)).toMatchObject({ wounds: 1, square: 0 });
    expect(s.table.pool).toHaveLength(25);
  });

  test.each([
    ['lindel', 1],
    ['hugo', 0],
  ] as const)('[escape.forbidden] [trait.hugo-alert] scenario 29: an ambush on %s', (hero, wounds) => {
    const s = dash([hero]);
    tileOnTop(s, 'chamber', 'OOO');
    hold(s, 0, 'headlongFlight');
    onTop(s, 'dungeon', 'fromTheDark');
    s.does(0, move('B1'));
    expect(heroOf(s, 0).wounds).toBe(wounds);
    if (hero === 'hugo') s.does(0, ESCAPE).told('escapeRevealed');
    else s.told('combatBegan').refused(0, ESCAPE, 'escape.forbidden');
  });

  test('[escape.retreat-quietly] [leave.tower] [round.nightfall] scenario 41: back into the tower, at sunset', () => {
    const s = dash(['lindel']);
    keepOf(s.table).sun = 26;
    heroOf(s, 0).gold = 60;
    lay(s, 'B1', 'chamber', 'OOO');
    hold(s, 0, 'sprint');
    poolOf(s, 'golem', 5);
    powerOnTop(s, 'crossedFingers');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(0, move('B1')).does(0, DRAW).does(0, ESCAPE);
    s.told('escapeRevealed', { hero: 'sprint', monster: 'crossedFingers', heroTotal: 3, monsterTotal: 2 });
    s.told('escaped', { to: 0 }, 'escape.clean')
      .silent('leftKeep')
      .told('nightFell')
      .told('perished', { seat: 0 }, 'round.nightfall');
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });
});
