import type { Said, Wording } from '@questhall/facets';
import { ARMORY, resaleOf } from '../../content/equipment.ts';
import type { Hero } from '../../content/heroes.ts';
import { heroOf } from '../../queries/figures.ts';
import { trapAt } from '../../queries/floor.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, HeroQuest, Question, View } from '../../types/index.ts';
import { standpointOf } from '../telling/asked.ts';
import { leftOf } from '../telling/left.ts';
import { nearestHero } from '../telling/places.ts';
import { type Surroundings, surroundingsOf } from '../telling/surroundings.ts';
import { activated, attacked, besideText, cast, dread } from './actions-fighting.ts';
import { anItem, captiveIn, theHero, theItem, whichHero } from './figures.ts';
import { lostText, undoneText } from './left.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { regionText, roomText, spot, theDoor, wayTo } from './places.ts';
import { POTION_LINES, SCHOOL_LINES, SPELL_LINES } from './spell-lines.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Sayings = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => Said };

/** What the parts of a turn are called where it is not said yet whom or what they are about. */
export const acts = {
  roll: 'Roll the dice',
  attack: 'Attack',
  throw: 'Throw the Dagger',
  endTurn: 'End the turn',
  leave: 'Leave the dungeon',
  treasure: 'Search for treasure',
  secretDoors: 'Search for secret doors',
  traps: 'Search for traps',
} as const;

const said = (title: string, detail = ''): Said => ({ title, detail });
const spotOf = (view: View, question: Question, at: Square): string => spot(view, standpointOf(view, question), at);
const doorOf = (view: View, question: Question, door: number): string =>
  theDoor(view, door, standpointOf(view, question));

const SAYINGS: Sayings = {
  order: ({ heroes }) => said(list(heroes.map((hero) => NAMES.hero[hero]))),
  takeSchool: ({ school }) => said(`Spells of ${NAMES.school[school]}`, SCHOOL_LINES[school]),
  hide: ({ room }, view) => said(`Hide it in ${roomText(view, room)}`),
  roll: (_action, { turn }) =>
    turn?.movement == null ? said(acts.roll) : said('Roll again', `with ${theItem('ferrymans-coin')}`),
  walk: ({ to }, view, question) => {
    const from = standpointOf(view, question);
    return said(from === null ? 'Walk' : `Walk ${wayTo(view, from, to)}`, around(view, to, question));
  },
  jump: ({ over, to }, view, question) =>
    said(`Jump over ${trapText(view, over)}${spotOf(view, question, to)}`, 'on a skull it springs'),
  open: ({ door }, view, question) => said(`Open ${doorOf(view, question, door)}`),
  close: ({ door }, view, question) => said(`Close ${doorOf(view, question, door)}`),
  hold: ({ weapon }) => said(weapon === null ? 'Fight with bare hands' : `Take ${theItem(weapon)} in hand`),
  attack: attacked,
  cast,
  search: ({ what }) => said(acts[what]),
  disarm: ({ at, with: tool }, view, question) =>
    said(
      `Disarm ${trapText(view, at)}${spotOf(view, question, at)}`,
      tool === 'kit' ? 'with the Tool Kit' : 'with bare hands',
    ),
  drink: ({ hero, potion }, _view, question) =>
    said(
      'hero' in question && question.hero === hero
        ? `Drink ${theItem(potion)}`
        : `${whichHero(hero)} drinks ${theItem(potion)}`,
      POTION_LINES[potion],
    ),
  give: ({ item, to }) => said(`Give ${theItem(item)} to ${theHero(to)}`),
  pickUp: ({ at, item }, view, question) =>
    said(`Pick up ${item === 'gold' ? 'the gold' : theItem(item)}${spotOf(view, question, at)}`),
  elixir: ({ hero }) => said(`Use ${theItem('elixir-of-life')} on ${theHero(hero)}`, 'alive again, in full strength'),
  useRing: () => said(`Use ${theItem('ring-of-return')}`, 'everybody in sight is back on the stairway'),
  leave: () => said(acts.leave, 'up the stairway and out, for good'),
  endTurn: (_action, view, question) => {
    const left = leftOf(view, [question]);
    if (left === null) return said(acts.endTurn);
    return said(acts.endTurn, question.kind === 'zargon' ? undoneText(left) : lostText(left));
  },
  free: (_action, view) => said(`Strike off ${captiveIn(view)}’s chains`),
  lift: ({ at }, view, question) => said(`Lift the chest of gold${spotOf(view, question, at)}`),
  setDown: ({ at }, view, question) => said(`Put the chest of gold down${spotOf(view, question, at)}`),
  handOver: ({ to }) => said(`Hand the chest of gold to ${theHero(to)}`),
  openGear: () => said('Open the chest', 'everybody takes back what is theirs'),
  portal: ({ door }, view, question) => said(`Enter ${doorOf(view, question, door)}`, 'wherever it leads'),
  steer: ({ by }, _view, question) => {
    const sum = question.kind === 'steer' ? question.sum : 0;
    return said(by === 0 ? `Leave it at ${sum}` : `Make it ${sum + by}`);
  },
  activate: ({ monster }, view) => activated(view, monster),
  dread,
  place: ({ at }, view, question) => said(`Place it ${placeText(view, at)}`, around(view, at, question)),
  stepAside: ({ to }, view, question) => {
    const from = standpointOf(view, question);
    return said(from === null ? 'Step aside' : `Step ${wayTo(view, from, to)}`);
  },
  rescue: ({ spell }) => said(`Cast ${NAMES.spell[spell]}`, SPELL_LINES[spell]),
  again: (_action, _view, question) =>
    said('Roll again', question.kind === 'again' ? `against ${NAMES.dreadSpell[question.against]}` : ''),
  keepSpell: () => said('Keep the spell', 'it is not spent'),
  pass: (_action, _view, { kind }) => said(PASSES[kind] ?? 'No, thank you'),
  buy: ({ hero, gear }, view) =>
    said(`Buy ${anItem(gear)} for ${theHero(hero)}`, `${ARMORY[gear]} gold, ${goldOf(view, hero) - ARMORY[gear]} left`),
  sell: ({ hero, gear }) => said(`${whichHero(hero)} sells ${theItem(gear)}`, `${resaleOf(gear)} gold`),
  swap: ({ from, to, item }) => said(`${whichHero(from)} gives ${theItem(item)} to ${theHero(to)}`),
  pay: ({ from, to, gold }) => said(`${whichHero(from)} gives ${gold} gold to ${theHero(to)}`),
  wear: ({ hero, suit }) =>
    said(`${whichHero(hero)} ${suit === null ? 'takes the armour off' : `puts ${theItem(suit)} on`}`),
  rename: ({ hero, name }) => said(`Call ${theHero(hero)} ${name}`),
  goOn: (_action, view) => said(`On to quest ${view.quest}`),
};

