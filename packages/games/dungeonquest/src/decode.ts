import { decoder, oneOf, type Read, shortList, shortText, wholeNumber } from '@questhall/border';
import { DIRECTIONS, type Direction } from '@questhall/grid';
import { CARDS } from './content/combat-cards.ts';
import { HEROES } from './content/heroes.ts';
import { TREASURES } from './content/keep/treasures.ts';
import { MODES } from './content/modes.ts';
import { POWER_CARDS } from './content/power-cards.ts';
import type { Action } from './types/index.ts';

const DICE_MAX = 2;

/** Minus nothing is nothing: a save cannot tell them apart. */
const normal = (count: number): number => count + 0;

const count: Read<number> = (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? normal(raw) : undefined);

/** Different positions in rising order, so that one choice of dice has one form. */
const positions: Read<number[]> = (raw) => {
  const isRising = (position: unknown, at: number, all: readonly unknown[]): position is number =>
    typeof position === 'number' &&
    Number.isInteger(position) &&
    position < DICE_MAX &&
    position > (at === 0 ? -1 : Number(all[at - 1]));
  if (!Array.isArray(raw)) return undefined;
  const dice: readonly unknown[] = [...raw];
  return dice.every(isRising) ? dice.map(normal) : undefined;
};

const TILES_LOOKED_AT_MAX = 3;

const way: Read<Direction> = (raw) => DIRECTIONS.find((direction) => direction === raw);

const treasure = oneOf([...TREASURES.map(({ title }) => title), 'burialCrown']);

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  wait: {},
  goOn: {},
  stumble: {},
  search: {},
  catchBreath: {},
  descend: {},
  plunder: {},
  leave: {},
  pass: {},
  advance: {},
  grope: {},
  draw: {},
  swap: {},
  climb: {},
  offerParting: {},
  part: {},
  leaveToDeck: {},
  takeHero: { hero: oneOf(HEROES) },
  takeTower: { square: wholeNumber },
  move: { to: wholeNumber },
  turn: { to: oneOf(['left', 'right']) },
  head: { way },
  layTile: { form: wholeNumber },
  drop: { treasure },
  resolve: { card: wholeNumber },
  arrange: { forms: shortList(wholeNumber, TILES_LOOKED_AT_MAX) },
  retreat: { to: wholeNumber },
  layPower: { card: oneOf(POWER_CARDS) },
  discard: { card: oneOf(POWER_CARDS) },
  fight: {},
  escape: {},
  roll: {},
  keep: {},
  addWound: {},
  decline: {},
  agree: { mode: oneOf([...MODES, 'base']) },
  reroll: { dice: positions },
  spend: { tokens: count },
  lay: { card: oneOf(CARDS) },
  playPower: { card: shortText },
  useItem: { item: shortText },
});
