import { readOptions } from '@questhall/border';
import { heroquest, type View } from '@questhall/heroquest';
import { boardOf } from '@questhall/heroquest/queries';
import { begin, sight } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Viewpoint } from '../../../board/describing/where.ts';
import { describeDoor, describeSquare } from './describe.ts';
import { NOTHING, thingsOn } from './things-on.ts';
import { whereaboutsOf } from './whereabouts.ts';
import { type BoardWords, useBoardWords } from './words.ts';

const ENGLISH = await useBoardWords.load('en');
const DUTCH = await useBoardWords.load('nl');

const HEROES_SEAT = 0;
const BARBARIAN = 0;

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
const door = (edge: number, isOpen: boolean, kind: 'door' | 'secret' | 'portal' = 'door'): View['doors'][number] => ({
  ...{ edge, kind, isOpen, changed: 0 },
});
/** In the south side of a square. */
const south = (column: number, row: number): number => at(column, row) * 2 + 1;
const YOU: Viewpoint = { at: at(6, 6), whom: null };

/** All that is said of a square behind where it is. */
const aroundIt = (view: View, square: number, texts: BoardWords = ENGLISH): readonly string[] =>
  describeSquare(view, square, null, NOTHING, texts).split('; ').slice(1);

describe('a square', () => {
  test('says what it is, where it is from whoever acts, and who and what is around it', () => {
    const view: View = { ...withOrc, doors: [door(south(8, 5), false)] };
    expect(describeSquare(view, at(8, 6), YOU, { reach: [at(8, 6)], targets: new Set([12]) }, ENGLISH)).toBe(
      'corridor, two squares east of you, can be walked to; beside the Orc to the east; closed door to the north; wall to the west',
    );
  });

  test('lies by the diagonal, or along one way and then the other; one’s own is where one stands', () => {
    const where = (column: number, row: number, from: Viewpoint = YOU): string | undefined =>
      describeSquare(lit, at(column, row), from, NOTHING, ENGLISH).split(/[,;] /)[1];
    expect(where(8, 4)).toBe('two squares north-east of you');
    expect(where(5, 9)).toBe('three squares south and one west of you');
    expect(where(6, 6)).toBe('where you stand');
    expect(where(6, 6, { ...YOU, whom: 'the Elf' })).toBe('where the Elf stands');
    expect(where(5, 6, { ...YOU, whom: 'the Elf' })).toBe('one square west of the Elf');
  });

  test('in the dark gives nothing away but where it is', () => {
    const dark: View = { ...withOrc, revealed: lit.revealed.map(() => 0), monsters: [] };
    expect(describeSquare(dark, at(9, 6), YOU, NOTHING, ENGLISH)).toBe(
      'dark, nobody has been there, three squares east of you',
    );
  });

  test('in a doorway says so, with who is beyond', () => {
    const view: View = { ...withOrc, doors: [door(south(9, 6), true)] };
    expect(aroundIt(view, at(9, 7)).slice(0, 2)).toEqual([
      'beside the Orc to the north',
      'in the doorway to the north',
    ]);
    expect(aroundIt({ ...view, monsters: [] }, at(9, 7))).toContain('in the doorway to the north');
  });

  test('behind a closed door has nobody beside it, and nobody around a corner', () => {
    const view: View = { ...withOrc, doors: [door(south(9, 6), false)] };
    expect(aroundIt(view, at(9, 7)).join()).not.toContain('Orc');
    expect(aroundIt(withOrc, at(8, 7)).join()).toContain('the Orc to the north-east');
  });

  test('at the end of the board has walls there', () => {
    expect(aroundIt(lit, at(0, 0))).toContain('walls to the north and west');
  });

  test('has rock, furniture, traps and the stairway named, on it and around it', () => {
    const view: View = {
      ...lit,
      heroes: [],
      stairs: at(1, 10),
      rocks: [at(0, 12)],
      furniture: [{ piece: 'table', at: at(1, 1), width: 3, height: 2 }],
      traps: [
        { at: at(11, 4), kind: 'pit', isOpen: true },
        { at: at(9, 4), kind: 'spear', isOpen: false },
      ],
    };
    const things = (column: number, row: number): string[] => thingsOn(view, at(column, row), NOTHING, ENGLISH);
    expect(things(2, 11)).toEqual(['stairway']);
    expect(things(3, 2)).toEqual(['table']);
    expect(things(11, 4)).toEqual(['open pit']);
    expect(things(9, 4)).toEqual(['spear trap']);
    expect(aroundIt(view, at(0, 11))).toContain('rock to the south');
    expect(aroundIt(view, at(4, 2))).toContain('table to the west');
  });
});

