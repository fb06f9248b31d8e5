import type { DungeonQuest } from '../types/index.ts';
import { fighterOf } from './heroes.ts';

type Table = DungeonQuest['Table'];

/** Dead at no life left; wounds beyond that change nothing. */
export function heroLeft(table: Table): number {
  const { life, wounds } = fighterOf(table);
  return Math.max(0, life - wounds);
}

export const monsterLeft = (table: Table): number =>
  table.monster === null ? 0 : Math.max(0, table.monster.life - table.monster.wounds);
