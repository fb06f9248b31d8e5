import type { Sight, Words } from '@questhall/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import { DREAD_SPELLS } from '../content/dread-spells.ts';
import { GEAR } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import { NAMES } from '../content/names.ts';
import { POTIONS, type Potion } from '../content/potions.ts';
import { SCHOOLS, SPELLS } from '../content/spells.ts';
import { squareOf } from '../queries/figures.ts';
import type { HeroQuest, Item } from '../types/index.ts';
import { attackerOf } from './actions.ts';
import { readFigures, readHero } from './figures.ts';
import { COMPASS, compassName } from './spell-lines.ts';
import { readEdge, readSquare } from './squares.ts';

type Asker = Sight<HeroQuest>;

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
type Reader = (words: readonly string[], asker: Asker) => unknown;

const ITEMS: readonly Item[] = [...GEAR, ...POTIONS, ...ARTIFACTS];
const SUITS = ['chain-mail', 'plate-mail', 'borins-armor'] as const;
const NOTHING = ['nothing', 'none', 'fists'];
/** Words that people put in and that say nothing. */
const FILLERS = ['the', 'a', 'an', 'to', 'at', 'on', 'from', 'with', 'for', 'over', 'into', 'and'];

const keyOf = (words: readonly string[]): string => words.join('-').replace(/[’']/g, '');

/** `battle axe`, `battle-axe`, `wizard’s staff`, and `speed` for a Potion of Speed. */
function readKey<K extends string>(words: readonly string[], keys: readonly K[]): K | null {
  const typed = keyOf(words);
  return keys.find((key) => key === typed || key === `potion-of-${typed}` || (key === 'healing' && typed === 'potion-of-healing')) ?? null;
}

/** The longest beginning of the words that is a key, and the words after it. */
function readFirst<K extends string>(
  words: readonly string[],
  keys: readonly K[],
): { readonly key: K; readonly rest: readonly string[] } | null {
  for (let length = words.length; length > 0; length--) {
    const key = readKey(words.slice(0, length), keys);
    if (key !== null) return { key, rest: words.slice(length) };
  }
  return null;
}

/** Heroes among the words, in order, and the words that are none. */
function heroesIn(words: readonly string[]): { readonly heroes: readonly Hero[]; readonly rest: readonly string[] } {
  return {
    heroes: words.map(readHero).filter((hero) => hero !== null),
    rest: words.filter((word) => readHero(word) === null),
  };
}

/** Null when anything is missing, so that the terminal says that it did not understand. */
function whole(action: Readonly<Record<string, unknown>>): unknown {
  return Object.values(action).some((value) => value === undefined || Number.isNaN(value)) ? null : action;
}

const plain =
  (type: string): Reader =>
  (words) =>
    words.length === 0 ? { type } : null;

/** `4,7`, and `4 7` or `4, 7` as well. */
const square =
  (type: string, field: string): Reader =>
  (words, { view }) =>
    whole({ type, [field]: readSquare(view, words.map((word) => word.replace(/,$/, '')).join()) ?? undefined });

const door =
  (type: string): Reader =>
  ([word = ''], { view }) =>
    whole({ type, door: readEdge(view, word) ?? undefined });

/** `attack 7`, `attack orc 7`, `attack O7`; `attack orc` where only one can be meant. */
const attack =
  (isThrown: boolean): Reader =>
  (words, { view, asks }) => {
    const attacker = asks.map(({ question }) => attackerOf(question)).find((id) => id !== null);
    const near = attacker === undefined || isThrown ? null : squareOf(view, attacker);
    return whole({ type: 'attack', target: readFigures(view, words, near)?.at(-1), isThrown });
  };

const jump: Reader = ([over = '', to = ''], { view }) =>
  whole({ type: 'jump', over: readSquare(view, over) ?? undefined, to: readSquare(view, to) ?? undefined });

const hold: Reader = (words) =>
  NOTHING.includes(keyOf(words)) ? { type: 'hold', weapon: null } : whole({ type: 'hold', weapon: readKey(words, ITEMS) ?? undefined });

/** What a spell is aimed at: figures, or a square. */
function readAim(words: readonly string[], { view }: Asker): { readonly targets: readonly number[]; readonly at: number | null } | null {
  const squares = words.map((word) => readSquare(view, word)).filter((at) => at !== null);
  const targets = readFigures(
    view,
    words.filter((word) => readSquare(view, word) === null),
  );
  return targets === null || squares.length > 1 ? null : { targets, at: squares[0] ?? null };
}

const cast: Reader = (words, asker) => {
  const found = readFirst(words, SPELLS);
  if (found === null) return null;
  const mode = found.rest.find((word) => word === 'haste' || word === 'whisk') ?? null;
  const aim = readAim(
    found.rest.filter((word) => word !== mode),
    asker,
  );
  return aim && { type: 'cast', spell: found.key, targets: aim.targets.toSorted((one, other) => one - other), at: aim.at, mode };
};

const DREAD_NAMES = new Map(DREAD_SPELLS.map((spell) => [keyOf(NAMES.dreadSpell[spell].toLowerCase().split(' ')), spell]));

/** By its short name or in full: `dread lance ne`, `dread storm lance ne`. */
const dread: Reader = (words, asker) => {
  const full = readFirst(words, [...DREAD_NAMES.keys()]);
  const short = readFirst(words, DREAD_SPELLS);
  const spell = DREAD_NAMES.get(full?.key ?? '') ?? short?.key;
  const rest = (full ?? short)?.rest ?? [];
  const isPoint = (word: string, i: number): boolean => word === COMPASS[i] || word === compassName(i);
  const direction = COMPASS.findIndex((_, i) => rest.some((word) => isPoint(word, i)));
  const aim = readAim(
    rest.filter((word) => !isPoint(word, direction)),
    asker,
  );
  if (spell === undefined || aim === null || aim.targets.length > 1) return null;
  return { type: 'dread', spell, target: aim.targets[0] ?? null, at: aim.at, direction: direction < 0 ? null : direction };
};

const SEARCHES: Readonly<Record<string, string>> = {
  treasure: 'treasure',
  traps: 'traps',
  trap: 'traps',
  doors: 'secretDoors',
  door: 'secretDoors',
  'secret-doors': 'secretDoors',
};

const search: Reader = (words) =>
  whole({ type: 'search', what: Object.hasOwn(SEARCHES, keyOf(words)) ? SEARCHES[keyOf(words)] : undefined });

/** With the tools, unless hands are mentioned. */
const disarm: Reader = ([word = '', ...tools], { view }) =>
  whole({ type: 'disarm', at: readSquare(view, word) ?? undefined, with: tools.includes('hands') ? 'hands' : 'kit' });

/** `drink dwarf healing`, or `drink healing` where it goes without saying who. */
const drink: Reader = (words, asker) => {
  const { heroes, rest } = heroesIn(words);
  const potion = readKey(rest, POTIONS);
  return potion && whole({ type: 'drink', hero: heroes[0] ?? drinkerOf(potion, asker), potion });
};

/** The hero that is asked about; else the only one of this seat's that has such a bottle. */
function drinkerOf(potion: Potion, { view, seat, asks }: Asker): Hero | undefined {
  const asked = asks.map(({ question }) => ('hero' in question ? question.hero : null)).find((hero) => hero !== null);
  const owners = view.heroes.filter((one) => one.seat === seat && one.status === 'here' && one.potions.includes(potion));
  const own = view.heroes.find((one) => one.hero === asked && one.seat === seat);
  if (own !== undefined && (owners.includes(own) || owners.length === 0)) return own.hero;
  return owners.length === 1 ? owners[0]?.hero : undefined;
}

const give: Reader = (words) => {
  const { heroes, rest } = heroesIn(words);
  return whole({ type: 'give', item: readKey(rest, ITEMS) ?? undefined, to: heroes[0] });
};

const take: Reader = (words, { view }) => {
  const at = words.map((word) => readSquare(view, word)).find((one) => one !== null);
  const item = readKey(
    words.filter((word) => readSquare(view, word) === null),
    [...ITEMS, 'gold'],
  );
  return whole({ type: 'pickUp', at, item: item ?? undefined });
};

const heroOnly =
  (type: string, field: string): Reader =>
  ([word = '']) =>
    whole({ type, [field]: readHero(word) ?? undefined });

const trading =
  (type: string): Reader =>
  (words) => {
    const { heroes, rest } = heroesIn(words);
    return whole({ type, hero: heroes[0], gear: readKey(rest, GEAR) ?? undefined });
  };

const trade: Reader = (words) => {
  const { heroes, rest } = heroesIn(words);
  return whole({ type: 'swap', from: heroes[0], to: heroes[1], item: readKey(rest, ITEMS) ?? undefined });
};

const pay: Reader = (words) => {
  const { heroes, rest } = heroesIn(words);
  return whole({ type: 'pay', from: heroes[0], to: heroes[1], gold: readNumber(rest[0]) });
};

const wear: Reader = (words) => {
  const { heroes, rest } = heroesIn(words);
  const suit = NOTHING.includes(keyOf(rest)) ? null : (readKey(rest, SUITS) ?? undefined);
  return whole({ type: 'wear', hero: heroes[0], suit });
};

const readNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^[+-]?\d{1,6}$/.test(word) ? Number(word) + 0 : undefined;

const order: Reader = (words) => {
  const { heroes, rest } = heroesIn(words);
  return rest.length > 0 || heroes.length === 0 ? null : { type: 'order', heroes };
};

const school: Reader = (words) => whole({ type: 'takeSchool', school: readKey(words, SCHOOLS) ?? undefined });

const READERS: Readonly<Record<string, Reader>> = {
  order,
  school,
  ...Object.fromEntries(SCHOOLS.map((key) => [key, () => ({ type: 'takeSchool', school: key })])),
  roll: plain('roll'),
  walk: square('walk', 'to'),
  move: square('walk', 'to'),
  jump,
  open: door('open'),
  close: door('close'),
  shut: door('close'),
  hold,
  attack: attack(false),
  hit: attack(false),
  shoot: attack(false),
  throw: attack(true),
  cast,
  search,
  disarm,
  drink,
  give,
  take,
  elixir: heroOnly('elixir', 'hero'),
  ring: plain('useRing'),
  leave: plain('leave'),
  end: plain('endTurn'),
  done: plain('endTurn'),
  free: plain('free'),
  lift: square('lift', 'at'),
  drop: square('setDown', 'at'),
  hand: heroOnly('handOver', 'to'),
  gear: plain('openGear'),
  enter: door('portal'),
  steer: ([by]) => whole({ type: 'steer', by: readNumber(by) }),
  activate: (words, { view }) => whole({ type: 'activate', monster: readFigures(view, words)?.at(-1) }),
  dread,
  place: square('place', 'at'),
  aside: square('stepAside', 'to'),
  rescue: (words) => whole({ type: 'rescue', spell: readKey(words, SPELLS) ?? undefined }),
  reroll: plain('again'),
  keep: plain('keepSpell'),
  pass: plain('pass'),
  no: plain('pass'),
  buy: trading('buy'),
  sell: trading('sell'),
  trade,
  swap: trade,
  pay,
  wear,
  ready: plain('goOn'),
};

/** What a player typed. Squares are `4,7` as on the map, sides of them `4,7E`, figures `elf`, `7` or `orc`. */
export const parse: Words<HeroQuest>['parse'] = (words, asker) => {
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  if (verb === 'hide') return whole({ type: 'hide', room: rest[0] }); // rooms and names keep their capitals
  if (verb === 'name')
    return whole({ type: 'rename', hero: readHero(rest[0]?.toLowerCase() ?? '') ?? undefined, name: rest.slice(1).join(' ') || undefined });
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  const plainWords = rest.map((word) => word.toLowerCase()).filter((word) => !FILLERS.includes(word));
  return reader === undefined ? null : reader(plainWords, asker);
};
