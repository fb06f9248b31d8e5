import type { Action, HeroQuest, Item, View } from '../types/index.ts';
import { figureTyped } from './figures.ts';
import { COMPASS } from './spell-lines.ts';
import { edgeIn, squareIn } from './squares.ts';
import type { Words } from './words.ts';

type Typed = {
  readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View) => readonly (string | number)[];
};

/** Nobody likes to type `potion-of-` before every bottle. */
const itemTyped = (item: Item | 'gold'): string => item.replace(/^potion-of-/, '');

const TYPED: Typed = {
  order: ({ heroes }) => ['order', ...heroes],
  takeSchool: ({ school }) => ['school', school],
  hide: ({ room }) => ['hide', room],
  roll: () => ['roll'],
  walk: ({ to }, view) => ['walk', squareIn(view, to)],
  jump: ({ over, to }, view) => ['jump', squareIn(view, over), squareIn(view, to)],
  open: ({ door }, view) => ['open', edgeIn(view, door)],
  close: ({ door }, view) => ['close', edgeIn(view, door)],
  hold: ({ weapon }) => ['hold', weapon ?? 'nothing'],
  attack: ({ target, isThrown }) => [isThrown ? 'throw' : 'attack', figureTyped(target)],
  cast: ({ spell, targets, at, mode }, view) => [
    'cast',
    spell,
    ...targets.map(figureTyped),
    ...(at === null ? [] : [squareIn(view, at)]),
    ...(mode === null ? [] : [mode]),
  ],
  search: ({ what }) => ['search', what === 'secretDoors' ? 'doors' : what],
  disarm: ({ at, with: tool }, view) => ['disarm', squareIn(view, at), tool],
  drink: ({ hero, potion }) => ['drink', hero, itemTyped(potion)],
  give: ({ item, to }) => ['give', itemTyped(item), to],
  pickUp: ({ at, item }, view) => ['take', itemTyped(item), squareIn(view, at)],
  elixir: ({ hero }) => ['elixir', hero],
  useRing: () => ['ring'],
  leave: () => ['leave'],
  endTurn: () => ['end'],
  free: () => ['free'],
  lift: ({ at }, view) => ['lift', squareIn(view, at)],
  setDown: ({ at }, view) => ['drop', squareIn(view, at)],
  handOver: ({ to }) => ['hand', to],
  openGear: () => ['gear'],
  portal: ({ door }, view) => ['enter', edgeIn(view, door)],
  steer: ({ by }) => ['steer', by > 0 ? `+${by}` : by],
  activate: ({ monster }) => ['activate', figureTyped(monster)],
  dread: ({ spell, target, at, direction }, view) => [
    'dread',
    spell,
    ...(target === null ? [] : [figureTyped(target)]),
    ...(at === null ? [] : [squareIn(view, at)]),
    ...(direction === null ? [] : [COMPASS[direction] ?? direction]),
  ],
  place: ({ at }, view) => ['place', squareIn(view, at)],
  stepAside: ({ to }, view) => ['aside', squareIn(view, to)],
  rescue: ({ spell }) => ['rescue', spell],
  again: () => ['reroll'],
  keepSpell: () => ['keep'],
  pass: () => ['pass'],
  buy: ({ hero, gear }) => ['buy', hero, gear],
  sell: ({ hero, gear }) => ['sell', hero, gear],
  swap: ({ from, to, item }) => ['trade', from, to, itemTyped(item)],
  pay: ({ from, to, gold }) => ['pay', from, to, gold],
  wear: ({ hero, suit }) => ['wear', hero, suit ?? 'nothing'],
  rename: ({ hero, name }) => ['name', hero, name],
  goOn: () => ['ready'],
};

/**
 * The shortest thing to type for an action. None of these words is a command of the terminal, such as `again` or `go`.
 */
export const shorthand: Words<HeroQuest>['shorthand'] = (chosen, { view }) => {
  const typed = TYPED[chosen.type] as (chosen: Action, view: View) => readonly (string | number)[]; // looked up by the action's own type
  return typed(chosen, view).join(' ');
};
