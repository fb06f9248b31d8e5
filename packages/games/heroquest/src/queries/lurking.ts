import { findMonster } from '../sheet/monster.ts';
import type { Sheet, Square } from '../sheet/sheet.ts';
import type { Lurking, MonsterStats } from '../types/index.ts';

/** A monster of the sheet, or of the box, as it waits. */
export function lurkingOf(sheet: Pick<Sheet, 'named'>, key: string, at: Square): Lurking {
  const card = findMonster(sheet, key);
  if (card === null) throw new Error(`there is no monster ${key}`);
  return { ...statsOf(card), at, spells: card.spells.slice() };
}

/** The figures of a card alone. Written out, like every monster: those of one shape are read many times faster than those of many. */
export const statsOf = (card: MonsterStats): MonsterStats => ({
  key: card.key,
  name: card.name,
  figure: card.figure,
  move: card.move,
  attack: card.attack,
  defend: card.defend,
  body: card.body,
  mind: card.mind,
  isUndead: card.isUndead,
});
