import { readOptions } from '@questhall/border';
import { heroquest, type View } from '@questhall/heroquest';
import { boardOf } from '@questhall/heroquest/queries';
import { begin, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { describeSide, describeSquare, NOTHING, thingsOn } from './describe.ts';
import { useBoardWords } from './words.ts';

const ENGLISH = await useBoardWords.load('en');
const DUTCH = await useBoardWords.load('nl');

const HEROES_SEAT = 0;

const options = readOptions(heroquest.options, { quest: 1 });
if (!options.ok) throw new Error('no such table');
const header = {
  game: heroquest.id,
  edition: heroquest.edition,
  options: options.value,
  seats: 2,
  seed: 'fast:describe',
  from: null,
};
const start: View = sight(heroquest, begin(heroquest, header).state, HEROES_SEAT).view;

const { width } = boardOf(start.plan).grid;
const at = (column: number, row: number): number => row * width + column;
/** Everything comes to light, as if somebody had walked through it all. */
const lit: View = { ...start, revealed: start.revealed.map(() => -1) };
const orc = {
  key: 'orc',
  name: 'Orc',
  figure: 'orc' as const,
  move: 8,
  attack: 3,
  defend: 2,
  body: 1,
  mind: 2,
  isUndead: false,
  wounds: 0,
  spells: [],
  cast: [],
  isAsleep: false,
  losesTurn: false,
  hasMoved: false,
  hasActed: false,
  isDone: false,
  home: null,
};
const withOrc: View = { ...lit, monsters: [{ ...orc, id: 12, at: at(9, 6) }], roster: ['', '', '', '', '', '', 'Orc'] };

test('a square says where it is, and what is on its four sides', () => {
  const view: View = { ...withOrc, doors: [{ edge: at(8, 5) * 2 + 1, kind: 'door', isOpen: false, changed: 0 }] };
  const text = describeSquare(view, at(8, 6), { reach: [], targets: new Set([12]) }, ENGLISH);
  expect(text).toBe(
    'corridor 8,6; north: closed door; east: the Orc, 1 body, can be attacked; south: floor; west: wall',
  );
});

test('somebody who cannot be attacked is not said to be a target', () => {
  expect(describeSide(withOrc, at(8, 6), 1, NOTHING, ENGLISH)).toBe('the Orc, 1 body');
});

test('a square in the dark gives nothing away', () => {
  const dark: View = { ...lit, revealed: lit.revealed.map(() => 0) };
  expect(describeSquare(dark, at(9, 6), NOTHING, ENGLISH)).toBe('9,6, dark, nobody has been there');
});

test('through an open door one learns of it and of what is beyond', () => {
  const view: View = { ...withOrc, doors: [{ edge: at(9, 6) * 2 + 1, kind: 'door', isOpen: true, changed: 0 }] };
  expect(describeSide(view, at(9, 7), 0, NOTHING, ENGLISH)).toBe('open door, the Orc, 1 body');
  expect(describeSide({ ...view, monsters: [] }, at(9, 7), 0, NOTHING, ENGLISH)).toBe('open door');
});

test('doors have their kind', () => {
  const door = (kind: 'door' | 'secret' | 'portal', isOpen: boolean): string =>
    describeSide(
      { ...lit, doors: [{ edge: at(9, 6) * 2 + 1, kind, isOpen, changed: 0 }] },
      at(9, 6),
      2,
      NOTHING,
      ENGLISH,
    );
  expect([door('door', false), door('secret', false), door('portal', true)]).toEqual([
    'closed door',
    'secret door',
    'portal',
  ]);
});

test('rock, furniture, traps and the stairway are named', () => {
  const view: View = {
    ...lit,
    stairs: at(1, 10),
    rocks: [at(0, 12)],
    furniture: [{ piece: 'table', at: at(1, 1), width: 3, height: 2 }],
    traps: [
      { at: at(11, 4), kind: 'pit', isOpen: true },
      { at: at(9, 4), kind: 'spear', isOpen: false },
    ],
  };
  const things = (column: number, row: number): string[] =>
    thingsOn({ ...view, heroes: [] }, at(column, row), NOTHING, ENGLISH);
  expect(things(2, 11)).toEqual(['stairway']);
  expect(things(3, 2)).toEqual(['table']);
  expect(things(11, 4)).toEqual(['open pit']);
  expect(things(9, 4)).toEqual(['spear trap']);
  expect(describeSide(view, at(0, 11), 2, NOTHING, ENGLISH)).toBe('rock');
});

test('the end of the board is a wall', () => {
  expect(describeSide(lit, at(0, 0), 3, NOTHING, ENGLISH)).toBe('wall, the end of the board');
});

test('a hero says how much body is left, and what is upon it', () => {
  const [hero] = lit.heroes;
  if (hero === undefined) throw new Error('nobody plays');
  const view: View = {
    ...lit,
    turn: null,
    heroes: [{ ...hero, at: at(5, 6), body: 3, effects: { ...hero.effects, slumber: 1 } }],
  };
  expect(thingsOn(view, at(5, 6), NOTHING, ENGLISH)).toEqual(['Barbarian, 3 of 8 body, asleep']);
});

test('where one can walk is said', () => {
  expect(describeSquare(lit, at(8, 6), { reach: [at(8, 6)], targets: new Set() }, ENGLISH)).toContain(
    'corridor 8,6, can be walked to; ',
  );
});

test('the same is said in Dutch, names and all', () => {
  const view: View = {
    ...withOrc,
    doors: [{ edge: at(8, 5) * 2 + 1, kind: 'door', isOpen: false, changed: 0 }],
    traps: [{ at: at(8, 7), kind: 'spear', isOpen: false }],
  };
  expect(describeSquare(view, at(8, 6), { reach: [], targets: new Set([12]) }, DUTCH)).toBe(
    'gang 8,6; noord: dichte deur; oost: de Ork, 1 lichaam, kan worden aangevallen; zuid: speerval; west: muur',
  );
});
