import { EAST, NORTH, SOUTH } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  DRAW,
  dash,
  dashLed,
  ESCAPE,
  GO_ON,
  guard,
  heroOf,
  hold,
  KEEP,
  lay,
  layPower,
  meets,
  move,
  onTop,
  onTurn,
  poolOf,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// Power cards, and getting away from monsters.

describe('whether', () => {
  test('[escape.who-may] a card is needed; without one the fight begins', () => {
    const { s, me } = meets([]);
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).told('combatBegan').refused(me, ESCAPE, 'combat.no-break-off');
  });

  test('[escape.who-may] and only once an encounter', () => {
    const { s, me } = meets(['bluff', 'headlongFlight']);
    guard(s, 'E4', 'troll', 3);
    powerOnTop(s, 'headlongFlight');
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).told('escapeTried', {}, 'escape.who-may');
    s.does(me, layPower('bluff')).told('combatBegan').refused(me, ESCAPE, 'combat.no-break-off');
    expect(heroOf(s, me).wounds).toBe(2);
  });

  test('[escape.forbidden] not from an ambush, from what sits up, or from the risen dead', () => {
    for (const [title, deck, further] of [
      ['fromTheDark', 'dungeon', null],
      ['fallenAdventurer', 'corpse', 'itSitsUp'],
      ['stoneSarcophagus', 'crypt', 'theDeadRise'],
    ] as const) {
      const { s, me } = beside('maud', { mode: 'solo' });
      hold(s, me, 'headlongFlight');
      tileOnTop(s, 'chamber', 'OOO');
      onTop(s, 'dungeon', title);
      if (further !== null) onTop(s, deck, further);
      s.does(me, move('E4'));
      if (further !== null) s.does(me, DRAW);
      s.told('combatBegan');
      expect(s.table.powerHands[me]).toEqual(['headlongFlight']);
    }
  });

  test('[escape.forbidden] between rounds neither, where the house allows it elsewhere', () => {
    const { s, me } = beside('maud', { mode: 'solo', escapeBetweenRounds: true });
    hold(s, me, 'headlongFlight');
    poolOf(s, 'troll', 6);
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'fromTheDark');
    s.does(me, move('E4')).dice(5).does(me, ROLL);
    expect(s.asked()).toMatchObject([{ kind: 'roll' }]);
  });
});

describe('where to', () => {
  test('[escape.retreat-square] back to where he came from in this turn, whatever lies there', () => {
    const { s, me } = meets(['headlongFlight']);
    lay(s, 'E4', 'corridor', 'XOX');
    guard(s, 'F4', 'troll', 3);
    lay(s, 'F4', 'chamber', 'OOO');
    powerOnTop(s, 'bluff');
    s.does(me, move('E4'))
      .does(me, GO_ON)
      .does(me, ESCAPE)
      .told('escaped', { to: at('E4') });
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), enteredBy: EAST });
  });

  test('[escape.retreat-square] after a search any open neighbour without hero and monster, as he likes', () => {
    const s = dashLed(['maud', 'hugo'], { mode: 'solo' });
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'C4', 'rubble', 'OOO');
    lay(s, 'E4', 'web', 'OOO');
    lay(s, 'D3', 'chamber', 'DOD', NORTH);
    lay(s, 'D5', 'chamber', 'OOO', SOUTH);
    stand(s, me, 'D4');
    stand(s, 1 - me, 'E4');
    hold(s, me, 'headlongFlight');
    hold(s, 1 - me);
    guard(s, 'D5', 'golem', 5);
    poolOf(s, 'troll', 3);
    powerOnTop(s, 'bluff');
    onTop(s, 'search', 'disturbedLair');
    s.does(me, SEARCH).does(me, GO_ON).does(me, ESCAPE);
    expect(s.asked()).toEqual([{ seat: me, kind: 'retreat', rule: 'escape.retreat-square' }]);
    for (const name of ['E4', 'D5', 'D4', 'E5'])
      s.refused(me, { type: 'retreat', to: at(name) }, 'escape.retreat-square');
    s.does(me, { type: 'retreat', to: at('C4') }).told('escaped', { to: at('C4') }, 'escape.clean');
    expect(heroOf(s, me)).toMatchObject({ square: at('C4'), enteredBy: EAST });
    expect(heroOf(s, 1 - me)).toMatchObject({ square: at('E4'), wounds: 0 });
  });

  test('[escape.who-may] shut in there is no way to flee', () => {
    const { s, me } = beside('maud', { mode: 'solo' });
    hold(s, me, 'headlongFlight');
    onTop(s, 'search', 'disturbedLair');
    s.does(me, SEARCH).told('combatBegan');
  });
});

