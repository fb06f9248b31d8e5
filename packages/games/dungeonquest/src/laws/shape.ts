import { findRule, type State } from '@questhall/kernel';
import { CARDS } from '../content/combat-cards.ts';
import { ATTRIBUTES, HEROES } from '../content/heroes.ts';
import { BOARD } from '../content/keep/board.ts';
import { KEEP_CARDS } from '../content/keep/decks.ts';
import { TILE_FORMS } from '../content/keep/tiles.ts';
import { TREASURES } from '../content/keep/treasures.ts';
import { ATTRIBUTE_MAX, ATTRIBUTE_MIN, LIFE_MAX } from '../content/lives.ts';
import { MODES } from '../content/modes.ts';
import { MONSTERS, TOKENS } from '../content/monsters.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import { isBelow, isInside } from '../queries/heroes.ts';
import { isLaid, UNEXPLORED } from '../queries/keep/squares.ts';
import { HOUSE_RULES } from '../rulebook/house.ts';
import { rulebook } from '../rulebook/index.ts';
import { KEEP_HOUSE_RULES } from '../rulebook/keep/house.ts';
import type { DungeonQuest, HeroInPlay, Keep, Lair, MonsterInPlay, Remains } from '../types/index.ts';
import { type Law, law } from './law.ts';

type Match = State<DungeonQuest>;
type Table = DungeonQuest['Table'];
type Frame = DungeonQuest['Frame'];

type Check = (value: unknown) => boolean;

const FACES = 6;

