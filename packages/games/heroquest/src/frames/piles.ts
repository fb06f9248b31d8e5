import { isWeapon, type Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import { countOf } from '../queries/gear.ts';
import type { Square } from '../sheet/sheet.ts';
import type { HeroInPlay, Item, Pile, Table } from '../types/index.ts';
import { stow } from './gains.ts';

/** What lies about, as it is described to whoever lays it down. */
interface Lying {
  readonly at: Square;
  readonly owner: Hero | null;
  readonly gold: number;
  readonly items: readonly Item[];
  /** Those of the weapons that are rusted. */
  readonly corroded: readonly Weapon[];
  readonly isSafe: boolean;
}

/** Things are laid down. Most weapons are sound, and nothing is said of those. [dread.corrode] */
export function layDown({ piles }: Pick<Table, 'piles'>, { at, owner, gold, items, corroded, isSafe }: Lying): void {
  const rust = corroded.filter((weapon) => items.includes(weapon));
  piles.push({ at, owner, gold, items: [...items], isSafe, ...(rust.length > 0 ? { corroded: rust } : {}) });
}

/** The Spirit Blade lies there until somebody takes it up. [quest.q14-blade-stays] */
export const bladeAt = (at: Square): Lying => ({
  at,
  owner: null,
  gold: 0,
  items: ['spirit-blade'],
  corroded: [],
  isSafe: true,
});

/**
 * Something is taken out of a pile: a rusted weapon only if there is no sound one of its kind. True when it is rusted.
 */
export function takeFrom(pile: Pile, item: Item): boolean {
  const corroded = pile.corroded ?? [];
  const isRusted = isWeapon(item) && countOf(corroded, item) >= countOf(pile.items, item);
  pile.items.splice(pile.items.indexOf(item), 1);
  if (isRusted) corroded.splice(corroded.indexOf(item), 1);
  if (corroded.length === 0) delete pile.corroded;
  return isRusted;
}

/** A hero who is back takes whatever of its things still lies there. */
export function takeBack(table: Pick<Table, 'piles'>, hero: HeroInPlay): void {
  for (const pile of table.piles.filter(({ owner }) => owner === hero.hero)) {
    hero.gold += pile.gold;
    for (const item of [...pile.items]) stow(hero, item, takeFrom(pile, item));
  }
  table.piles = table.piles.filter(({ owner }) => owner !== hero.hero);
}
