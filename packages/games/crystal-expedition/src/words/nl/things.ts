import { count } from '@questhall/facets/dutch';
import { digits } from '@questhall/facets/saying';
import { isPrefix } from '../../content/index.ts';
import type { Dungeon, Piece } from '../../types/index.ts';
import { NAMES } from './names.ts';

export const crowns = (n: number): string => digits(n, 'Kroon', 'Kronen');
export const price = (n: number): string => digits(n, 'Impuls', 'Impulsen');
export const hitpoints = (n: number): string => count(n, 'Levenspunt', 'Levenspunten');

/** `Grote bijl van Sluwheid (Vurig)`, and its level where it has risen. [gem.name] */
export function pieceName({ item, level, gems }: Pick<Piece, 'item' | 'level' | 'gems'>): string {
  const before = gems.filter(isPrefix).map((gem) => NAMES.gem[gem]);
  const behind = gems.filter((gem) => !isPrefix(gem)).map((gem) => NAMES.gem[gem]);
  const name = [NAMES.item[item], ...behind].join(' ');
  const full = before.length === 0 ? name : `${name} (${before.join(', ')})`;
  return level === 1 ? full : `${full}, niveau ${level}`;
}

/** `Orken, sterk door Vuur, zwak voor Vorst, Dreiging 1: Vijf kamers vrijmaken`. */
export const dungeonText = ({ type, strength, weakness, quest, threat }: Dungeon): string =>
  `${NAMES.type[type]}, sterk door ${NAMES.element[strength]}, zwak voor ${NAMES.element[weakness]}, Dreiging ${threat}: ${NAMES.quest[quest]}`;
