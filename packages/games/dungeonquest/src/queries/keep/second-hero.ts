import type { Cell } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import { includesSeat } from '@questhall/kernel';
import { HEROES, type Hero } from '../../content/heroes.ts';
import { TOWERS } from '../../content/keep/board.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { keepOf, seatsIn } from '../heroes.ts';

type Table = DungeonQuest['Table'];

/** Heroes whom nobody has taken yet. */
export const freeHeroes = (table: Table): readonly Hero[] =>
  HEROES.filter((hero) => !keepOf(table).taken.includes(hero));

/** Towers where nobody stands, in the order of an absent player. */
export const freeTowers = (table: Table): readonly Cell[] =>
  TOWERS.filter((tower) => seatsIn(table, tower).length === 0);

/** Whether this seat will lead a second hero (a house rule). [death.discard] */
export const isComingBack = (table: Table, seat: Seat): boolean =>
  table.house.secondHero &&
  table.heroes[seat]?.fate === 'dead' &&
  !includesSeat(keepOf(table).restarted, seat) &&
  freeHeroes(table).length > 0;
