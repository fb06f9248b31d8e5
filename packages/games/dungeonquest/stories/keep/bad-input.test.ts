import { SOUTH, WEST } from '@questhall/grid';
import { check } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/decode.ts';
import { dungeonquest } from '../../src/game.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import type { Action } from '../../src/types/index.ts';
import {
  at,
  beside,
  carry,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  keepItem,
  LEAVE,
  lay,
  layPower,
  meets,
  move,
  onTop,
  power,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// What nobody may do is refused with the rule, and nothing changes: `refused` looks at every word of the match.

describe('forged edges', () => {
  test('[move.both-edges] [move.border] [move.orthogonal] through a wall, off the board, across, from afar, to oneself', () => {
    const { s, me } = beside('lindel');
    lay(s, 'B1', 'chamber', 'OXO'); // as seen by whoever goes east: a wall ahead
    lay(s, 'B2', 'chamber', 'OOO', WEST);
    stand(s, me, 'B1');
    s.refused(me, move('C1'), 'move.edges-known-late');
    lay(s, 'C1', 'chamber', 'OOO');
    s.refused(me, move('C1'), 'move.both-edges');
    for (const to of [at('B1'), at('C2'), at('M10'), 130, 9999, -1])
      s.refused(me, { type: 'move', to }, 'move.orthogonal');
    expect(decode({ type: 'move', to: Number.MAX_SAFE_INTEGER })).toBeNull();
    expect(decode({ type: 'move', to: 1.5 })).toBeNull();
    expect(decode({ type: 'move', to: 'B2' })).toBeNull();
    expect(decode({ type: 'move' })).toBeNull();
  });

  test('[hoard.leave-any-edge] out of the hoard over an edge that it has not', () => {
    const { s, me } = beside('lindel');
    stand(s, me, 'G5');
    for (const name of ['F4', 'G6', 'G5', 'H7', 'A1']) s.refused(me, move(name), 'hoard.leave-any-edge');
  });

  test('[escape.retreat-square] [search.secret-door] a retreat and a Secret Door lead where they lead', () => {
    const { s, me } = beside('maud');
    onTop(s, 'search', 'secretDoor');
    s.refused(me, { type: 'retreat', to: at('D5') }, 'turn.one-action').does(me, SEARCH);
    for (const name of ['D4', 'E5', 'F4', 'A1']) s.refused(me, move(name), 'search.secret-door');
    s.refused(me, { type: 'retreat', to: at('D5') }, 'search.secret-door').does(me, GO_ON);
  });

  test('[cat.actions] [cat.border] below nobody moves, and a heading is one of four', () => {
    const { s, me } = beside('lindel');
    stand(s, me, 'D1');
    heroOf(s, me).heading = 0;
    s.refused(me, move('D2'), 'cat.actions').refused(me, { type: 'advance' }, 'cat.border');
    s.refused(me, { type: 'head', way: SOUTH }, 'turn.one-action').refused(me, { type: 'climb' }, 'turn.one-action');
    for (const way of [4, -1, 0.5, 'north', null]) expect(decode({ type: 'head', way })).toBeNull();
    expect(decode({ type: 'turn', to: 'back' })).toBeNull();
  });
});

describe('cards and Treasures that are not there', () => {
  test('[power.two-uses] [turn.start-window] a Power card that is not held, or that there is not', () => {
    const { s, me, other } = beside('lindel');
    hold(s, me, 'sprint');
    hold(s, other, 'secondWind');
    for (const card of ['secondWind', 'ironNerve', 'sprint', 'excalibur'])
      s.refused(me, { type: 'playPower', card }, 'turn.start-window', { card });
    s.refused(other, power('secondWind'), 'round.order');
  });

  test('[escape.secret-commit] a card for an escape that is not in the hand, and the deck for the hero', () => {
    const { s, me, other } = meets(['bluff', 'sprint'], ['sidestep']);
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE);
    s.refused(me, layPower('headlongFlight'), 'escape.secret-commit');
    s.refused(me, { type: 'leaveToDeck' }, 'escape.secret-commit');
    s.refused(other, layPower('sprint'), 'escape.secret-commit');
    s.does(other, layPower('sidestep')).refused(other, { type: 'leaveToDeck' }, 'escape.secret-commit');
    s.does(me, layPower('sprint')).told('escapeRevealed', { hero: 'sprint', monster: 'sidestep' });
  });

  test('[treasure.use-optional] [tile.bridge] [item.key] what somebody else carries helps nobody', () => {
    const { s, me, other } = beside('maud');
    carry(s, other, 'featherCloak', 'coinOfSecondChances', 'keyOfNineWards', 'thimbleOfMending');
    carry(s, me, 'silverLyre');
    heroOf(s, me).wounds = 3;
    s.refused(me, use('thimbleOfMending'), 'turn.one-action').refused(me, use('silverLyre'), 'turn.one-action');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4'));
    for (const item of ['featherCloak', 'silverLyre', 'rope', 'excalibur']) s.refused(me, use(item), 'tile.bridge');
    for (const treasure of ['featherCloak', 'burialCrown', 'carvedTusk'] as const)
      s.refused(me, { type: 'drop', treasure }, 'tile.bridge');
    s.dice(6, 6).does(me, ROLL).refused(me, use('coinOfSecondChances'), 'test.spend-after');
    s.refused(me, { type: 'drop', treasure: 'silverLyre' }, 'test.spend-after');
    s.dice(2).does(me, { type: 'keep' });
    expect(heroOf(s, me)).toMatchObject({ wounds: 5, heading: 1 });
    keepOf(s.table).treasureDeck.push(...heroOf(s, other).treasures.splice(0));
  });

  test('[trait.challara-scout] [cards.look-at-tiles] [trait.lindel-keen-eyes] tiles and cards that were not drawn', () => {
    const { s, me } = beside('challara');
    tileOnTop(s, 'web', 'OOO');
    tileOnTop(s, 'rubble', 'OOO');
    const [web = -1, rubble = -1] = keepOf(s.table).stack.slice(-2);
    s.refused(me, { type: 'layTile', form: rubble }, 'turn.one-action').does(me, move('E4'));
    for (const form of [0, 9999]) s.refused(me, { type: 'layTile', form }, 'trait.challara-scout');
    s.refused(me, { type: 'arrange', forms: [rubble, web] }, 'trait.challara-scout');
    s.does(me, { type: 'layTile', form: web });
  });

  test('[setup.hero-choice] [mode.fixed-for-game] what belongs to the beginning', () => {
    const { s, me } = beside('lindel');
    const early: readonly (readonly [Action, 'turn.one-action' | 'mode.fixed-for-game'])[] = [
      [{ type: 'takeHero', hero: 'krutzbeck' }, 'turn.one-action'],
      [{ type: 'takeTower', square: at('M10') }, 'turn.one-action'],
      [{ type: 'agree', mode: 'solo' }, 'mode.fixed-for-game'],
      [{ type: 'wait' }, 'turn.one-action'],
    ];
    for (const [action, rule] of early) s.refused(me, action, rule);
  });
});

