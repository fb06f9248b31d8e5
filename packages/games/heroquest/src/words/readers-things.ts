import { ARTIFACTS } from '../content/artifacts.ts';
import { GEAR } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import { POTIONS, type Potion } from '../content/potions.ts';
import type { HeroInPlay, Item } from '../types/index.ts';
import { heroAsked, heroesIn, keyOf, type Reader, type Reading, readKey, readNumber, whole } from './reading.ts';
import { readSquare } from './squares.ts';

const ITEMS: readonly Item[] = [...GEAR, ...POTIONS, ...ARTIFACTS];
const SUITS = ['chain-mail', 'plate-mail', 'borins-armor'] as const;
const NOTHING = ['nothing', 'none', 'fists'];

const owned = (hero: HeroInPlay | null | undefined): readonly Item[] =>
  hero == null ? [] : [...hero.gear, ...hero.potions, ...hero.artifacts];

export const hold: Reader = (words, reading) => {
  if (NOTHING.includes(keyOf(words))) return { type: 'hold', weapon: null };
  const weapon = readKey(words, ITEMS, reading, owned(heroAsked(reading)));
  return weapon === null ? reading.note('Add what to take in hand.') : { type: 'hold', weapon };
};

/** `drink dwarf healing`, or `drink healing` where it goes without saying who. */
export const drink: Reader = (words, reading) => {
  const bottles = reading.view.heroes.filter(({ seat }) => seat === reading.seat).flatMap(({ potions }) => potions);
  for (const wanted of [0, 1]) {
    const { heroes, rest } = heroesIn(words, wanted);
    const own = reading.view.heroes.find(({ hero }) => hero === heroes[0]) ?? heroAsked(reading);
    const potion = readKey(rest, POTIONS, reading, own === null || own.potions.length === 0 ? bottles : own.potions);
    const hero = heroes[0] ?? (potion === null ? undefined : drinkerOf(potion, reading));
    if (potion !== null && hero !== undefined) return { type: 'drink', hero, potion };
  }
  return reading.note('Add the potion, and before it the hero if it is somebody else: drink elf healing.');
};

/** The hero that is asked about; else the only one of this seat's that has such a bottle. */
function drinkerOf(potion: Potion, reading: Reading): Hero | undefined {
  const { view, seat } = reading;
  const owners = view.heroes.filter(
    (one) => one.seat === seat && one.status === 'here' && one.potions.includes(potion),
  );
  const own = heroAsked(reading);
  if (own !== null && own.seat === seat && (owners.includes(own) || owners.length === 0)) return own.hero;
  return owners.length === 1 ? owners[0]?.hero : undefined;
}

export const give: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, 1, 'last');
  const item = readKey(rest, ITEMS, reading, owned(heroAsked(reading)));
  return (
    whole({ type: 'give', item, to: heroes[0] }) ?? reading.note('Add the thing and then the hero: give healing elf.')
  );
};

export const take: Reader = (words, reading) => {
  const { view } = reading;
  const isSquare = (word: string): boolean => readSquare(view, word) !== null;
  const here = heroAsked(reading)?.at;
  const at =
    words.map((word) => readSquare(view, word)).find((one) => one !== null) ??
    (view.piles.length === 1 ? view.piles[0]?.at : here);
  const lying = view.piles.filter((pile) => pile.at === at).flatMap(({ items }) => items);
  const item = readKey(
    words.filter((word) => !isSquare(word)),
    [...ITEMS, 'gold' as const],
    reading,
    [...lying, 'gold'],
  );
  return whole({ type: 'pickUp', at, item }) ?? reading.note('Add the thing and its square: take gold 4,7.');
};

export const trading =
  (type: string): Reader =>
  (words, reading) => {
    const { heroes, rest } = heroesIn(words, 1);
    const gear = readKey(rest, GEAR, reading);
    return (
      whole({ type, hero: heroes[0], gear }) ?? reading.note(`Add the hero and then the thing: ${type} elf helmet.`)
    );
  };

export const trade: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, 2);
  const item = readKey(rest, ITEMS, reading, owned(reading.view.heroes.find(({ hero }) => hero === heroes[0])));
  return (
    whole({ type: 'swap', from: heroes[0], to: heroes[1], item }) ??
    reading.note('Add who gives, who gets and what: trade elf dwarf healing.')
  );
};

export const pay: Reader = (words, { note }) => {
  const { heroes, rest } = heroesIn(words, 2);
  return (
    whole({ type: 'pay', from: heroes[0], to: heroes[1], gold: readNumber(rest[0]) }) ??
    note('Add who gives, who gets and how much: pay elf dwarf 25.')
  );
};

export const wear: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, 1);
  const [hero] = heroes;
  const isBare = NOTHING.includes(keyOf(rest));
  const suit = isBare ? null : readKey(rest, SUITS, reading);
  if (hero === undefined || (suit === null && !isBare))
    return reading.note('Add the hero and the armour: wear dwarf plate-mail.');
  return { type: 'wear', hero, suit };
};