const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
const oneOf =
  (...list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const flag = oneOf(true, false);
const count = whole(0);
const place = (list: readonly unknown[]): Check => whole(0, list.length - 1);
const way = place(['north', 'east', 'south', 'west']);
const square = whole(0, BOARD.size - 1);
/** A square, or none. */
const squareOrNone = whole(-1, BOARD.size - 1);
const card = place(KEEP_CARDS);
const form = place(TILE_FORMS);
const face = whole(1, FACES);
/** Seats of a table for four, as bits. */
const seats = whole(0, 0b1111);
const seat = whole(0, 3);
const rule: Check = (value) => typeof value === 'string' && findRule(rulebook, value) !== null;
const combatCard = oneOf(...CARDS);
const powerCard = oneOf(...POWER_CARDS);

type Shape<T> = { readonly [F in keyof T]-?: Check };

const fits = (value: object, shape: Readonly<Record<string, Check>>): boolean =>
  Object.entries(shape).every(([field, check]) => check(Reflect.get(value, field)));

const HERO: Shape<HeroInPlay> = {
  hero: oneOf(...HEROES),
  life: whole(1, 2 * LIFE_MAX),
  wounds: count,
  determination: count,
  fate: oneOf('inside', 'left', 'dead'),
  square: squareOrNone,
  heading: orNull(way),
  enteredBy: orNull(way),
  searches: count,
  isCaged: flag,
  hasLostTurn: flag,
  gold: count,
  items: listOf(card),
  hasCrown: flag,
  treasures: listOf(place(TREASURES)),
};

const MONSTER: Shape<MonsterInPlay> = {
  monster: oneOf(...MONSTERS),
  life: whole(1, LIFE_MAX),
  token: orNull(place(TOKENS)),
  wounds: count,
  isLifeShown: flag,
  knownTo: seats,
};

const LYING: Shape<Table['lying']> = {
  dice: listOf(face),
  heroCard: orNull(combatCard),
  monsterCard: orNull(combatCard),
  arrow: orNull(combatCard),
};

const LAIR: Shape<Lair> = { square, token: place(TOKENS), isLifeShown: flag, knownTo: seats };

const REMAINS: Shape<Remains> = {
  square,
  gold: count,
  hasCrown: flag,
  treasures: listOf(place(TREASURES)),
  knownTo: seats,
};

const KEEP: Shape<Omit<Keep, 'decks' | 'lairs' | 'remains'>> = {
  first: seat,
  sun: count,
  tiles: listOf(whole(UNEXPLORED, 4 * TILE_FORMS.length - 1)),
  stack: listOf(form),
  peeked: listOf(seats),
  treasureDeck: listOf(place(TREASURES)),
  taken: listOf(oneOf(...HEROES)),
  restarted: seats,
};

/** What each kind of frame holds. */
const FRAMES: { readonly [K in Frame['kind']]: Shape<Omit<Extract<Frame, { kind: K }>, 'kind'>> } = {
  agreement: { isOpen: flag, wishes: listOf(orNull(oneOf(...MODES))) },
  setUp: {},
  muster: { stage: oneOf('heroes', 'towers', 'hands'), chosen: whole(0, 4) },
  round: { turns: whole(0, 4) },
  restart: { stage: oneOf('hero', 'tower') },
  turn: {
    stage: oneOf('begin', 'window', 'cage', 'action', 'freed', 'end'),
    trail: listOf(square),
    entered: squareOrNone,
    from: squareOrNone,
    hasSwapped: flag,
  },
  move: { stage: oneOf('leave', 'edge', 'door', 'opened', 'cross'), from: square, way, isOpen: flag },
  entry: {
    stage: oneOf('tile', 'stand', 'effect', 'card', 'next'),
    to: square,
    way,
    by: oneOf('move', 'secretDoor', 'stair'),
    isNew: flag,
    wasGuarded: flag,
    forms: listOf(form),
  },
  card: { card, stage: oneOf('turned', 'acting'), at: count },
  search: { cards: listOf(card) },
  test: {
    stage: oneOf('before', 'failed', 'read'),
    by: oneOf('card', 'entering', 'leaving', 'portcullis', 'cage'),
    rule,
    attribute: oneOf(...ATTRIBUTES),
    dice: listOf(face),
    less: count,
    isBoosted: flag,
    isRerolled: flag,
    spent: count,
    isSpared: flag,
  },
  descent: { stage: oneOf('begin', 'end'), square, way: orNull(way), isFall: flag, hasFailed: flag },
  stair: {},
  dragonfire: { stage: oneOf('roll', 'ask'), wounds: count, toAsk: listOf(seat), shielded: seats },
  handLimit: { seat },
  encounter: {
    stage: oneOf('token', 'bluff', 'parting', 'answer', 'decide', 'fight', 'over'),
    monster: oneOf(...MONSTERS, 'random', 'raised', 'here'),
    life: orNull(whole(1, LIFE_MAX)),
    mayEscape: flag,
    isParting: flag,
  },
  escape: {
    stage: oneOf('retreat', 'lay', 'reveal'),
    to: squareOrNone,
    heroCard: orNull(powerCard),
    monsterCard: orNull(powerCard),
  },
  combat: { stage: oneOf('start', 'arrows', 'round', 'goOn'), mayEscape: flag },
  dice: { stage: oneOf('roll', 'reroll', 'spend', 'read'), dice: listOf(face), spent: count },
  cards: { stage: oneOf('lay', 'reveal'), heroCard: orNull(combatCard), monsterCard: orNull(combatCard) },
  wounds: { stage: oneOf('extra', 'land'), hero: count, monster: count, rule },
};

const HOUSE: readonly string[] = [...Object.keys(HOUSE_RULES), ...Object.keys(KEEP_HOUSE_RULES)];

/** A mode is missing only while it is being agreed on. */
const isTable = ({ agenda, table: { mode, house, fighter, attribute, round, hasCombatHands } }: Match): boolean =>
  (oneOf(...MODES)(mode) || (mode === null && agenda.some(({ kind }) => kind === 'agreement'))) &&
  HOUSE.every((name) => flag(Reflect.get(house, name))) &&
  seat(fighter) &&
  orNull(whole(ATTRIBUTE_MIN, ATTRIBUTE_MAX))(attribute) &&
  count(round) &&
  flag(hasCombatHands);

/** Before the sun is up, and before a second hero has chosen a tower, nobody is anywhere. */
function isSomewhere({ agenda, table: { fighter, keep } }: Match, hero: HeroInPlay, at: number): boolean {
  if (keep === null || keep.sun === 0 || isBelow(hero)) return true;
  return isLaid(keep.tiles, hero.square) || (at === fighter && agenda.some(({ kind }) => kind === 'restart'));
}

/** A state from outside may hold anything: each of its values has to be one that there is. */
export const SHAPES: readonly Law[] = [
  law(null, isTable, 'the table is one that there is'),
  law(
    null,
    ({ table }) => table.heroes.every((hero) => hero === null || fits(hero, HERO)),
    'heroes are such as there are',
  ),
  law(null, ({ table }) => table.monster === null || fits(table.monster, MONSTER), 'the monster is one that there is'),
  law(null, ({ table }) => fits(table.lying, LYING), 'what lies on the table is such as there is'),
  law(null, ({ table }) => table.keep === null || fits(table.keep, KEEP), 'the keep holds what there is in a keep'),
  law(
    null,
    ({ table: { keep } }) => keep === null || keep.lairs.every((lair) => fits(lair, LAIR)),
    'tokens that wait are such as there are',
  ),
  law(
    null,
    ({ table: { keep } }) => keep === null || keep.remains.every((remains) => fits(remains, REMAINS)),
    'what the dead left is such as there is',
  ),
  law(
    null,
    ({ agenda }) => agenda.every((frame) => fits(frame, FRAMES[frame.kind])),
    'what goes on is something that can go on',
  ),
  law(
    null,
    ({ seats: all, agenda, table }) =>
      table.heroes.length === all &&
      table.fighter < all &&
      (table.keep?.first ?? 0) < all &&
      agenda.every((frame) => frame.kind !== 'round' || frame.turns <= all),
    'nobody sits beyond the last seat',
  ),
  law(
    null,
    (state) => state.table.heroes.every((hero, at) => !isInside(hero) || isSomewhere(state, hero, at)),
    'whoever is inside stands on something, or is below',
  ),
];
