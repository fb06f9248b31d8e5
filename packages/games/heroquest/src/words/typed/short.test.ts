import { readOptions } from '@questhall/border';
import { type Ask, begin, type Sight, sight } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { decode } from '../../decode.ts';
import { heroquest } from '../../game.ts';
import { GENIE_ID, type HeroQuest, type MonsterInPlay, type Question, type View } from '../../types/index.ts';
import { terminal } from '../en/terminal.ts';
import { TERMINAL_TEXTS } from '../en/terminal-texts.ts';
import { marksOf } from '../telling/marks.ts';
import { drawMap } from '../terminal/map.ts';

const READY = {
  wounds: 0,
  isAsleep: false,
  losesTurn: false,
  hasMoved: false,
  hasActed: false,
  isDone: false,
  home: null,
} as const;
const ORC = {
  key: 'orc',
  name: 'Orc',
  figure: 'orc',
  move: 8,
  attack: 3,
  defend: 2,
  body: 1,
  mind: 2,
  isUndead: false,
} as const;

const monster = (id: number, at: number, name = 'Orc'): MonsterInPlay => ({
  ...ORC,
  ...READY,
  name,
  key: name.toLowerCase(),
  id,
  at,
  spells: [],
  cast: [],
});

const WIDTH = 26;
const at = (column: number, row: number): number => row * WIDTH + column;
const ROSTER = [
  'Orc',
  'Goblin',
  'Orc',
  'Goblin',
  'Goblin',
  'Goblin',
  'Dread Warrior',
  'Goblin',
  'Goblin',
  'Verag',
  'Orc',
  'Goblin',
  'Orc',
];

/**
 * The Wizard at 4,7 of an empty board, with the spells of fire and water; Orc 2 beside him, Orc 4, Verag and a Dread
 * Warrior far off.
 */
function shortSight(question: Question = { kind: 'turn', hero: 'wizard' }): Sight<HeroQuest> {
  const options = readOptions(heroquest.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = heroquest;
  const journal = begin(heroquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:short',
    from: null,
  });
  const opened = sight(heroquest, journal.state, 0);
  const plan = Array.from({ length: 19 }, () => '.'.repeat(WIDTH)).join('\n');
  const heroes = opened.view.heroes.map((hero) =>
    hero.hero === 'wizard'
      ? { ...hero, at: at(4, 7), schools: ['fire' as const, 'water' as const], potions: ['heroic-brew' as const] }
      : { ...hero, at: at(20, 1) },
  );
  const monsters = [
    monster(8, at(5, 7)),
    monster(18, at(10, 7)),
    monster(15, at(11, 7), 'Verag'),
    monster(12, at(12, 7), 'Dread Warrior'),
  ];
  const view: View = { ...opened.view, plan, heroes, monsters, roster: ROSTER, revealed: Array<number>(16).fill(-1) };
  const asked: Ask<HeroQuest> = { id: 1, seat: 0, rule: 'turn.move-and-one-action', question, ...OPENLY };
  return { ...opened, asks: [asked], view };
}

const SEEN = shortSight();
const read = (typed: string, seen = SEEN): unknown => decode(terminal.parse(typed.split(' '), seen));
const unclear = (typed: string, seen = SEEN): string => terminal.unclear?.(typed.split(' '), seen) ?? '';

