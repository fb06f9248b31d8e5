import type { DungeonQuest } from '../types.ts';

type Table = DungeonQuest['Table'];

/** Dead at no life left; wounds beyond that change nothing. */
export const heroLeft = (table: Table): number => Math.max(0, table.hero.life - table.hero.wounds);

export const monsterLeft = (table: Table): number =>
  table.monster === null ? 0 : Math.max(0, table.monster.life - table.monster.wounds);
