import type { Rules } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Around } from '../host/around.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Neighbours } from './neighbours.ts';

/** Loads a game by its name and does something with it; null when there is none of that name. */
export type Games = <X>(game: string, use: <T extends Types>(rules: Rules<T>) => Promise<X>) => Promise<X | null>;

/** What a hall needs of the world around it. */
export interface HallAround extends Around {
  readonly shelf: Shelf;
  readonly games: Games;
  readonly neighbours?: Neighbours;
}