test('somebody who cannot be attacked is not said to be a target', () => {
  expect(thingsOn(withOrc, at(9, 6), NOTHING, ENGLISH)).toEqual(['the Orc, 1 body']);
  expect(thingsOn(withOrc, at(9, 6), { reach: [], targets: new Set([12]) }, ENGLISH)).toEqual([
    'the Orc, 1 body, can be attacked',
  ]);
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

describe('a door', () => {
  const said = (one: View['doors'][number], from: Viewpoint | null = YOU): string =>
    describeDoor({ ...lit, doors: [one] }, one.edge, from, ENGLISH);

  test('says its kind', () => {
    expect(said(door(south(9, 6), false), null)).toBe('closed door');
    expect(said(door(south(9, 6), true), null)).toBe('open door');
    expect(said(door(south(9, 6), false, 'secret'), null)).toBe('secret door');
    expect(said(door(south(9, 6), true, 'portal'), null)).toBe('portal');
  });

  test('lies in a direction, so many squares away, or beside whoever acts', () => {
    expect(said(door(south(6, 5), false))).toBe('closed door, just north of you');
    expect(said(door(south(6, 6), false))).toBe('closed door, just south of you');
    expect(said(door(south(9, 3), false))).toBe('closed door, to the north-east of you, five squares away');
    expect(said(door(south(3, 6), false))).toBe('closed door, to the west of you, three squares away');
  });
});

test('all there is can be heard, the nearest first: oneself, figures, doors, things', () => {
  const [hero, other] = withOrc.heroes;
  if (hero === undefined || other === undefined) throw new Error('nobody plays');
  const picture: View = {
    ...withOrc,
    turn: null,
    heroes: [
      { ...hero, status: 'here', at: at(6, 6) },
      { ...other, status: 'here', at: at(9, 7) },
    ],
    doors: [door(south(9, 3), false), door(south(9, 6), true)],
    stairs: null,
    traps: [{ at: at(6, 9), kind: 'pit', isOpen: true }],
    furniture: [],
    piles: [],
    chests: [],
  };
  const seen = { picture, actor: BARBARIAN, asked: null, reach: [], targets: new Set<number>() };
  expect(whereaboutsOf(seen, ENGLISH)).toEqual([
    expect.stringMatching(/^Barbarian, 8 of 8 body, [a-z]+, where the Barbarian stands; /),
    'the Orc, 1 body, three squares east of the Barbarian, beside the Dwarf, in the doorway to the south',
    'Dwarf, 7 of 7 body, one square south and three east of the Barbarian, beside the Orc, in the doorway to the north',
    'open door, to the east of the Barbarian, three squares away',
    'closed door, to the north-east of the Barbarian, five squares away',
    'open pit, three squares south of the Barbarian',
  ]);
});

test('the same is said in Dutch, names and all', () => {
  const view: View = {
    ...withOrc,
    doors: [door(south(8, 5), false)],
    traps: [{ at: at(8, 7), kind: 'spear', isOpen: false }],
  };
  expect(describeSquare(view, at(8, 6), { at: at(6, 8), whom: null }, NOTHING, DUTCH)).toBe(
    'gang, twee vakken ten noordoosten van jou; naast de Ork aan de oostkant; dichte deur aan de noordkant; speerval aan de zuidkant; muur aan de westkant',
  );
  expect(describeDoor(view, south(8, 5), YOU, DUTCH)).toBe('dichte deur, ten oosten van jou, twee vakken verder');
});
