import { SCHOOL_SPELLS, type Spell } from '../../content/spells.ts';
import type { HeroInPlay, Item } from '../../types/index.ts';

/** What is to be said of a thing besides its name. */
export type Remark = readonly [item: Item, remark: string];

/** Things by their names; each remark is made on one of its kind, the last first. */
export function itemNames(
  called: Readonly<Record<Item, string>>,
  items: readonly Item[],
  remarks: readonly Remark[],
): string[] {
  const names: string[] = items.map((item) => called[item]);
  for (const [item, remark] of remarks) {
    const at = names.lastIndexOf(called[item]);
    if (at >= 0) names[at] = `${called[item]} (${remark})`;
  }
  return names;
}

/** Spells that have not been cast in this quest. */
export const spellsLeft = ({ schools, spent }: Pick<HeroInPlay, 'schools' | 'spent'>): Spell[] =>
  schools.flatMap((school) => SCHOOL_SPELLS[school]).filter((spell) => !spent.includes(spell));
