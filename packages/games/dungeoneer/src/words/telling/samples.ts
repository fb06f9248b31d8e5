import { options } from '../../options.ts';
import type { Action, House, Options } from '../../types/index.ts';

// Tables to try words at, and players who get somewhere.

const USUAL: Options = Object.fromEntries(
  Object.entries(options).map(([name, { initial }]) => [name, initial]),
) as unknown as Options; // every option as it is when nobody says

/** A table with these sets and house rules. */
export const tableOf = (sets: string, ...rules: readonly (keyof House)[]): Options => ({
  ...USUAL,
  sets,
  ...Object.fromEntries(rules.map((rule) => [rule, true])),
});

/** Tables on which all there is to say is said: what they are called, how many sit there, what is played. */
export const TABLES: readonly (readonly [name: string, seats: number, options: Options])[] = [
  ['a set for two', 2, tableOf('HD', 'noMuster')],
  ['a set for four', 4, tableOf('HD', 'pickYourHero', 'spikeDodging', 'discardOptional')],
  ['the Wilderness', 3, tableOf('HW', 'restrictedMovement', 'freeMinionAttack', 'noQuestRecycling')],
  ['two sections', 3, tableOf('HD,HW', 'unbiasedMapPlacement', 'reincarnation')],
  ['an epic set', 3, tableOf('ED', 'noPersonalQuests', 'finishTheRound')],
  ['a legendary set', 4, tableOf('LD', 'hitEffectOnCounter')],
  ['all sets', 3, tableOf('HD,HW,ED,LD', 'openPersonalQuests')],
  ['a revealed map', 3, tableOf('HD', 'revealedMap', 'oneWayWalls')],
];

/** What is done rather than left. */
const KEEN: readonly Action['type'][] = [
  'deliver',
  'attempt',
  'takeToken',
  'pickUp',
  'search',
  'encounter',
  'attack',
  'challenge',
  'bane',
  'play',
  'ability',
  'use',
  'muster',
  'untip',
  'move',
  'lift',
];
const SELDOM: readonly Action['type'][] = ['resign', 'disband', 'dropToken'];

/** Somebody who plays what there is to play, so that much happens. */
export function keen(offers: readonly Action[], below: (n: number) => number): Action {
  const wanted = offers.filter(({ type }) => KEEN.includes(type));
  const usual = offers.filter(({ type }) => !SELDOM.includes(type));
  const pool = wanted.length > 0 && below(4) > 0 ? wanted : usual.length > 0 ? usual : offers;
  const [first] = pool;
  if (first === undefined) throw new Error('nothing is offered');
  return pool[below(pool.length)] ?? first;
}
