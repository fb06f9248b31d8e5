import type { Place } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { CardId, Deck } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';

/** What can be shown and pointed at; a `hero` is its sheet beside the board. */
const PLACE_KINDS = ['square', 'figure', 'door', 'card', 'deck', 'hero'] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const named = (kind: PlaceKind, name: string | number): Place => `${kind}:${name}`;

export const squarePlace = (cell: Cell): Place => named('square', cell);
export const figurePlace = (id: EntityId): Place => named('figure', id);
export const doorPlace = (id: number): Place => named('door', id);
export const cardPlace = (card: CardId): Place => named('card', card);
export const deckPlace = (deck: Deck): Place => named('deck', deck);
export const heroPlace = (id: EntityId): Place => named('hero', id);

/** A place by its kind, and its number where it has one. */
export interface Named {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly number: number;
}

export function readPlace(place: Place): Named | null {
  const [kind, name] = place.split(':');
  const known = PLACE_KINDS.find((one) => one === kind);
  return known === undefined || name === undefined ? null : { kind: known, name, number: Number(name) };
}
