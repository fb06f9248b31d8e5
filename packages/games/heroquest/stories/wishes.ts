import type { Artifact } from '../src/content/artifacts.ts';
import type { DreadSpell } from '../src/content/dread-spells.ts';
import type { Weapon } from '../src/content/equipment.ts';
import type { Hero } from '../src/content/heroes.ts';
import type { Potion } from '../src/content/potions.ts';
import type { Spell } from '../src/content/spells.ts';
import type { Edge, Square } from '../src/sheet/sheet.ts';
import type { Action, FigureId, Item } from '../src/types/index.ts';

// What seats wish for, as short as somebody says it at a table.

const WIDTH = 26;

/** A square by column and row, as the book names it. */
export const sq = (column: number, row: number): Square => row * WIDTH + column;

/** An edge as the book names it: `8,9E`, `3,11S`. */
export function edge(name: string): Edge {
  const [, column, row, side] = /^(\d+),(\d+)([ES])$/.exec(name) ?? [];
  return sq(Number(column), Number(row)) * 2 + (side === 'S' ? 1 : 0);
}

export const ROLL: Action = { type: 'roll' };
export const END: Action = { type: 'endTurn' };
export const PASS: Action = { type: 'pass' };
export const LEAVE: Action = { type: 'leave' };
/** On to the next quest. */
export const GO_ON: Action = { type: 'goOn' };
/** The captive's chains. */
export const FREE: Action = { type: 'free' };
export const OPEN_GEAR: Action = { type: 'openGear' };
export const RING: Action = { type: 'useRing' };

export const walk = (column: number, row: number): Action => ({ type: 'walk', to: sq(column, row) });
type At = readonly [column: number, row: number];
export const jump = (over: At, to: At): Action => ({ type: 'jump', over: sq(...over), to: sq(...to) });
/** Out from under a block. */
export const aside = (column: number, row: number): Action => ({ type: 'stepAside', to: sq(column, row) });
export const open = (name: string): Action => ({ type: 'open', door: edge(name) });
export const close = (name: string): Action => ({ type: 'close', door: edge(name) });
export const portal = (name: string): Action => ({ type: 'portal', door: edge(name) });

export const attack = (target: FigureId): Action => ({ type: 'attack', target, isThrown: false });
/** With a dagger. */
export const hurl = (target: FigureId): Action => ({ type: 'attack', target, isThrown: true });
export const hold = (weapon: Weapon | Artifact): Action => ({ type: 'hold', weapon });

/** A spell and what it is aimed at. */
export const cast = (
  spell: Spell,
  aim: Partial<Omit<Extract<Action, { type: 'cast' }>, 'type' | 'spell'>> = {},
): Action => ({ type: 'cast', spell, targets: [], at: null, mode: null, ...aim });
export const castOn = (spell: Spell, ...targets: readonly FigureId[]): Action => cast(spell, { targets: [...targets] });
export const whisk = (figure: FigureId): Action => cast('swift-wind', { targets: [figure], mode: 'whisk' });

export const search = (what: 'treasure' | 'secretDoors' | 'traps'): Action => ({ type: 'search', what });
export const disarm = (column: number, row: number, tool: 'kit' | 'hands'): Action => ({
  type: 'disarm',
  at: sq(column, row),
  with: tool,
});
export const drink = (hero: Hero, potion: Potion): Action => ({ type: 'drink', hero, potion });
export const elixirFor = (hero: Hero): Action => ({ type: 'elixir', hero });
export const give = (item: Item, to: Hero): Action => ({ type: 'give', item, to });
export const pickUp = (column: number, row: number, item: Item | 'gold'): Action => ({
  type: 'pickUp',
  at: sq(column, row),
  item,
});

export const activate = (monster: FigureId): Action => ({ type: 'activate', monster });
/** A Dread spell and what it is aimed at. */
export const dread = (
  spell: DreadSpell,
  aim: Partial<Omit<Extract<Action, { type: 'dread' }>, 'type' | 'spell'>> = {},
): Action => ({ type: 'dread', spell, target: null, at: null, direction: null, ...aim });
/** Where somebody whom Zargon brings in comes to stand. */
export const place = (column: number, row: number): Action => ({ type: 'place', at: sq(column, row) });
