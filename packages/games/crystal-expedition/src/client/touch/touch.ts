import type { Client, Place, Plan } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { entityAt, findEntity, isConscious, isHero } from '../../queries/entities.ts';
import { exitsOf, isDoor, squaresAt } from '../../queries/exits.ts';
import type { Action, CrystalExpedition, Entity, Question, View } from '../../types/index.ts';
import { actorOf } from '../places/actor.ts';
import {
  crystalPlace,
  doorPlace,
  endPlace,
  figurePlace,
  heroPlace,
  type Named,
  readPlace,
  squarePlace,
} from '../places/names.ts';
import { placesOf } from '../places/of-action.ts';
import { type Approach, approachTo } from './approach.ts';
import { bestFirst } from './strikes.ts';
import { wayOf } from './walking.ts';
import { wishAt } from './wish.ts';

/** What pointing at a square, a figure, an exit, a Crystal, a chest or a location means to whoever is asked. */
export const touch: NonNullable<Client<CrystalExpedition>['touch']> = (sight, ask, offers, place) => {
  const { view } = sight;
  const { question } = ask;
  const pointed = readPlace(place);
  if (pointed === null) return { offers: [], plan: null, wish: null };
  const there = whoIsAt(view, pointed);
  const meant = meantBy(view, question, pointed, there);
  const found = offers.filter((offer) => isAbout(offer, placesOf(offer, ask, sight), meant));
  const here = inOrder(view, question, found);
  const approach = approachFor(view, question, offers, here, there);
  return {
    offers: approach === null ? here : [...approach.plan.steps.slice(0, 1), ...here],
    plan: approach === null ? plainPlan(view, question, here, pointed.kind) : approach.isFree ? approach.plan : null,
    wish: wishAt(view, question, pointed, there),
  };
};

/** Everything that is pointed at together, and whether that is where whoever acts stands. */
interface Meant {
  readonly places: ReadonlySet<Place>;
  readonly isOwn: boolean;
}

function whoIsAt(view: View, { kind, number }: Named): Entity | null {
  if (kind === 'figure' || kind === 'hero') return findEntity(view, number);
  return kind === 'square' && view.expedition !== null ? entityAt(view, number) : null;
}

/** A square is also whoever stands on it and the exits that are explored from it; and the other way round. */
function meantBy(view: View, question: Question, { kind, name, number }: Named, there: Entity | null): Meant {
  const places = new Set<Place>([`${kind}:${name}`]);
  const square = kind === 'square' || kind === 'crystal' ? number : kind === 'figure' ? there?.at : undefined;
  if (there !== null) {
    places.add(figurePlace(there.id));
    if (there.id !== actorOf(question)) places.add(heroPlace(there.id));
  }
  if (square !== undefined) for (const place of partsOf(view, square)) places.add(place);
  return { places, isOwn: there !== null && there.id === actorOf(question) };
}

function partsOf({ expedition }: View, square: Cell): readonly Place[] {
  const exits = expedition === null ? [] : exitsOf(expedition.floor).filter((way) => squaresAt(way).includes(square));
  return [
    squarePlace(square),
    crystalPlace(square),
    ...exits.map((way) => (isDoor(way) ? doorPlace(way.id) : endPlace(way.id))),
  ];
}

/** What belongs to whoever acts, and to no place in particular. A party never Flees by a click. */
const OWN: readonly Action['type'][] = ['endTurn', 'endPhase', 'finish', 'done'];

const isAbout = (offer: Action, named: readonly Place[], { places, isOwn }: Meant): boolean =>
  named.some((place) => places.has(place)) || (isOwn && OWN.includes(offer.type));

/** The best strike first, and of heroes who could walk there whoever is nearest. */
function inOrder(view: View, question: Question, found: readonly Action[]): readonly Action[] {
  if (question.kind !== 'explore') return bestFirst(view, actorOf(question), found);
  const far = new Map(found.map((offer) => [offer, wayOf(view, null, offer).length]));
  return found.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

/** An enemy who is out of reach can be walked up to. */
function approachFor(
  view: View,
  question: Question,
  offers: readonly Action[],
  here: readonly Action[],
  there: Entity | null,
): Approach | null {
  if (question.kind !== 'turn' || there === null || here.some(({ type }) => type === 'attack')) return null;
  const actor = findEntity(view, question.who);
  if (actor === null || isHero(actor) === isHero(there) || !isConscious(there)) return null;
  return approachTo(view, actor, offers, there);
}

/** What a click does at once: whatever else is possible there is seldom meant. */
const PLAIN: readonly Action['type'][] = [
  ...(['attack', 'momentum', 'damage', 'name', 'go', 'crawl', 'place', 'stand', 'walk', 'explore'] as const),
  ...(['openChest', 'visit', 'chooseDungeon', 'assign', 'takeKit'] as const),
];

/** Where several would do, the first of these is the best: a lesser strike, or a longer way, is seldom meant. */
const RANKED: readonly Action['type'][] = ['attack', 'walk', 'explore'];

function plainPlan(view: View, question: Question, here: readonly Action[], kind: Named['kind']): Plan<Action> | null {
  const isPlain = ({ type }: Action): boolean =>
    type === 'explore' ? kind === 'door' || kind === 'end' : PLAIN.includes(type);
  if (kind === 'town' && here.some(({ type }) => type !== 'visit')) return null; // inside there is more to do
  const plain = here.filter(isPlain);
  const [first, second] = plain;
  if (first === undefined) return null;
  const isOne = second === undefined || plain.every(({ type }) => type === first.type && RANKED.includes(type));
  if (!isOne) return null;
  return { steps: [first], way: wayOf(view, actorOf(question), first).map(squarePlace) };
}