export const action: Wording<HeroQuest>['action'] = (chosen, { question }, { view }) => {
  const say = SAYINGS[chosen.type] as (chosen: Action, view: View, question: Question) => Said; // looked up by the action's own type
  return say(chosen, view, question);
};

const PASSES: Readonly<Partial<Record<Question['kind'], string>>> = {
  defend: 'Roll the defence',
  rescue: 'Let the hero die',
  keep: 'Let the spell be spent',
  again: 'Leave it at that',
  meanwhile: 'Drink nothing now',
};

const goldOf = (view: View, hero: Hero): number => heroOf(view, hero).gold;

/** `the pit`, `the falling block`; `the trap` where it is not known which. */
function trapText(view: View, at: Square): string {
  const trap = trapAt(view, at);
  return trap === null ? 'the trap' : TRAPS[trap.kind];
}

const TRAPS = { pit: 'the pit', block: 'the falling block', spear: 'the spear trap' } as const;

/** Where Zargon puts something, as seen from the hero who is closest to it. */
function placeText(view: View, at: Square): string {
  const hero = nearestHero(view, at);
  if (hero === null) return regionText(view, at);
  return `${wayTo(view, hero.at, at)} of ${theHero(hero.hero)}`;
}

/** What is worth knowing about a square before one goes there. */
function around(view: View, at: Square, question: Question): string {
  const { ground, beside, doors } = surroundingsOf(view, at, question);
  const gates = doors.map(({ edge }) => `at ${theDoor(view, edge, at)}`);
  return [...(ground === null ? [] : [GROUNDS[ground]]), ...besideText(view, beside), ...gates].join(', ');
}

const GROUNDS: Readonly<Record<NonNullable<Surroundings['ground']>, string>> = {
  openPit: 'down into the pit',
  stairway: 'on the stairway',
  pit: 'into the pit trap',
  block: 'under the falling block',
  spear: 'into the spear trap',
};
