import type { State } from '@questhall/kernel';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Item } from '../../content/keep/effects.ts';
import { POWER_USES } from '../../content/keep/power.ts';
import { TREASURES, type TreasureTitle, treasureNamed } from '../../content/keep/treasures.ts';
import type { DungeonQuest, HeroInPlay, KeepCardPlace } from '../../types/index.ts';
import { fighterOf } from '../heroes.ts';

/** What a card of the keep is kept as; null for those that are not. */
export function itemOf(card: KeepCardPlace): Item | null {
  const effect = KEEP_CARDS[card]?.effects.find(({ does }) => does === 'keep');
  return effect?.does === 'keep' ? effect.item : null;
}

/** All that a hero keeps, one of each card. */
export const itemsOf = ({ items }: Pick<HeroInPlay, 'items'>): readonly Item[] =>
  items.flatMap((card) => itemOf(card) ?? []);

/** The first card the hero keeps as such an item; undefined where he has none. */
export const itemCard = ({ items }: Pick<HeroInPlay, 'items'>, item: Item): KeepCardPlace | undefined =>
  items.find((card) => itemOf(card) === item);

export const hasTreasure = ({ treasures }: Pick<HeroInPlay, 'treasures'>, title: TreasureTitle): boolean =>
  treasures.includes(treasureNamed(title));

export const titleOf = (place: number): TreasureTitle | undefined => TREASURES[place]?.title;

/**
 * Whether a secret card could be played now. With others at the table the number of cards decides, whatever they are,
 * so that being asked shows nothing; alone, the cards themselves. [seat.blind-window]
 */
export const mayHold = (state: State<DungeonQuest>, cards: readonly unknown[], isThere: boolean): boolean =>
  state.seats === 1 ? isThere : cards.length > 0;

/** Whether the start window has anything to ask. */
export function mayUseAtStart(state: State<DungeonQuest>): boolean {
  const { table } = state;
  const hero = fighterOf(table);
  const hand = table.powerHands[table.fighter] ?? [];
  return (
    itemCard(hero, 'draught') !== undefined ||
    mayHold(
      state,
      hand,
      hand.some((card) => POWER_USES[card].at === 'startOfTurn'),
    ) ||
    mayHold(state, hero.treasures, hasTreasure(hero, 'thimbleOfMending'))
  );
}
