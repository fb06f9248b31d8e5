import { count } from '@questhall/facets/english';
import { digits } from '@questhall/facets/saying';
import { isPrefix } from '../../content/index.ts';
import type { Dungeon, Piece } from '../../types/index.ts';
import { NAMES } from './names.ts';

export const crowns = (n: number): string => digits(n, 'Crown', 'Crowns');
export const price = (n: number): string => digits(n, 'Surge', 'Surges');
export const hitpoints = (n: number): string => count(n, 'Hitpoint', 'Hitpoints');

/** `Fiery Greataxe of Cunning`, and its level where it has risen. [gem.name] */
export function pieceName({ item, level, gems }: Pick<Piece, 'item' | 'level' | 'gems'>): string {
  const before = gems.filter(isPrefix).map((gem) => NAMES.gem[gem]);
  const behind = gems.filter((gem) => !isPrefix(gem)).map((gem) => NAMES.gem[gem]);
  const name = [...before, NAMES.item[item], ...behind].join(' ');
  return level === 1 ? name : `${name}, level ${level}`;
}

/** `Orcs, strong by Fire, weak to Frost: Clear five rooms`. */
export const dungeonText = ({ type, strength, weakness, quest, threat }: Dungeon): string =>
  `${NAMES.type[type]}, strong by ${NAMES.element[strength]}, weak to ${NAMES.element[weakness]}, Threat ${threat}: ${NAMES.quest[quest]}`;
