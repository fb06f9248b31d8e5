import type { Facts } from '@questhall/kernel';
import { HEROES, type Hero } from '../content/heroes.ts';
import { NAMES } from '../content/names.ts';
import { isMonsterId, squareOfAnyone } from '../queries/figures.ts';
import { HOUSE_RULES } from '../rulebook/house.ts';
import type { Square } from '../sheet/sheet.ts';
import type { HeroQuest, Question, View } from '../types/index.ts';
import { figureIn, ITEM_NAMES, theHero } from './figures.ts';
import { capital, count } from './numbers.ts';
import { roomIn, squareIn } from './squares.ts';
import { barredText, doorText, notBeside, placeText, unseen } from './why-not.ts';
import type { Words } from './words.ts';

/** A key of some table as its name, or as it is when the table has no such key. */
export const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? String(key);

export const isHero = (name: string | number): name is Hero => HEROES.some((hero) => hero === name);
const heroName = (name: string | number): string => (isHero(name) ? theHero(name) : String(name));
const anyone = (view: View, who: string | number): string =>
  typeof who === 'number' ? figureIn(view, who) : heroName(who);

/** A place or a figure, with where somebody stands for whom it is out of reach or out of sight. */
function whereText(view: View, at: Square, { from, unseenFrom, barred }: Facts, what?: string): string {
  if (barred !== undefined) return barredText(view, at);
  if (from !== undefined) return notBeside(view, at, Number(from), what);
  return unseenFrom === undefined ? placeText(view, at) : unseen(view, at, Number(unseenFrom), what);
}

function targetText(view: View, who: string | number, all: Facts): string {
  const { from, unseenFrom } = all;
  const at = squareOfAnyone(view, who);
  if (at === null && typeof who === 'number' && isMonsterId(who)) return 'no such monster is in sight';
  if (at === null || (from ?? unseenFrom) === undefined) return `that is ${anyone(view, who)}`;
  return whereText(view, at, all, `${anyone(view, who)} at ${squareIn(view, at)}`);
}

const NO_KIT =
  'that hero has no Tool Kit; the Dwarf needs none: beside the trap, type disarm, its square and hands, such as disarm 4,7 hands';

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'door'
  | 'open'
  | 'closed'
  | 'target'
  | 'searchedBy'
  | 'monster'
  | 'monsters'
  | 'hero'
  | 'to'
  | 'tool'
  | 'rolled'
  | 'steps'
  | 'left'
  | 'turns'
  | 'potion'
  | 'item'
  | 'gear'
  | 'weapon'
  | 'held'
  | 'suit'
  | 'spell'
  | 'school'
  | 'mind'
  | 'sum'
  | 'room'
  | 'price'
  | 'gold'
  | 'name'
  | 'heroes'
  | 'seats'
  | 'house'
  | 'fixed';

/** What each fact of a refusal says. */
export type Sayings = Readonly<Record<FactName, (value: string | number, view: View, all: Facts) => string>>;

const SAID: Sayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => whereText(view, Number(at), all),
  door: (edge, view, { from }) => doorText(view, Number(edge), from === undefined ? null : Number(from)),
  open: () => 'it stands open already',
  closed: () => 'it is closed already',
  target: (who, view, all) => targetText(view, who, all),
  searchedBy: (hero) => `${heroName(hero)} has searched here already; another hero still may`,
  monster: (id, view) => `that is ${figureIn(view, Number(id))}`,
  monsters: () => 'there is a monster in that room',
  hero: (hero) => `that is ${heroName(hero)}`,
  to: (hero) => `to ${heroName(hero)}`,
  tool: (tool) => (tool === 'kit' ? NO_KIT : 'only the Dwarf does it with bare hands; everybody else needs a Tool Kit'),
  rolled: (left) =>
    left === 0
      ? 'the dice for the move have not been rolled: roll'
      : `the dice for the move have been rolled, and there ${left === 1 ? 'is' : 'are'} ${count(Number(left), 'square')} left to walk`,
  steps: (n, _view, { move, left }) =>
    move === undefined
      ? `that is ${count(Number(n), 'step')}, with ${count(Number(left ?? 0), 'square')} left to walk`
      : `that is ${count(Number(n), 'step')}, and it walks ${move} at most`,
  left: (n, _view, { steps }) => (steps === undefined ? `${count(Number(n), 'square')} left to walk` : ''),
  turns: () => 'it is being loaded in this turn',
  potion: (potion) => `that is ${named(NAMES.potion, potion)}`,
  item: (item) => `that is ${named(ITEM_NAMES, item)}`,
  gear: (gear) => `that is ${named(ITEM_NAMES, gear)}`,
  weapon: (weapon) => (weapon === 'nothing' ? 'that is nothing' : `that is ${named(ITEM_NAMES, weapon)}`),
  held: (weapon) => `in hand: ${weapon === 'nothing' ? 'nothing' : named(ITEM_NAMES, weapon)}`,
  suit: (suit) => (suit === 'nothing' ? 'no suit is worn already' : `that is ${named(ITEM_NAMES, suit)}`),
  spell: (spell) => `that is ${named({ ...NAMES.spell, ...NAMES.dreadSpell }, spell)}`,
  school: (school) => `somebody has the school of ${named(NAMES.school, school)} already`,
  mind: (n) => `together they have ${n} Mind Points`,
  sum: (n) => `that would be ${n}`,
  room: (room, view) => `that is room ${roomIn(view, String(room))}`,
  price: (n) => `it costs ${n} gold`,
  gold: (n) => `there are ${n} gold`,
  name: (name) => `${name} is no name to choose`,
  heroes: (n) => (n === 1 ? 'name your hero' : `name all ${count(Number(n), 'hero', 'heroes')}, each of them once`),
  seats: (n) => `seats at this table: ${n}`,
  house: (rule) =>
    `this house plays with “${Object.hasOwn(HOUSE_RULES, rule) ? HOUSE_RULES[rule as keyof typeof HOUSE_RULES].title : rule}”`, // its own key
  fixed: (why) => named(FIXED, why),
};

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  order: 'the order of the heroes has to be fixed first',
  school: 'a school of spells has to be taken first',
  hide: 'something has to be hidden first',
  turn: 'it is a hero’s turn',
  puppet: 'it is a puppet’s turn',
  genie: 'it is the Genie’s turn',
  captive: 'it is the captive’s turn',
  whisk: 'the wind carries a hero',
  zargon: 'it is Zargon’s turn',
  defend: 'a defence is about to be rolled',
  rescue: 'a hero is dying',
  aside: 'a block is falling',
  place: 'a monster has to be put down',
  steer: 'a portal has been rolled',
  keep: 'a spell has just been cast',
  again: 'a resist roll has just failed',
  meanwhile: 'somebody else decides, and you may only drink',
  town: 'the heroes are in town',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'since then dice have fallen',
  secret: 'since then something hidden has come to light',
  seal: 'since then a choice has been sealed',
  seat: 'somebody else made that move',
};

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn(sayings: Sayings, given: Facts, view: View): string {
  const isKnown = (name: string): name is FactName => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, view, given)) || [],
  );
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
}

export const facts: Words<HeroQuest>['facts'] = (given, { view }) => factsIn(SAID, given, view);
