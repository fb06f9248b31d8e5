import type { Client, Place } from '@questhall/facets';
import { HEROES, type Hero } from '../../content/heroes.ts';
import { boardOf } from '../../queries/board.ts';
import type { HeroQuest, View } from '../../types/index.ts';
import { doorPlace, figurePlace, heroPlace, squarePlace } from './place.ts';

/** Something that an event holds, as the places it means. */
type Reading = (value: unknown, view: View) => readonly Place[];

const isHero = (value: unknown): value is Hero => HEROES.some((hero) => hero === value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const figure: Reading = (value) => (isHero(value) ? [heroPlace(value)] : isNumber(value) ? [figurePlace(value)] : []);
const square: Reading = (value) => (isHero(value) ? [heroPlace(value)] : isNumber(value) ? [squarePlace(value)] : []);
const door: Reading = (value) => (isNumber(value) ? [doorPlace(value)] : []);
const room: Reading = (value, { plan }) =>
  typeof value === 'string' ? (boardOf(plan).squaresOf.get(value) ?? []).map(squarePlace) : [];
const each =
  (reading: Reading): Reading =>
  (value, view) =>
    Array.isArray(value) ? value.flatMap((one: unknown) => reading(one, view)) : [];
/** A part of something: where a piece of furniture stands. */
const part =
  (name: string, reading: Reading): Reading =>
  (value, view) =>
    typeof value === 'object' && value !== null && name in value
      ? reading((value as Readonly<Record<string, unknown>>)[name], view) // it has that name
      : [];

/** What the fields of events mean, whichever event they are in. */
const FIELDS: Readonly<Record<string, Reading>> = {
  figure,
  hero: figure,
  heroes: each(figure),
  monster: figure,
  attacker: figure,
  target: figure,
  targets: each(figure),
  by: figure,
  from: figure,
  at: square,
  to: square,
  over: square,
  path: each(square),
  squares: each(square),
  pieces: each(part('at', square)),
  traps: each(part('at', square)),
  chests: each(part('at', square)),
  door,
  doors: (value, view) => [...each(door)(value, view), ...each(part('edge', door))(value, view)],
  room,
};

/** The places that an event is about. */
export const placesIn: NonNullable<Client<HeroQuest>['placesIn']> = (event, view) => [
  ...new Set(Object.entries(event).flatMap(([name, value]) => FIELDS[name]?.(value, view) ?? [])),
];
