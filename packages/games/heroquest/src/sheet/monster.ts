import { type Figure, isMonster, isNamed, MONSTER_CARDS, NAMED_CARDS, type NamedCard } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import type { Sheet } from './sheet.ts';

/** All there is to know about the monsters of a key. */
export interface KnownMonster extends NamedCard {
  readonly key: string;
}

/** The sheet's own row comes first, then the named monsters of the campaign, then the cards. */
export function findMonster(sheet: Pick<Sheet, 'named'>, key: string): KnownMonster | null {
  const own = sheet.named.find((named) => named.key === key);
  if (own !== undefined) return { ...own, isUndead: isUndeadFigure(own.figure) };
  if (isNamed(key)) return { key, ...NAMED_CARDS[key] };
  if (isMonster(key)) return { key, name: NAMES.figure[key], figure: key, spells: [], ...MONSTER_CARDS[key] };
  return null;
}

/** A monster of a sheet's own is undead when its figure is. */
const isUndeadFigure = (figure: Figure): boolean => isMonster(figure) && MONSTER_CARDS[figure].isUndead;
