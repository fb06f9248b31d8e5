import { type NamedPlace, type Place, placeNamed, placesRead } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { CardId, Deck } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';

/** What can be shown and pointed at; a `hero` is its sheet beside the board. */
const PLACE_KINDS = ['square', 'figure', 'door', 'card', 'deck', 'hero'] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const named: (kind: PlaceKind, name: string | number) => Place = placeNamed;

export const squarePlace = (cell: Cell): Place => named('square', cell);
export const figurePlace = (id: EntityId): Place => named('figure', id);
export const doorPlace = (id: number): Place => named('door', id);
export const cardPlace = (card: CardId): Place => named('card', card);
export const deckPlace = (deck: Deck): Place => named('deck', deck);
export const heroPlace = (id: EntityId): Place => named('hero', id);

export type Named = NamedPlace<PlaceKind>;

export const readPlace: (place: Place) => Named | null = placesRead(PLACE_KINDS);
