import { type Attribute, HERO_SHEETS } from '../content/heroes.ts';
import { MONSTER_SHEETS } from '../content/monsters.ts';
import type { DungeonQuest } from '../types/index.ts';
import { fighterOf } from './heroes.ts';

/** What a combat test in Combat Dice is made against. [dice.attribute-by-monster] */
export function combatTest(
  table: DungeonQuest['Table'],
): { readonly attribute: Attribute; readonly value: number } | null {
  if (table.mode !== 'dice' || table.monster === null) return null;
  const { attribute } = MONSTER_SHEETS[table.monster.monster];
  return { attribute, value: table.attribute ?? HERO_SHEETS[fighterOf(table).hero][attribute] };
}
