import type { Client, Place, Plan } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { entityAt, findEntity, isConscious, isEnemy } from '../../queries/entities.ts';
import type { Action, Glowquest, Question, View } from '../../types/index.ts';
import { actorOf } from '../places/actor.ts';
import { doorPlace, figurePlace, heroPlace, type Named, readPlace, squarePlace } from '../places/names.ts';
import { placesOf } from '../places/of-action.ts';
import { type Approach, approachTo, approachToDoor } from './approach.ts';
import { wayFor } from './walking.ts';
import { bestFirst } from './weapons.ts';
import { wishAt } from './wish.ts';

/** What pointing at a square, a figure, a door, a card or a deck means to whoever is asked. */
export const touch: NonNullable<Client<Glowquest>['touch']> = (sight, ask, offers, place) => {
  const { view } = sight;
  const { question } = ask;
  const pointed = readPlace(place);
  if (pointed === null) return { offers: [], plan: null, wish: null };
  const meant = meantBy(view, question, pointed);
  const here = bestFirst(
    view,
    actorOf(question),
    offers.filter((offer) => isAbout(offer, placesOf(offer, ask, sight), meant)),
  );
  const approach = approachFor(view, question, offers, here, pointed);
  return {
    offers: approach === null ? here : [...approach.plan.steps.slice(0, 1), ...here],
    plan: approach === null ? plainPlan(view, question, here, pointed.kind) : approach.isFree ? approach.plan : null,
    wish: wishAt(view, question, pointed),
  };
};

/** Everything that is pointed at together, and whether that is where whoever acts stands. */
interface Meant {
  readonly places: ReadonlySet<Place>;
  /** The card whose Benefit or weapon is meant. */
  readonly card: string | null;
  readonly isOwn: boolean;
}

/** A square is also whoever stands on it, and the doors that are opened from it; and the other way round. */
function meantBy(view: View, question: Question, { kind, name, number }: Named): Meant {
  const actor = actorOf(question);
  const there = kind === 'square' ? entityAt(view, number) : kind === 'figure' ? findEntity(view, number) : null;
  const square = kind === 'square' ? number : there?.at;
  const places = new Set<Place>([`${kind}:${name}`]);
  if (kind === 'hero') places.add(figurePlace(number));
  if (there !== null) places.add(figurePlace(there.id));
  if (there !== null && there.id !== actor) places.add(heroPlace(there.id));
  if (square !== undefined) for (const place of partsOf(view, square)) places.add(place);
  return { places, card: kind === 'card' ? name : null, isOwn: there !== null && there.id === actor };
}

const partsOf = ({ floor }: View, square: Cell): readonly Place[] => [
  squarePlace(square),
  ...floor.doors.filter(({ near }) => near === square).map(({ id }) => doorPlace(id)),
];

/** What belongs to whoever acts, and to no place in particular. */
const OWN: readonly Action['type'][] = ['endTurn', 'endPhase', 'done'];

function isAbout(offer: Action, named: readonly Place[], { places, card, isOwn }: Meant): boolean {
  const isOfCard = (offer.type === 'use' && offer.benefit === card) || (offer.type === 'attack' && offer.base === card);
  return isOfCard || named.some((place) => places.has(place)) || (isOwn && OWN.includes(offer.type));
}

/** What is out of reach can be walked up to: an enemy, or a door. */
function approachFor(
  view: View,
  question: Question,
  offers: readonly Action[],
  here: readonly Action[],
  { kind, number }: Named,
): Approach | null {
  const id = actorOf(question);
  const actor = id === null ? null : findEntity(view, id);
  if (actor === null) return null;
  if (kind === 'door' && question.kind === 'explore' && here.length === 0)
    return approachToDoor(view, actor, offers, number);
  if (question.kind !== 'turn' || here.some(({ type }) => type === 'attack')) return null;
  const enemy = kind === 'square' ? entityAt(view, number) : kind === 'figure' ? findEntity(view, number) : null;
  return enemy === null || !isEnemy(actor, enemy) || !isConscious(enemy)
    ? null
    : approachTo(view, actor, offers, enemy);
}

/** What a click does at once: whatever else is possible there is seldom meant. */
const PLAIN: readonly Action['type'][] = [
  ...(['attack', 'throwRock', 'name', 'activate', 'go', 'crawl', 'place', 'stand', 'setUp'] as const),
  ...(['gain', 'keep', 'award', 'survive'] as const),
];

function plainPlan(view: View, question: Question, here: readonly Action[], kind: Named['kind']): Plan<Action> | null {
  const isPlain = (offer: Action): boolean =>
    offer.type === 'open' ? kind === 'door' : PLAIN.includes(offer.type) && !(offer.type === 'keep' && offer.reshuffle);
  const plain = here.filter(isPlain);
  const [first, second] = plain;
  if (first === undefined) return null;
  // The best weapon comes first: striking with a lesser one is seldom meant.
  const isOne = second === undefined || plain.every(({ type }) => type === 'attack');
  if (!isOne) return null;
  return { steps: [first], way: first.type === 'go' ? wayFor(view, actorOf(question), first.to).map(squarePlace) : [] };
}
