import type { Place } from '@questhall/facets';
import type { Cell, Direction } from '@questhall/grid';
import { heroSeen } from '../queries/heroes.ts';
import { turnedLeft, turnedRight } from '../queries/keep/compass.ts';
import { besideOf, roomOf, waysOutOf } from '../queries/keep/squares.ts';
import type { Action, HeroSeen, KeepEvent, View } from '../types/index.ts';
import {
  edgePlace,
  heroPlace,
  lairPlace,
  numbersIn,
  powerAt,
  powerPlace,
  roomPlaces,
  squarePlace,
  thingPlace,
} from './keep-places.ts';

/**
 * The squares that an answer in the keep leads to, or the card or thing that it is given with. What a hero does where he
 * stands is asked beside the board.
 */
export function keepPlacesOf(action: Action, view: View): readonly Place[] {
  switch (action.type) {
    case 'takeTower':
      return [squarePlace(action.square)];
    case 'playPower':
    case 'layPower':
    case 'discard':
      return [powerPlace(action.card)];
    case 'useItem':
      return [thingPlace(action.item)];
  }
  const hero = heroSeen(view);
  return hero === null ? [] : onFoot(action, hero);
}

function onFoot(action: Action, { square, heading }: HeroSeen): readonly Place[] {
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
    default:
      return [];
  }
}

/** Where that way leads; at the border there is nothing to point at. */
function ahead(square: Cell, way: Direction): readonly Place[] {
  const beside = besideOf(square, way);
  return beside < 0 ? [] : [squarePlace(beside), edgePlace(square, way)];
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

/** Whoever points at a square, an edge, a monster or somebody else wants to go there, and at a card to play it. */
export function keepWishAt(place: Place, view: View): Action | null {
  const card = powerAt(place);
  if (card !== undefined) return { type: 'playPower', card };
  if (place.startsWith(thingPlace(''))) return { type: 'useItem', item: place.slice(thingPlace('').length) };
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
