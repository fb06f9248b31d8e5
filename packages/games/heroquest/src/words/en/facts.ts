import type { Wording } from '@questhall/facets';
import type { Facts } from '@questhall/kernel';
import { isMonsterId, squareOfAnyone } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroQuest, Question, View } from '../../types/index.ts';
import { type FactSayings, factsIn, isHero, named } from '../telling/facts.ts';
import { book } from './book.ts';
import { figureIn, ITEM_NAMES, theHero } from './figures.ts';
import { NAMES } from './names.ts';
import { count, squares } from './numbers.ts';
import { roomText } from './places.ts';
import { barredText, doorText, notBeside, placeText, unseen } from './why-not.ts';

const heroName = (name: string | number): string => (isHero(name) ? theHero(name) : String(name));
const anyone = (view: View, who: string | number): string =>
  typeof who === 'number' ? figureIn(view, who) : heroName(who);
const houseRule = (name: string): string => book.houseRules[name]?.title ?? name;

/** A place or a figure, with where somebody stands for whom it is out of reach or out of sight. */
function whereText(view: View, at: Square, { from, unseenFrom, barred }: Facts, what?: string): string {
  if (barred !== undefined) return barredText(view, at);
  if (from !== undefined) return notBeside(view, at, Number(from), what);
  return unseenFrom === undefined ? placeText(view, at) : unseen(view, at, Number(unseenFrom), what);
}

function targetText(view: View, who: string | number, all: Facts): string {
  const { from, unseenFrom } = all;
  const at = squareOfAnyone(view, who);
  if (at === null && typeof who === 'number' && isMonsterId(who))
    return view.monsters.length === 0 ? 'no monster is in sight' : 'no such monster is in sight';
  if (at === null || (from ?? unseenFrom) === undefined) return `that is ${anyone(view, who)}`;
  return whereText(view, at, all, anyone(view, who));
}

const NO_KIT = 'that hero has no Tool Kit; the Dwarf needs none, and does it with bare hands';

/** What each fact of a refusal says. */
const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => whereText(view, Number(at), all),
  door: (edge, view, { from }) => doorText(view, Number(edge), from === undefined ? null : Number(from)),
  open: () => 'it stands open already',
  closed: () => 'it is closed already',
  target: (who, view, all) => targetText(view, who, all),
  acted: (hero) => `${heroName(hero)} has acted in this turn already`,
  searchedBy: (hero) => `${heroName(hero)} has searched here already; another hero still may`,
  monster: (id, view) => `that is ${figureIn(view, Number(id))}`,
  monsters: () => 'there is a monster in that room',
  hero: (hero) => `that is ${heroName(hero)}`,
  to: (hero) => `to ${heroName(hero)}`,
  tool: (tool) => (tool === 'kit' ? NO_KIT : 'only the Dwarf does it with bare hands; everybody else needs a Tool Kit'),
  rolled: (left) =>
    left === 0
      ? 'the dice for the move have not been rolled: roll'
      : `the dice for the move have been rolled, and there ${left === 1 ? 'is' : 'are'} ${squares(Number(left))} left to walk`,
  steps: (n, _view, { move, left }) =>
    move === undefined
      ? `that is ${count(Number(n), 'step', 'steps')}, with ${squares(Number(left ?? 0))} left to walk`
      : `that is ${count(Number(n), 'step', 'steps')}, and it walks ${move} at most`,
  left: (n, _view, { steps }) => (steps === undefined ? `${squares(Number(n))} left to walk` : ''),
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
  room: (room, view) => `that is ${roomText(view, String(room))}`,
  price: (n) => `it costs ${n} gold`,
  gold: (n) => `there are ${n} gold`,
  name: (name) => `${name} is no name to choose`,
  heroes: (n) => (n === 1 ? 'name your hero' : `name all ${count(Number(n), 'hero', 'heroes')}, each of them once`),
  seats: (n) => `seats at this table: ${n}`,
  house: (rule) => `this house plays with “${houseRule(String(rule))}”`,
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

export const facts: Wording<HeroQuest>['facts'] = (given, { view }) => factsIn(SAID, given, view);
