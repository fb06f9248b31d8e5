import type { Client, Place } from '@questhall/facets';
import { LANCE_WAYS } from '../../content/dread-spells.ts';
import { boardOf } from '../../queries/board.ts';
import { idOfHero, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Action, CAPTIVE_ID, type HeroQuest, type Question, type View } from '../../types/index.ts';
import { actorOf } from '../actor.ts';
import { doorPlace, figurePlace, heroPlace, squarePlace } from './place.ts';

/**
 * The places that an action is about. What is done nowhere else is about whoever does it: a search, a roll of dice, the
 * end of a turn.
 */
export const placesOf: NonNullable<Client<HeroQuest>['placesOf']> = (action, { question }, { view }) =>
  aimOf(action, question, view) ?? ownPlace(question);

function aimOf(action: Action, question: Question, view: View): readonly Place[] | null {
  switch (action.type) {
    case 'walk':
    case 'stepAside':
    case 'jump':
      return [squarePlace(action.to)];
    case 'place':
    case 'disarm':
    case 'pickUp':
    case 'lift':
    case 'setDown':
      return [squarePlace(action.at)];
    case 'open':
    case 'close':
    case 'portal':
      return [doorPlace(action.door)];
    case 'attack':
      return [figurePlace(action.target)];
    case 'activate':
      return [figurePlace(action.monster)];
    case 'cast':
      return action.at === null ? action.targets.map(figurePlace) : [squarePlace(action.at)];
    case 'dread':
      return aimOfDread(action, question, view);
    case 'give':
    case 'handOver':
      return [heroPlace(action.to)];
    case 'drink':
    case 'elixir':
      return [heroPlace(action.hero)];
    case 'free':
      return [figurePlace(CAPTIVE_ID)];
    case 'openGear':
      return view.gearAt === null ? null : [squarePlace(view.gearAt)];
    default:
      return null;
  }
}

/** A lance of lightning is aimed by the square it first leaps to. */
function aimOfDread(
  { target, at, direction }: Extract<Action, { type: 'dread' }>,
  question: Question,
  view: View,
): readonly Place[] | null {
  if (at !== null) return [squarePlace(at)];
  if (target !== null) return [figurePlace(target)];
  const from = squareOf(view, actorOf(question) ?? -1);
  const next = direction === null || from === null ? null : besideIn(view, from, direction);
  return next === null ? null : [squarePlace(next)];
}

function besideIn({ plan }: View, from: Square, direction: number): Square | null {
  const { width, height } = boardOf(plan).grid;
  const [right, down] = LANCE_WAYS[direction] ?? [0, 0];
  const [column, row] = [(from % width) + right, Math.floor(from / width) + down];
  return column < 0 || column >= width || row < 0 || row >= height ? null : row * width + column;
}

/** Whoever is asked, as far as that is somebody on the board. */
function ownPlace(question: Question): readonly Place[] {
  const actor = actorOf(question);
  if (actor !== null) return [figurePlace(actor)];
  return 'hero' in question && typeof question.hero === 'string' ? [figurePlace(idOfHero(question.hero))] : [];
}
