import type { Place } from '@questhall/facets';
import type { Cell, Direction } from '@questhall/grid';
import type { Ask } from '@questhall/kernel';
import { POWER_CARDS } from '../content/power-cards.ts';
import { heroSeen } from '../queries/heroes.ts';
import { turnedLeft, turnedRight } from '../queries/keep/compass.ts';
import { besideOf, roomOf, waysOutOf } from '../queries/keep/squares.ts';
import type { Action, DungeonQuest, HeroSeen, KeepEvent, View } from '../types.ts';
import {
  edgePlace,
  formPlace,
  heroPlace,
  lairPlace,
  numbersIn,
  powerPlace,
  roomPlaces,
  squarePlace,
  turnedPlace,
} from './keep-places.ts';

/** The places that an answer in the keep is about. What a hero does where he stands is found under him. */
export function keepPlacesOf(action: Action, { seat, question }: Ask<DungeonQuest>, view: View): readonly Place[] {
  const hero = heroSeen(view);
  switch (action.type) {
    case 'takeTower':
      return [squarePlace(action.square)];
    case 'layTile':
      return [formPlace(action.form)];
    case 'resolve':
      return [turnedPlace(action.card)];
    case 'swap':
      return question.kind === 'trap' ? [turnedPlace(question.card)] : [];
    case 'layPower':
    case 'discard':
      return [powerPlace(action.card)];
    case 'playPower':
      return POWER_CARDS.filter((card) => card === action.card).map(powerPlace);
    default:
      return hero === null ? [] : onFoot(action, hero, seat);
  }
}

function onFoot(action: Action, hero: HeroSeen, seat: number): readonly Place[] {
  const { square, heading } = hero;
  switch (action.type) {
    case 'move':
      return [...roomPlaces(action.to), ...edgesTo(square, action.to)];
    case 'retreat':
      return roomPlaces(action.to);
    case 'advance':
      return heading === null ? [] : ahead(square, heading);
    case 'turn':
      return heading === null ? [] : ahead(square, (action.to === 'left' ? turnedLeft : turnedRight)(heading));
    case 'head':
      return ahead(square, action.way);
    case 'stumble':
    case 'search':
    case 'catchBreath':
    case 'descend':
    case 'plunder':
    case 'leave':
    case 'pass':
    case 'grope':
    case 'climb':
    case 'draw':
      return [...roomPlaces(square), heroPlace(seat)];
    default:
      return [];
  }
}

/** The way lies beyond that side; at the border there is no square any more. */
function ahead(square: Cell, way: Direction): readonly Place[] {
  const beside = besideOf(square, way);
  return beside < 0 ? [edgePlace(square, way)] : [squarePlace(beside), edgePlace(square, way)];
}

const edgesTo = (square: Cell, to: Cell): readonly Place[] =>
  waysOutOf(square)
    .filter(({ from, way }) => besideOf(from, way) === to && roomOf(from) !== roomOf(to))
    .map(({ from, way }) => edgePlace(from, way));

/** Whoever is not on the board yet, or any more. */
const OFF_BOARD: readonly KeepEvent['type'][] = ['firstChosen', 'heroTaken', 'scored'];

/** The places that an event of the keep is about. */
export const placesInKeep = (event: KeepEvent): readonly Place[] => [
  ...('seat' in event && !OFF_BOARD.includes(event.type) ? [heroPlace(event.seat)] : []),
  ...('square' in event && event.square >= 0 ? [squarePlace(event.square)] : []),
  ...('from' in event ? [squarePlace(event.from)] : []),
  ...('to' in event ? [squarePlace(event.to)] : []),
  ...(event.type === 'tokenLeft' ? [lairPlace(event.square)] : []),
];

/** Whoever points at a square, an edge, a monster or somebody else wants to go there. */
export function keepWishAt(place: Place, view: View): Action | null {
  const power = POWER_CARDS.find((card) => place === powerPlace(card));
  if (power !== undefined) return { type: 'playPower', card: power };
  const to = squareOf(place, view);
  return to === null || to < 0 || to === heroSeen(view)?.square ? null : { type: 'move', to };
}

/** The square that is meant by pointing at something on it, or at its side; null for what is on none. */
export function squareOf(place: Place, { heroes }: View): Cell | null {
  const [square] = numbersIn(place, 'square') ?? numbersIn(place, 'lair') ?? [];
  if (square !== undefined) return square;
  const [from, way] = numbersIn(place, 'edge') ?? [];
  if (from !== undefined) return besideOf(from, ((way ?? 0) & 3) as Direction); // a checked border: four ways
  const [seat] = numbersIn(place, 'figure') ?? [];
  return heroes[seat ?? -1]?.square ?? null;
}
