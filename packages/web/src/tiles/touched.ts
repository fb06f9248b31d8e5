import type { Place, Plan, Touch } from '@questhall/facets';
import type { Sight, Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import type { Aim } from '../board/pointing/pointing.ts';
import { doorPlace, squarePlace, type TileGame, type TileWords } from './game.ts';

/** Who is asked what, and what that seat sees. */
export interface Asking<T extends Types> {
  readonly sight: Sight<T>;
  readonly asked: Offered<T>;
}

/** The part of a game that pointing has to do with. */
type Touched<T extends Types> = Pick<
  TileGame<T, TileWords<T>, never>,
  'touch' | 'placesOf' | 'squaresAt' | 'isExploring' | 'tollOf' | 'stepped'
>;

/** What pointing at a place means at this moment, or of these offers alone. */
export const touched = <T extends Types>(
  game: Pick<Touched<T>, 'touch'>,
  { sight, asked }: Asking<T>,
  place: Place,
  offers: readonly T['Action'][] = asked.offers,
): Touch<T['Action']> => game.touch(sight, asked.ask, offers, place);

/** The door that a point of the board means: near it only while somebody explores, else the square is meant. */
export const doorMeant = <T extends Types>(
  game: Pick<Touched<T>, 'isExploring'>,
  { asked }: Asking<T>,
  { door, isExact }: Aim,
): number | null => (isExact || game.isExploring(asked.ask.question) ? door : null);

/** The place that a point of the board means. */
export function placeMeant<T extends Types>(game: Pick<Touched<T>, 'isExploring'>, asking: Asking<T>, aim: Aim): Place {
  const door = doorMeant(game, asking, aim);
  return door === null ? squarePlace(aim.square) : doorPlace(door);
}

/** The squares that an answer is aimed at: whom it is for, and else where. */
export function aimsOf<T extends Types>(
  game: Pick<Touched<T>, 'placesOf' | 'squaresAt'>,
  { sight, asked: { ask } }: Asking<T>,
  action: T['Action'],
): readonly number[] {
  const places = game.placesOf(action, ask, sight).map((place) => game.squaresAt(sight.view, place));
  return places.find((squares) => squares.length > 0) ?? [];
}

/** The squares that all these answers are aimed at, each once. */
export const allAimsOf = <T extends Types>(
  game: Pick<Touched<T>, 'placesOf' | 'squaresAt'>,
  asking: Asking<T>,
  offers: readonly T['Action'][],
): readonly number[] => [...new Set(offers.flatMap((offer) => aimsOf(game, asking, offer)))];

/** Surges that a plan takes before anything is struck. */
export const tollOn = <T extends Types>(
  game: Pick<Touched<T>, 'tollOf'>,
  view: T['View'],
  plan: Plan<T['Action']> | null,
): number => (plan === null || plan.way.length === 0 ? 0 : game.tollOf(view));

/** The table as it will be when the walk of a plan is over. */
export function afterWalk<T extends Types>(
  game: Pick<Touched<T>, 'squaresAt' | 'stepped'>,
  view: T['View'],
  actor: number | null,
  { way }: Plan<T['Action']>,
): T['View'] {
  const [from] = way.slice(0, 1).flatMap((place) => game.squaresAt(view, place));
  const [to] = way.slice(-1).flatMap((place) => game.squaresAt(view, place));
  if (actor === null || from === undefined || to === undefined) return view;
  return game.stepped(view, actor, from, to);
}
