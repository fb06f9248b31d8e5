import { type NamedPlace, type Place, placeNamed, placesRead } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { KitId } from '../../content/index.ts';
import type { EntityId, HeroId, Location } from '../../types/index.ts';

/**
 * What can be shown and pointed at: a `hero` is its sheet beside the board, an `end` the open end of a passage, a chest
 * goes by the tile of its room, and somebody `waiting` at the Wagon by its own number.
 */
const PLACE_KINDS = [
  'square',
  'figure',
  'door',
  'end',
  'crystal',
  'chest',
  'hero',
  'town',
  'dungeon',
  'waiting',
  'kit',
] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const named: (kind: PlaceKind, name: string | number) => Place = placeNamed;

export const squarePlace = (cell: Cell): Place => named('square', cell);
export const figurePlace = (id: EntityId): Place => named('figure', id);
export const doorPlace = (id: number): Place => named('door', id);
export const endPlace = (id: number): Place => named('end', id);
export const crystalPlace = (cell: Cell): Place => named('crystal', cell);
export const chestPlace = (room: number): Place => named('chest', room);
export const heroPlace = (id: EntityId): Place => named('hero', id);
export const townPlace = (location: Location): Place => named('town', location);
export const dungeonPlace = (dungeon: number): Place => named('dungeon', dungeon);
export const waitingPlace = (hero: HeroId): Place => named('waiting', hero);
export const kitPlace = (kit: KitId): Place => named('kit', kit);

export type Named = NamedPlace<PlaceKind>;

export const readPlace: (place: Place) => Named | null = placesRead(PLACE_KINDS);
