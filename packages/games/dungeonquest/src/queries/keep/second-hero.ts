import type { Seat } from '@questhall/kernel';
import { includesSeat } from '@questhall/kernel';
import { HEROES, type Hero } from '../../content/heroes.ts';
import type { DungeonQuest } from '../../types.ts';
import { keepOf } from '../heroes.ts';

type Table = DungeonQuest['Table'];

/** Heroes whom nobody has taken yet. */
export const freeHeroes = (table: Table): readonly Hero[] =>
  HEROES.filter((hero) => !keepOf(table).taken.includes(hero));

/** Whether this seat will lead a second hero (a house rule). [death.discard] */
export const isComingBack = (table: Table, seat: Seat): boolean =>
  table.house.secondHero &&
  table.heroes[seat]?.fate === 'dead' &&
  !includesSeat(keepOf(table).restarted, seat) &&
  freeHeroes(table).length > 0;
