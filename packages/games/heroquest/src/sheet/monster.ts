import {
  isMonster,
  isNamed,
  MONSTER_CARDS,
  type MonsterCard,
  NAMED_CARDS,
  type NamedCard,
  PUBLISHED_CARDS,
} from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import type { NamedMonster, Sheet } from './sheet.ts';

/** All there is to know about the monsters of a key. */
export interface KnownMonster extends NamedCard {
  readonly key: string;
}

/**
 * The sheet's own row comes first, then the named monsters of the campaign, then the cards: those of the book, or of
 * the box.
 */
export function findMonster(sheet: Pick<Sheet, 'named'>, key: string, isPublished = false): KnownMonster | null {
  const own = sheet.named.find((named) => named.key === key);
  const cards = isPublished ? PUBLISHED_CARDS : MONSTER_CARDS;
  if (own !== undefined) return filled(own, isMonster(own.figure) ? cards[own.figure] : NO_CARD);
  if (isNamed(key)) return { key, ...NAMED_CARDS[key] };
  if (isMonster(key)) return { key, name: NAMES.figure[key], figure: key, spells: [], ...cards[key] };
  return null;
}

/** Sorcerers have none: their rows are complete. */
const NO_CARD: MonsterCard = { move: 0, attack: 0, defend: 0, body: 1, mind: 0, isUndead: false };

/** A monster of a sheet's own is undead when its figure is, and has from the card what its row leaves open. */
const filled = (row: NamedMonster, card: MonsterCard): KnownMonster => ({
  ...row,
  move: row.move ?? card.move,
  attack: row.attack ?? card.attack,
  defend: row.defend ?? card.defend,
  body: row.body ?? card.body,
  mind: row.mind ?? card.mind,
  isUndead: card.isUndead,
});