describe('what has been spent', () => {
  test('[round.order] [turn.one-action] an action, by whoever has had it', () => {
    const { s, me, other } = beside('lindel');
    s.does(me, { type: 'catchBreath' });
    for (const action of [SEARCH, move('E4'), { type: 'catchBreath' }, LEAVE] as const)
      s.refused(me, action, 'round.order');
    s.refused(other, { type: 'plunder' }, 'hoard.plunder-action');
  });

  test('[item.draught] [treasure.use-optional] a draught, and a Treasure that went back', () => {
    const { s, me } = beside('lindel');
    heroOf(s, me).wounds = 12;
    keepItem(s, me, 'healingDraught');
    carry(s, me, 'thimbleOfMending');
    s.does(me, use('draught')).refused(me, use('draught'), 'turn.one-action');
    s.does(me, use('thimbleOfMending')).refused(me, use('thimbleOfMending'), 'turn.one-action');
    expect(heroOf(s, me).wounds).toBe(2);
  });

  test('[combat.no-break-off] [escape.who-may] an escape that has failed', () => {
    const { s, me, other } = meets(['bluff', 'headlongFlight'], ['ironNerve']);
    guard(s, 'E4', 'troll', 3);
    s.does(me, move('E4')).does(me, GO_ON).refused(me, ROLL, 'encounter.sequence').does(me, ESCAPE);
    s.does(me, layPower('bluff')).does(other, layPower('ironNerve'));
    s.refused(me, ESCAPE, 'combat.no-break-off').refused(me, FIGHT, 'solo.one-die');
    s.refused(me, layPower('headlongFlight'), 'solo.one-die');
  });
});

test('an answer to a question of before is refused, whoever gives it, and changes nothing', () => {
  const { s, me, other } = beside('lindel');
  const stale = s.state.asks[0]?.id ?? -1;
  s.does(me, { type: 'catchBreath' });
  const before = JSON.stringify(s.state);
  for (const [seat, ask] of [
    [me, stale],
    [other, 9999],
    [7, 0],
    [-1, 0],
  ] as const)
    expect(check(dungeonquest, s.state, { seat, ask, action: { type: 'catchBreath' } })).not.toBeNull();
  for (const raw of [null, 5, 'search', {}, { type: 'cheat' }, [SEARCH]]) expect(decode(raw)).toBeNull();
  expect(JSON.stringify(s.state)).toBe(before);
});
