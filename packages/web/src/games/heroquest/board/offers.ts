import { edgesAround } from '@questhall/grid';
import type { Action, View } from '@questhall/heroquest';
import {
  boardOf,
  type FigureId,
  heroesHere,
  idOfHero,
  isMonsterId,
  type Question,
  type Square,
  squareOf,
} from '@questhall/heroquest/queries';
import { actorOf } from './actor.ts';

/** The figures that stand on a square. */
export function figuresAt(view: View, square: Square): FigureId[] {
  return [
    ...heroesHere(view)
      .filter(({ at }) => at === square)
      .map(({ hero }) => idOfHero(hero)),
    ...view.allies.filter(({ at }) => at === square).map(({ id }) => id),
    ...view.monsters.filter(({ at }) => at === square).map(({ id }) => id),
  ];
}

/** Everything among the offers that has to do with a square, whoever stands there and its doors. */
export function offersAt(view: View, question: Question, offers: readonly Action[], square: Square): Action[] {
  const here = figuresAt(view, square);
  const sides = edgesAround(boardOf(view.plan).grid, square);
  const actor = actorOf(question);
  const isOwn = actor !== null && squareOf(view, actor) === square;
  const isAt = (id: FigureId | null): boolean => id !== null && here.includes(id);
  return offers.filter((offer): boolean => {
    switch (offer.type) {
      case 'walk':
      case 'stepAside':
      case 'jump':
        return offer.to === square;
      case 'place':
      case 'disarm':
      case 'pickUp':
      case 'lift':
      case 'setDown':
        return offer.at === square;
      case 'open':
      case 'close':
      case 'portal':
        return sides.includes(offer.door);
      case 'attack':
        return isAt(offer.target);
      case 'cast':
        return offer.at === square || offer.targets.some(isAt);
      case 'dread':
        return offer.at === square || isAt(offer.target) || (isOwn && offer.target === null && offer.at === null);
      case 'activate':
        return isAt(offer.monster);
      case 'give':
      case 'handOver':
        return isAt(idOfHero(offer.to));
      case 'drink':
      case 'elixir':
        return isAt(idOfHero(offer.hero));
      case 'free':
        return view.allies.some(({ at, isChained }) => isChained && at === square);
      case 'openGear':
        return view.gearAt === square;
      case 'roll':
      case 'search':
      case 'leave':
      case 'endTurn':
      case 'useRing':
        return isOwn;
      default:
        return false;
    }
  });
}

/** Chosen at once when a square is clicked, without a menu. */
export const isPlain = ({ type }: Action): boolean =>
  type === 'walk' ||
  type === 'place' ||
  type === 'stepAside' ||
  type === 'open' ||
  type === 'portal' ||
  type === 'activate';

/**
 * What somebody who points here most likely wants, though it may be against the rules: why not is for the rules to say.
 */
export function wishAt(view: View, question: Question, square: Square): Action | null {
  const isZargon = question.kind === 'zargon';
  if (question.kind === 'place') return { type: 'place', at: square };
  if (question.kind === 'aside') return { type: 'stepAside', to: square };
  const foe = figuresAt(view, square).find((id) => isMonsterId(id) !== isZargon);
  if (foe !== undefined && question.kind !== 'captive' && question.kind !== 'whisk')
    return { type: 'attack', target: foe, isThrown: false };
  const [own] = figuresAt(view, square).filter(isMonsterId);
  if (isZargon && own !== undefined) return { type: 'activate', monster: own };
  return WALKERS.includes(question.kind) ? { type: 'walk', to: square } : null;
}

const WALKERS: readonly Question['kind'][] = ['turn', 'puppet', 'genie', 'captive', 'whisk', 'zargon'];