describe('short words', () => {
  it.each([
    ['search tre', { type: 'search', what: 'treasure' }],
    ['s d', { type: 'search', what: 'secretDoors' }],
    ['se tra', { type: 'search', what: 'traps' }],
    ['wal 2,8', { type: 'walk', to: at(2, 8) }],
    ['w 2,8', { type: 'walk', to: at(2, 8) }],
    ['r', { type: 'roll' }],
    ['end', { type: 'endTurn' }],
    ['lea', { type: 'leave' }],
    ['disa 4,8 kit', { type: 'disarm', at: at(4, 8), with: 'kit' }],
    ['a o', { type: 'attack', target: 8, isThrown: false }],
    ['att v', { type: 'attack', target: 15, isThrown: false }],
    ['attack k', { type: 'attack', target: 12, isThrown: false }],
    ['attack warrior', { type: 'attack', target: 12, isThrown: false }],
    ['t v', { type: 'attack', target: 15, isThrown: true }],
    ['c b', { type: 'cast', spell: 'ball-of-flame', targets: [8], at: null, mode: null }],
    ['cast ball o4', { type: 'cast', spell: 'ball-of-flame', targets: [18], at: null, mode: null }],
    ['c b v', { type: 'cast', spell: 'ball-of-flame', targets: [15], at: null, mode: null }],
    ['cast fire w verag', { type: 'cast', spell: 'fire-of-wrath', targets: [15], at: null, mode: null }],
    ['cast water b', { type: 'cast', spell: 'water-of-healing', targets: [0], at: null, mode: null }],
    ['cast water healing b', { type: 'cast', spell: 'water-of-healing', targets: [0], at: null, mode: null }],
    ['cast s v k', { type: 'cast', spell: 'sleep', targets: [12, 15], at: null, mode: null }],
    ['cast swift w w', { type: 'cast', spell: 'swift-wind', targets: [3], at: null, mode: 'whisk' }],
    ['give heroic-brew b', { type: 'give', item: 'heroic-brew', to: 'barbarian' }],
    ['g h d', { type: 'give', item: 'heroic-brew', to: 'dwarf' }],
    ['drink h', { type: 'drink', hero: 'wizard', potion: 'heroic-brew' }],
    ['disarm 4,8 h', { type: 'disarm', at: at(4, 8), with: 'hands' }],
  ])('%s', (typed, action) => expect(read(typed)).toEqual(action));

  it.each([
    ['2,8', at(2, 8)],
    ['2 8', at(2, 8)],
    ['n', at(4, 6)],
    ['s', at(4, 8)],
    ['e', at(5, 7)],
    ['w', at(3, 7)],
    ['nn', at(4, 5)],
    ['nnw', at(3, 5)],
    ['n 3', at(4, 4)],
    ['n3', at(4, 4)],
    ['walk north', at(4, 6)],
    ['walk n 2 east', at(5, 5)],
  ])('%s is a walk', (typed, to) => expect(read(typed)).toEqual({ type: 'walk', to }));

  it('takes a bare square for what is asked', () => {
    expect(read('2,8', shortSight({ kind: 'place', name: 'Orc', squares: [] }))).toEqual({
      type: 'place',
      at: at(2, 8),
    });
    expect(read('n', shortSight({ kind: 'aside', hero: 3, squares: [] }))).toEqual({ type: 'stepAside', to: at(4, 6) });
    expect(read('n', shortSight({ kind: 'keep', hero: 'wizard', spell: 'genie' }))).toEqual({ type: 'pass' });
    expect(read('b h', shortSight({ kind: 'town' }))).toBeNull();
    expect(read('b e hel', shortSight({ kind: 'town' }))).toEqual({ type: 'buy', hero: 'elf', gear: 'helmet' });
    expect(read('f', shortSight({ kind: 'school', hero: 'elf', offered: 'fire' }))).toEqual({
      type: 'takeSchool',
      school: 'fire',
    });
    expect(read('order w b e d', shortSight({ kind: 'order', heroes: [] }))).toEqual({
      type: 'order',
      heroes: ['wizard', 'barbarian', 'elf', 'dwarf'],
    });
  });

  it.each([
    ['s t', '“t” may be treasure or traps.'],
    ['throw o', '“o” may be Orc 2 or Orc 4.'],
    ['attack dragon', 'Nobody here is called “dragon”.'],
    ['a g', 'Nobody here is called “g”.'],
    ['attack', 'Add whom: Orc 2, Orc 4, Verag or the Dread Warrior.'],
    ['walk', 'Add the square: its column and row on the map, such as 4,7.'],
    ['walk 4,77', 'There is no square 4,77: columns go from 0 to 25, rows from 0 to 18.'],
    ['search', 'Add what for: treasure, doors or traps.'],
    [
      'cast',
      'Add the spell, and whom or where: ball-of-flame, courage, fire-of-wrath, sleep, veil-of-mist or water-of-healing.',
    ],
    ['cast courage', 'Add the hero that Courage is for.'],
    ['cast tempest', 'Add the square that Tempest is for.'],
    ['d', '“d” may be drink, disarm or drop.'],
    ['l', 'Add the square: its column and row on the map, such as 4,7.'],
    ['n 30', 'That way the board ends.'],
    ['dance', ''],
    ['walk 2,8', ''],
  ])('%s: %s', (typed, why) => {
    expect(unclear(typed)).toBe(why);
    if (why !== '') expect(terminal.parse(typed.split(' '), SEEN)).toBeNull();
  });
});

describe('the signs of monsters', () => {
  it('fit into two characters, differ from each other, and can be typed', () => {
    const marks = marksOf(SEEN.view);
    const here = SEEN.view.monsters.map(({ id }) => marks.get(id)?.badge);
    expect(here).toEqual(['O2', 'O4', 'Ve', 'K']);
    expect(read('attack o4')).toEqual({ type: 'attack', target: 18, isThrown: false });
    expect(read('attack orc 4')).toEqual({ type: 'attack', target: 18, isThrown: false });
    expect(read('attack 4')).toEqual({ type: 'attack', target: 18, isThrown: false });
    expect(read('attack ve')).toEqual({ type: 'attack', target: 15, isThrown: false });
    expect(terminal.scene(SEEN).join('\n')).toMatch(/O2 Orc att .*O4 Orc att /);
  });

  it('count each kind by itself, and only as far as there are others', () => {
    const { view } = SEEN;
    const badges = (change: Partial<View>) =>
      [...marksOf({ ...view, ...change }).values()].map(({ badge, number }) => [badge, number]);
    const goblins = Array.from({ length: 11 }, (_, i) => monster(6 + i, at(i, 1), 'Goblin'));
    const roster = [...goblins.map(({ name }) => name), 'Grak', 'Grogg', 'Goblin'];
    const crowd = badges({ monsters: goblins, roster });
    expect(crowd[8]).toEqual(['G9', 9]);
    expect(crowd[9]).toEqual(['Ga', 10]);
    expect(crowd.slice(11)).toEqual([
      ['Gr', null],
      ['Gc', null],
      ['Gd', 12],
    ]);
    expect(badges({ monsters: goblins.slice(4, 5), roster: ['Goblin', 'Orc', 'Orc', 'Orc', 'Goblin'] })).toEqual([
      ['G1', 1],
      ['O', null],
      ['O', null],
      ['O', null],
      ['G', null],
    ]);
  });

  it('are told in the legend, and are nobody else’s', () => {
    const genie = {
      id: GENIE_ID,
      at: at(6, 8),
      body: 2,
      seat: 0,
      turns: 3,
      summoner: 'wizard' as const,
      isChained: false,
    };
    const { lines, legend } = drawMap({ ...SEEN.view, allies: [genie] }, TERMINAL_TEXTS.map);
    expect(legend).toContain('G2 monster and which of its kind');
    expect(lines.join('\n')).toContain(' J ');
    expect(lines.join('\n')).toContain(' O4 Ve  K ');
  });
});
