import { SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { TILE_FORMS } from '../../src/content/keep/tiles.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  ESCAPE,
  GO_ON,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  power,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// What each hero can do that others cannot.

describe('Hugo is alert', () => {
  const ambushed = (hero: 'hugo' | 'maud') => {
    const made = beside(hero, { mode: 'solo' });
    tileOnTop(made.s, 'chamber', 'OOO');
    onTop(made.s, 'dungeon', 'fromTheDark');
    return made;
  };

  test('[trait.hugo-alert] no first wound, and he may flee; others are hurt, and fight', () => {
    const { s, me } = ambushed('hugo');
    hold(s, me, 'headlongFlight');
    hold(s, 1 - me);
    powerOnTop(s, 'bluff');
    s.does(me, move('E4')).does(me, GO_ON).told('alerted', {}, 'trait.hugo-alert').does(me, GO_ON).does(me, ESCAPE);
    s.told('escaped', { to: at('D4') });
    expect(heroOf(s, me).wounds).toBe(0);
    const { s: t, me: she } = ambushed('maud');
    hold(t, she, 'headlongFlight');
    t.does(she, move('E4')).silent('alerted').told('combatBegan');
    expect(heroOf(t, she).wounds).toBe(1);
  });

  test('[trait.hugo-alert] [power.snuffed-lantern] he may hide in the dark, too', () => {
    const { s, me } = ambushed('hugo');
    hold(s, me, 'snuffedLantern');
    s.does(me, move('E4')).does(me, power('snuffedLantern')).silent('monsterMet');
    expect(heroOf(s, me)).toMatchObject({ wounds: 0, square: at('E4') });
  });
});

describe('Krutzbeck and doors', () => {
  test('[trait.krutzbeck-doors] frame and portcullis without a test, rubble and web with one', () => {
    const { s, me } = beside('krutzbeck');
    lay(s, 'D4', 'chamber', 'ODO');
    tileOnTop(s, 'rubble', 'OOO');
    onTop(s, 'door', 'swollenFrame');
    s.does(me, move('E4')).told('testSpared', { attribute: 'strength' }, 'trait.krutzbeck-doors').silent('rolled');
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), determination: 0 });
    const { s: t, me: he } = beside('krutzbeck');
    lay(t, 'D4', 'chamber', 'OPO');
    tileOnTop(t, 'rubble', 'OOO');
    t.does(he, move('E4')).told('testSpared', {}, 'trait.krutzbeck-doors');
    expect(heroOf(t, he).square).toBe(at('E4'));
    for (const kind of ['rubble', 'web'] as const) {
      const { s: u, me: she } = beside('krutzbeck');
      lay(u, 'D4', kind, 'OOO');
      u.does(she, move('E4'));
      expect(u.asked()).toEqual([{ seat: she, kind: 'test', rule: `tile.${kind}` }]);
    }
  });
});

describe('Challara scouts', () => {
  const formOf = (kind: string, form: number): boolean => TILE_FORMS[form]?.kind === kind;

  test('[trait.challara-scout] two tiles, seen by her alone; one is laid, the other goes to the bottom', () => {
    const { s, me, other } = beside('challara');
    tileOnTop(s, 'shaft', 'XOX');
    tileOnTop(s, 'rubble', 'OOO');
    const [second = -1, first = -1] = keepOf(s.table).stack.slice(-2);
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'tile', rule: 'trait.challara-scout' }]);
    expect(s.heard(me)).toContainEqual({ type: 'tilesSeen', forms: [first, second] });
    expect(s.heard(other)).toContainEqual({ type: 'tilesSeenUnseen', tiles: 2 });
    expect(s.view(other).keep?.forms).toEqual([]);
    s.refused(me, { type: 'layTile', form: 0 }, 'trait.challara-scout');
    s.does(me, { type: 'layTile', form: first }).told('tilePutUnder', {}, 'trait.challara-scout');
    expect(formOf('shaft', keepOf(s.table).stack[0] ?? -1)).toBe(true);
    expect(s.view(me).keep?.peeked).toEqual([{ depth: keepOf(s.table).stack.length - 1, form: second }]);
    expect(s.view(other).keep?.peeked).toEqual([]);
  });

  test('[trait.challara-scout] with eight wounds she draws one, with seven two', () => {
    for (const wounds of [7, 8]) {
      const { s, me } = beside('challara');
      heroOf(s, me).wounds = wounds;
      tileOnTop(s, 'web', 'OOO');
      tileOnTop(s, 'rubble', 'OOO');
      s.does(me, move('E4'));
      expect(s.asked()[0]?.kind).toBe(wounds === 7 ? 'tile' : 'action');
    }
  });

  test('[trait.challara-scout] coming up from below she looks at two as well', () => {
    const { s, me } = beside('challara');
    Object.assign(heroOf(s, me), { heading: SOUTH, square: at('H8') });
    tileOnTop(s, 'web', 'OOO');
    tileOnTop(s, 'rubble', 'OOO');
    const [, first = -1] = keepOf(s.table).stack.slice(-2);
    onTop(s, 'catacomb', 'brokenStair');
    s.does(me, { type: 'grope' }).dice(3).does(me, { type: 'climb' }).does(me, { type: 'layTile', form: first });
    s.told('tileLaid', { square: at('H8') }, 'cat.surface-unexplored');
    expect(heroOf(s, me)).toMatchObject({ square: at('H8'), heading: null });
  });
});

