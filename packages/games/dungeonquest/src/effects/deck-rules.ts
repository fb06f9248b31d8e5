import type { Deck } from '../content/keep/decks.ts';
import type { Rule } from '../rulebook/index.ts';

/** Why a card of each deck is drawn: what it does is told by that. */
export const DECK_RULES: Readonly<Record<Deck, Rule>> = {
  dungeon: 'tile.chamber',
  trap: 'tile.trapped',
  search: 'search.where',
  door: 'move.door',
  corpse: 'cards.optional-open',
  crypt: 'cards.optional-open',
  catacomb: 'cat.actions',
  dragon: 'hoard.plunder-action',
};
