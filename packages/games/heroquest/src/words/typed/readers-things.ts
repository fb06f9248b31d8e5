import type { NameEntry } from '@questhall/facets';
import type { Gear } from '../../content/equipment.ts';
import { GEAR } from '../../content/equipment.ts';
import type { Hero } from '../../content/heroes.ts';
import { POTIONS, type Potion } from '../../content/potions.ts';
import type { HeroInPlay, Item } from '../../types/index.ts';
import {
  entriesOf,
  heroAsked,
  heroesIn,
  isNothing,
  type Reader,
  type Reading,
  readKey,
  readNumber,
  whole,
} from './reading.ts';
import { readSquare } from './squares.ts';

const SUITS = ['chain-mail', 'plate-mail', 'borins-armor'] as const;

const owned = (hero: HeroInPlay | null | undefined): readonly Item[] =>
  hero == null ? [] : [...hero.gear, ...hero.potions, ...hero.artifacts];

const allItems = (reading: Reading): readonly NameEntry<Item | 'gold'>[] => entriesOf(reading, ({ items }) => items);

const only = <K extends Item | 'gold'>(
  entries: readonly NameEntry<Item | 'gold'>[],
  keys: readonly K[],
): readonly NameEntry<K>[] =>
  entries.flatMap(([typed, key]) => {
    const found = keys.find((one) => one === key);
    return found === undefined ? [] : [[typed, found] as const];
  });

const items = (reading: Reading): readonly NameEntry<Item>[] =>
  allItems(reading).flatMap(([typed, key]) => (key === 'gold' ? [] : [[typed, key] as const]));
const potions = (reading: Reading): readonly NameEntry<Potion>[] => only(allItems(reading), POTIONS);
const gear = (reading: Reading): readonly NameEntry<Gear>[] => only(allItems(reading), GEAR);

export const hold: Reader = (words, reading) => {
  if (isNothing(words, reading)) return { type: 'hold', weapon: null };
  const weapon = readKey(words, items(reading), reading, owned(heroAsked(reading)));
  return weapon === null ? reading.note(reading.hints.hold) : { type: 'hold', weapon };
};

/** `drink dwarf healing`, or `drink healing` where it goes without saying who. */
export const drink: Reader = (words, reading) => {
  const bottles = reading.view.heroes.filter(({ seat }) => seat === reading.seat).flatMap((hero) => hero.potions);
  for (const wanted of [0, 1]) {
    const { heroes, rest } = heroesIn(words, reading, wanted);
    const own = reading.view.heroes.find(({ hero }) => hero === heroes[0]) ?? heroAsked(reading);
    const atHand = own === null || own.potions.length === 0 ? bottles : own.potions;
    const potion = readKey(rest, potions(reading), reading, atHand);
    const hero = heroes[0] ?? (potion === null ? undefined : drinkerOf(potion, reading));
    if (potion !== null && hero !== undefined) return { type: 'drink', hero, potion };
  }
  return reading.note(reading.hints.drink);
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
  const { heroes, rest } = heroesIn(words, reading, 1, 'last');
  const item = readKey(rest, items(reading), reading, owned(heroAsked(reading)));
  return whole({ type: 'give', item, to: heroes[0] }) ?? reading.note(reading.hints.give);
};

export const take: Reader = (words, reading) => {
  const { view } = reading;
  const isSquare = (word: string): boolean => readSquare(view, word) !== null;
  const here = heroAsked(reading)?.at;
  const at =
    words.map((word) => readSquare(view, word)).find((one) => one !== null) ??
    (view.piles.length === 1 ? view.piles[0]?.at : here);
  const lying = view.piles.filter((pile) => pile.at === at).flatMap((pile) => pile.items);
  const item = readKey(
    words.filter((word) => !isSquare(word)),
    allItems(reading),
    reading,
    [...lying, 'gold'],
  );
  return whole({ type: 'pickUp', at, item }) ?? reading.note(reading.hints.take);
};

export const trading =
  (type: 'buy' | 'sell'): Reader =>
  (words, reading) => {
    const { heroes, rest } = heroesIn(words, reading, 1);
    const ware = readKey(rest, gear(reading), reading);
    return whole({ type, hero: heroes[0], gear: ware }) ?? reading.note(reading.hints.trading(type));
  };

export const trade: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, reading, 2);
  const giver = reading.view.heroes.find(({ hero }) => hero === heroes[0]);
  const item = readKey(rest, items(reading), reading, owned(giver));
  return whole({ type: 'swap', from: heroes[0], to: heroes[1], item }) ?? reading.note(reading.hints.trade);
};

export const pay: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, reading, 2);
  const gold = readNumber(rest[0]);
  return whole({ type: 'pay', from: heroes[0], to: heroes[1], gold }) ?? reading.note(reading.hints.pay);
};

export const wear: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, reading, 1);
  const [hero] = heroes;
  const isBare = isNothing(rest, reading);
  const suit = isBare ? null : readKey(rest, only(allItems(reading), SUITS), reading);
  if (hero === undefined || (suit === null && !isBare)) return reading.note(reading.hints.wear);
  return { type: 'wear', hero, suit };
};
