import type { Place, Plan, Touch } from '@questhall/facets';
import type { Action, Glowquest, View } from '@questhall/glowquest';
import { after, doorPlace, placesOf, squarePlace, squaresAt, tollOf, touch } from '@questhall/glowquest/client';
import type { EntityId } from '@questhall/glowquest/queries';
import type { Ask, Sight } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import type { Aim } from '../../../board/pointing/pointing.ts';

/** Who is asked what, and what that seat sees. */
export interface Asking {
  readonly sight: Sight<Glowquest>;
  readonly asked: Offered<Glowquest>;
}

/** What pointing at a place means at this moment, or of these offers alone. */
export const touched = (
  { sight, asked }: Asking,
  place: Place,
  offers: readonly Action[] = asked.offers,
): Touch<Action> => touch(sight, asked.ask, offers, place);

/** The door that a point of the board means: near it only while somebody explores, else the square is meant. */
export const doorMeant = ({ asked }: Asking, { door, isExact }: Aim): number | null =>
  isExact || asked.ask.question.kind === 'explore' ? door : null;

/** The place that a point of the board means. */
export function placeMeant(asking: Asking, aim: Aim): Place {
  const door = doorMeant(asking, aim);
  return door === null ? squarePlace(aim.square) : doorPlace(door);
}

/** The squares that an answer is aimed at: whom it is for, and else where. */
export function aimsOf(action: Action, ask: Ask<Glowquest>, sight: Sight<Glowquest>): readonly number[] {
  const places = placesOf(action, ask, sight).map((place) => squaresAt(sight.view, place));
  return places.find((squares) => squares.length > 0) ?? [];
}

/** The squares that all these answers are aimed at, each once. */
export const allAimsOf = ({ sight, asked: { ask } }: Asking, offers: readonly Action[]): readonly number[] => [
  ...new Set(offers.flatMap((offer) => aimsOf(offer, ask, sight))),
];

/** Surges that a plan takes before anything is struck. */
export const tollOn = (view: View, plan: Plan<Action> | null): number =>
  plan === null || plan.way.length === 0 ? 0 : tollOf(view);

/** A plan that costs something, or stakes something: whoever touches the board has not seen it beforehand. */
export const isDear = (view: View, plan: Plan<Action>): boolean =>
  plan.steps.some(({ type }) => type === 'attack' || type === 'throwRock') || tollOn(view, plan) > 0;

/** The table as it will be when the walk of a plan is over. */
export function afterWalk(view: View, actor: EntityId | null, { way }: Plan<Action>): View {
  const [from] = way.slice(0, 1).flatMap((place) => squaresAt(view, place));
  const [to] = way.slice(-1).flatMap((place) => squaresAt(view, place));
  if (actor === null || from === undefined || to === undefined) return view;
  return after(view, { type: 'moved', who: actor, from, to, how: 'slide' });
}
