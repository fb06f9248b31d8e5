import type { Action, CrystalExpedition, View } from '@questhall/crystal-expedition';
import {
  type EntityId,
  exitsOf,
  findEntity,
  type Question,
  squaresAt as squaresOf,
} from '@questhall/crystal-expedition/queries';
import type { Client, Place } from '@questhall/facets';
import { kingSteps, stepTo } from '@questhall/tiles';
import { figurePlace, squarePlace } from '../../../tiles/game.ts';

/** Whoever acts when this question is answered. */
export function actorOf(question: Question): EntityId | null {
  if (question.kind === 'stand') return question.hero;
  return 'who' in question ? question.who : null;
}

/** Whose Turn it is, for everybody to see. */
export const activeIn = ({ expedition }: View): EntityId | null =>
  expedition?.turn?.who ?? expedition?.phase?.hero ?? expedition?.encounter?.current ?? null;

/** Whoever is about to be moved, if that is somebody else. */
export const movedIn = (question: Question): EntityId | null => (question.kind === 'push' ? question.pushed : null);

/** The squares that an exit is explored from, and those beyond it. */
function squaresOfExit({ expedition }: View, id: number): readonly number[] {
  const way = expedition === null ? undefined : exitsOf(expedition.floor).find((exit) => exit.id === id);
  if (way === undefined) return [];
  const beyond = 'near' in way ? [way.far] : [way.left + stepTo(way.way), way.right + stepTo(way.way)];
  return [...beyond, ...squaresOf(way)];
}

/** The places that an action is about. */
export const placesOf: NonNullable<Client<CrystalExpedition>['placesOf']> = (action, _ask, { view }) => {
  switch (action.type) {
    case 'go':
    case 'crawl':
    case 'place':
    case 'walk':
      return [squarePlace(action.to)];
    case 'stand':
      return [squarePlace(action.at)];
    case 'attack':
    case 'name':
      return [figurePlace(action.target)];
    case 'use':
      return action.targets.map(figurePlace);
    case 'useCrystal':
      return [squarePlace(action.at)];
    case 'explore':
      return [`door:${action.exit}`, ...squaresOfExit(view, action.exit).map(squarePlace)];
    default:
      return [];
  }
};

/** Where a place is on the board. */
export function squaresAt(view: View, place: Place): readonly number[] {
  const [kind, name] = place.split(':');
  switch (kind) {
    case 'square':
      return [Number(name)];
    case 'figure': {
      const at = findEntity(view, Number(name))?.at ?? -1;
      return at < 0 ? [] : [at];
    }
    case 'door':
      return squaresOfExit(view, Number(name)).slice(0, 1);
    default:
      return [];
  }
}

/** How far whoever does it has to go: of several who could, the nearest one is meant. */
function farOf(view: View, action: Action, square: number | undefined): number {
  const hero = 'hero' in action && action.hero !== null ? findEntity(view, action.hero) : null;
  return hero === null || square === undefined ? 0 : kingSteps(hero.at, square);
}

const RANKS: readonly Action['type'][] = ['attack', 'explore', 'place', 'stand', 'name', 'go', 'walk', 'crawl'];
const rankOf = ({ type }: Action): number => (RANKS.includes(type) ? RANKS.indexOf(type) : RANKS.length);

/** What pointing at a place means: what is done there most often, by whoever is nearest. */
export const touch: NonNullable<Client<CrystalExpedition>['touch']> = (sight, ask, offers, place) => {
  const { view } = sight;
  const [square] = squaresAt(view, place);
  const isHere = (offer: Action): boolean => {
    const places = placesOf(offer, ask, sight);
    const isNamed = places.includes(place);
    return (
      isNamed || (!place.startsWith('door:') && places.slice(0, 1).some((one) => squaresAt(view, one)[0] === square))
    );
  };
  const here = offers
    .filter(isHere)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || farOf(view, a, square) - farOf(view, b, square));
  const [first] = here;
  const rivals = here.filter((offer) => first !== undefined && offer.type === first.type);
  const isPlain = rivals.length === 1 || first?.type === 'walk' || first?.type === 'explore';
  return { offers: here, plan: first === undefined || !isPlain ? null : { steps: [first], way: [] }, wish: null };
};