describe('Lindel', () => {
  test('[trait.lindel-light-step] once a turn, before the test; the second card stands', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'trapped', 'OOO');
    onTop(s, 'trap', 'dartSlits');
    onTop(s, 'trap', 'pendulumBlade');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'trap', rule: 'trait.lindel-light-step' }]);
    s.does(me, { type: 'swap' }).told('cardPassedOver', {}, 'trait.lindel-light-step');
    const printed = keepOf(s.table).decks.trap.discards.map((card) => KEEP_CARDS[card]?.title);
    expect(printed).toEqual(['pendulumBlade']);
    expect(s.asked()).toMatchObject([{ kind: 'test' }]);
    s.refused(me, { type: 'swap' }, 'trait.lindel-light-step').dice(6, 6).does(me, ROLL);
    expect(heroOf(s, me).wounds).toBe(2);
  });

  test('[trait.lindel-light-step] he may keep the first, and then there is no second', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'trapped', 'OOO');
    onTop(s, 'trap', 'dartSlits');
    s.does(me, move('E4')).does(me, GO_ON).dice(3, 3).does(me, ROLL);
    expect(keepOf(s.table).decks.trap.discards).toHaveLength(1);
  });

  test('[trait.lindel-light-step] a second trap of the same turn stands', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'corridor', 'XOX');
    lay(s, 'F4', 'trapped', 'DOD', SOUTH); // a door to the west
    onTop(s, 'trap', 'seizedMechanism');
    onTop(s, 'trap', 'dartSlits');
    onTop(s, 'trap', 'dartSlits');
    onTop(s, 'door', 'riggedLatch');
    s.does(me, move('E4')).does(me, { type: 'swap' }).dice(3, 3).does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at('F4'), wounds: 0 });
    expect(keepOf(s.table).decks.trap.discards).toHaveLength(3);
  });

  test('[trait.lindel-light-step] nobody else is asked', () => {
    const { s, me } = beside('maud');
    lay(s, 'E4', 'trapped', 'OOO');
    onTop(s, 'trap', 'dartSlits');
    s.does(me, move('E4'));
    expect(s.asked()).toMatchObject([{ kind: 'test' }]);
    s.dice(1, 1).does(me, ROLL);
  });

  test('[trait.lindel-keen-eyes] two Search cards: one is discarded, then the other has its effect', () => {
    const { s, me } = beside('lindel');
    onTop(s, 'search', 'bareStone');
    onTop(s, 'search', 'coilOfRope');
    s.does(me, SEARCH);
    expect(s.asked()).toEqual([{ seat: me, kind: 'searchCards', rule: 'trait.lindel-keen-eyes' }]);
    const place = (title: string): number => KEEP_CARDS.findIndex((card) => card.title === title);
    s.refused(me, { type: 'resolve', card: place('secretDoor') }, 'trait.lindel-keen-eyes');
    s.does(me, { type: 'resolve', card: place('coilOfRope') }).told('cardPassedOver', {}, 'trait.lindel-keen-eyes');
    expect(heroOf(s, me).items).toEqual([place('coilOfRope')]);
    expect(keepOf(s.table).decks.search.discards).toEqual([place('bareStone')]);
  });

  test('[trait.lindel-keen-eyes] others draw one', () => {
    const { s, me } = beside('hugo');
    onTop(s, 'search', 'bareStone');
    s.does(me, SEARCH);
    expect(keepOf(s.table).decks.search.discards).toHaveLength(1);
    expect(keepOf(s.table).decks.search.draw).toHaveLength(29);
  });
});

test('[trait.lindel-light-step] [cat.enter-fall] out of a tower the trap he swaps for a trapdoor drops him beneath it', () => {
  const { s, me } = beside('lindel');
  stand(s, me, 'A10');
  hold(s, me);
  lay(s, 'B10', 'chamber', 'ODO', WEST);
  onTop(s, 'trap', 'trapdoor');
  onTop(s, 'trap', 'seizedMechanism');
  onTop(s, 'door', 'riggedLatch');
  s.does(me, move('B10')).does(me, { type: 'swap' }).dice(6, 6, 4).does(me, ROLL);
  expect(heroOf(s, me)).toMatchObject({ square: at('A10'), heading: WEST, wounds: 1 });
});
