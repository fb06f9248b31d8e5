import type { Seat } from '@questhall/kernel';
import type { Hero } from '../../content/heroes.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Item } from '../../content/keep/effects.ts';
import { TREASURES, type TreasureTitle } from '../../content/keep/treasures.ts';
import { itemOf } from '../../queries/keep/items.ts';
import type { HeroSeen, View } from '../../types/index.ts';
import type { KeepNames } from '../names-keep.ts';

/** What the names of things in the keep are looked up by. */
export const cardName = ({ title }: KeepNames, card: number): string => {
  const printed = KEEP_CARDS[card];
  return printed === undefined ? '' : title[printed.title];
};

export const treasureName = ({ treasure }: KeepNames, place: number): string => {
  const printed = TREASURES[place];
  return printed === undefined ? '' : treasure[printed.title];
};

/** A Treasure by its title, or the crown that came from a crypt. */
export const titledName = ({ treasure, title }: KeepNames, which: TreasureTitle | 'burialCrown'): string =>
  which === 'burialCrown' ? title.burialCrown : treasure[which];

export const hasItem = ({ items }: Pick<HeroSeen, 'items'>, item: Item): boolean =>
  items.some((card) => itemOf(card) === item);

/** The hero of a seat; null before one is chosen. */
export const heroOf = ({ heroes }: Pick<View, 'heroes'>, seat: Seat): Hero | null => heroes[seat]?.hero ?? null;
