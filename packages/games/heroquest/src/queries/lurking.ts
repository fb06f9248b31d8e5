import type { DreadSpell } from '../content/dread-spells.ts';
import { findMonster } from '../sheet/monster.ts';
import type { Sheet, Square } from '../sheet/sheet.ts';
import type { House, Lurking, MonsterStats } from '../types/index.ts';

/** A monster of the sheet, or with a card, as it waits. [combat.monster-card-dice] */
export function lurkingOf(
  sheet: Pick<Sheet, 'named'>,
  key: string,
  at: Square,
  house: Pick<House, 'publishedMonsters'>,
): Lurking {
  const card = findMonster(sheet, key, house.publishedMonsters);
  if (card === null) throw new Error(`there is no monster ${key}`);
  return lurkingFrom(card, at, card.spells.slice());
}

/**
 * Written out, like every monster: those of one shape are read many times faster than those of many, and a spread gives
 * each a shape of its own.
 */
export const lurkingFrom = (card: MonsterStats, at: Square, spells: DreadSpell[]): Lurking => ({
  key: card.key,
  name: card.name,
  figure: card.figure,
  move: card.move,
  attack: card.attack,
  defend: card.defend,
  body: card.body,
  mind: card.mind,
  isUndead: card.isUndead,
  at,
  spells,
});

/** The figures of a card alone. */
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
