import type { Hero } from '../content/heroes.ts';
import type { CardTitle } from '../content/keep/card-titles.ts';
import type { Deck } from '../content/keep/decks.ts';
import type { Item } from '../content/keep/effects.ts';
import type { Rank } from '../content/keep/figures.ts';
import type { TileKind } from '../content/keep/tiles.ts';
import type { TreasureTitle } from '../content/keep/treasures.ts';

/** What there is in the keep, in one language. */
export interface KeepNames {
  readonly tile: Readonly<Record<TileKind, string>>;
  readonly deck: Readonly<Record<Deck, string>>;
  readonly title: Readonly<Record<CardTitle, string>>;
  readonly treasure: Readonly<Record<TreasureTitle, string>>;
  readonly item: Readonly<Record<Item, string>>;
  /** By direction, clockwise from north. */
  readonly way: readonly [string, string, string, string];
  readonly rank: Readonly<Record<Rank, string>>;
  /** What a hero is good for, in a few words. */
  readonly trait: Readonly<Record<Hero, string>>;
}