describe('how it ends', () => {
  test('[escape.secret-commit] two secret cards at once, and nobody sees either before both lie', () => {
    const { s, me, other, third } = meets(['headlongFlight', 'bluff'], ['ironNerve', 'sprint']);
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE);
    expect(s.asked()).toMatchObject([
      { seat: me, kind: 'escapeCard' },
      { seat: other, kind: 'escapeCard' },
    ]);
    s.refused(other, layPower('bluff'), 'escape.secret-commit').refused(
      me,
      { type: 'leaveToDeck' },
      'escape.secret-commit',
    );
    s.does(other, layPower('sprint'));
    for (const seat of [me, third]) expect(JSON.stringify([s.view(seat), s.heard(seat)])).not.toContain('"sprint"');
    s.does(me, layPower('headlongFlight')).told('escapeRevealed', { hero: 'headlongFlight', monster: 'sprint' });
    expect(s.table.powerDiscards).toEqual(['headlongFlight', 'sprint']);
    expect(s.table.powerHands[other]).toEqual(['ironNerve']);
  });

  test('[escape.totals] both cards count, with what the monster holds on by', () => {
    for (const [monster, life, grip] of [
      ['skeleton', 2, 0],
      ['sorcerer', 2, 1],
      ['troll', 3, 0],
      ['golem', 4, -1],
      ['demon', 4, 1],
    ] as const) {
      const { s, me, other } = meets(['headlongFlight'], ['sidestep']);
      guard(s, 'E4', monster, life);
      s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('sidestep'));
      s.told('escapeRevealed', { heroTotal: 5, monsterTotal: 2 + grip, isDeck: false }, 'escape.totals');
    }
  });

  test('[escape.deck-stands-in] the deck answers for a full hand, too', () => {
    const { s, me, other } = meets(['headlongFlight'], ['ironNerve']);
    guard(s, 'E4', 'troll', 3);
    powerOnTop(s, 'secondWind');
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, { type: 'leaveToDeck' });
    s.told('escapeRevealed', { monster: 'secondWind', isDeck: true, monsterTotal: 1 }, 'escape.deck-stands-in');
    expect(s.table.powerHands[other]).toEqual(['ironNerve']);
  });

  test.each([
    ['headlongFlight', 0, 'D4', 'escape.clean'],
    ['sprint', 2, 'D4', 'escape.bought'],
    ['bluff', 2, 'E4', 'escape.failed'],
  ] as const)(
    '[escape.clean] [escape.bought] [escape.failed] %s against a Troll and 3',
    (card, wounds, where, rule) => {
      const { s, me, other } = meets([card], ['sprint']);
      guard(s, 'E4', 'troll', 3);
      s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('sprint'));
      expect(heroOf(s, me)).toMatchObject({ wounds, square: at(where) });
      if (rule === 'escape.clean') s.silent('hurt').told('escaped', {}, rule);
      else s.told('hurt', { wounds: 2 }, rule);
      if (rule === 'escape.failed') s.told('combatBegan');
    },
  );

  test('[escape.retreat-quietly] no effect of the tile, no way on, no leaving; the turn is over', () => {
    const { s, me, other } = meets(['headlongFlight'], ['bluff']);
    stand(s, me, 'A1');
    heroOf(s, me).gold = 90;
    lay(s, 'B1', 'chamber', 'OOO');
    guard(s, 'B1', 'troll', 3);
    s.does(me, move('B1')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('bluff'));
    s.told('escaped', { to: at('A1') })
      .told('turnBegan', { seat: other })
      .silent('cardDrawn');
    expect(heroOf(s, me)).toMatchObject({ fate: 'inside', square: at('A1'), searches: 0 });
  });

  test('[escape.token-stays] its kind stays known, its Life to whoever played it; the next visitor meets it again', () => {
    const { s, me, other, third } = meets(['headlongFlight'], ['bluff']);
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('bluff'));
    s.told('tokenLeft', { square: at('E4'), monster: 'troll' }, 'escape.token-stays');
    expect([me, other, third].map((seat) => s.view(seat).keep?.lairs[0]?.life)).toEqual([null, 3, null]);
    expect(s.table.pool).toHaveLength(24);
  });

  test('[escape.sorcerer-vanishes] a Sorcerer does not wait', () => {
    const { s, me, other } = meets(['headlongFlight'], ['bluff']);
    guard(s, 'E4', 'sorcerer', 3);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('bluff'));
    s.told('tokenReturned', {}, 'escape.sorcerer-vanishes').silent('tokenLeft');
    expect(keepOf(s.table).lairs).toEqual([]);
    expect(s.table.pool).toHaveLength(25);
  });

  test('[escape.blow-can-kill] then the token stays, a Sorcerer too', () => {
    const { s, me, other } = meets(['bluff'], ['headlongFlight']);
    guard(s, 'E4', 'sorcerer', 3);
    heroOf(s, me).wounds = 14;
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('headlongFlight'));
    s.told('perished', { seat: me }, 'escape.blow-can-kill').silent('combatBegan').told('turnBegan', { seat: other });
    expect(keepOf(s.table).lairs).toMatchObject([{ square: at('E4') }]);
  });

  test('[trait.tatianna-fleet] Tatianna counts one more, and nobody else', () => {
    for (const [hero, total] of [
      ['tatianna', 4],
      ['lindel', 3],
    ] as const) {
      const { s, me, other } = meets(['sprint'], ['sprint'], hero);
      guard(s, 'E4', 'troll', 3);
      s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('sprint'));
      s.told('escapeRevealed', { heroTotal: total, monsterTotal: 3 });
    }
  });

  test('[death.player-stays] whoever is dead plays monsters still, with the deck for a hand', () => {
    const { s, me, other } = meets(['bluff']);
    heroOf(s, other).fate = 'dead';
    heroOf(s, other).square = -1;
    guard(s, 'E4', 'troll', 3);
    powerOnTop(s, 'headlongFlight');
    s.does(me, move('E4')).told('monsterPlayerNamed', { seat: other }, 'death.player-stays');
    s.does(me, GO_ON).does(me, ESCAPE).told('escapeRevealed', { isDeck: true, monster: 'headlongFlight' });
    expect(s.heard(other)).toContainEqual({ type: 'combatBegan', life: 3 });
  });

  test('[escape.catacombs] below no square is needed: the token goes back and the marker stays', () => {
    const { s, me, other } = meets(['headlongFlight'], ['bluff']);
    heroOf(s, me).heading = EAST;
    onTop(s, 'catacomb', 'lurker');
    poolOf(s, 'troll', 3);
    s.does(me, { type: 'grope' }).does(me, GO_ON).does(me, ESCAPE).does(other, layPower('bluff'));
    s.told('escaped', { to: at('D4') }, 'escape.catacombs').told('tokenReturned', {}, 'cat.lurker');
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), heading: EAST, wounds: 0 });
  });

  test('[cat.lurker] the token goes back to the pool whatever happens', () => {
    const s = dash(['lindel'], { mode: 'solo' });
    hold(s, 0);
    Object.assign(heroOf(s, 0), { heading: EAST, square: at('D4'), wounds: 14 });
    onTop(s, 'catacomb', 'lurker');
    s.does(0, { type: 'grope' }).dice(1).does(0, ROLL).told('perished', { seat: 0 });
    expect(s.table.pool).toHaveLength(25);
    expect(keepOf(s.table).lairs).toEqual([]);
    expect(() => s.does(0, KEEP)).toThrow();
  });
});
