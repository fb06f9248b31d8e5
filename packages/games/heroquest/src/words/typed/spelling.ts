import type { Wording } from '@questhall/facets';
import { heroOfId } from '../../queries/figures.ts';
import { type Action, CAPTIVE_ID, type FigureId, GENIE_ID, type HeroQuest, type View } from '../../types/index.ts';
import { markOf } from '../telling/marks.ts';
import { edgeIn, squareIn } from './squares.ts';
import type { TypedWords } from './typed-words.ts';

type Spelt = readonly (string | number)[];
type Spellings = {
  readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View, typedWords: TypedWords) => Spelt;
};

/** How the keyboard calls a figure: `elf`, `g2`, or `orc` where there is only one. */
function figureTyped(view: View, id: FigureId, typedWords: TypedWords): string {
  if (id === GENIE_ID) return typedWords.genie;
  if (id === CAPTIVE_ID) return typedWords.captive[0];
  const hero = heroOfId(id);
  if (hero !== null) return typedWords.heroes[hero];
  const { name, number, badge } = markOf(view, id);
  return number === null ? typedWords.monster(name) : badge.toLowerCase();
}

const SPELLINGS: Spellings = {
  order: ({ heroes }, _view, typedWords) => [
    typedWords.verbs.order[0],
    ...heroes.map((hero) => typedWords.heroes[hero]),
  ],
  takeSchool: ({ school }, _view, { verbs, schools }) => [verbs.school[0], schools[school]],
  hide: ({ room }, _view, { verbs }) => [verbs.hide[0], room],
  roll: (_action, _view, { verbs }) => [verbs.roll[0]],
  walk: ({ to }, view, { verbs }) => [verbs.walk[0], squareIn(view, to)],
  jump: ({ over, to }, view, { verbs }) => [verbs.jump[0], squareIn(view, over), squareIn(view, to)],
  open: ({ door }, view, typedWords) => [typedWords.verbs.open[0], edgeIn(view, door, typedWords)],
  close: ({ door }, view, typedWords) => [typedWords.verbs.close[0], edgeIn(view, door, typedWords)],
  hold: ({ weapon }, _view, { verbs, items, nothing }) => [verbs.hold[0], weapon === null ? nothing[0] : items[weapon]],
  attack: ({ target, isThrown }, view, typedWords) => [
    typedWords.verbs[isThrown ? 'throw' : 'attack'][0],
    figureTyped(view, target, typedWords),
  ],
  cast: ({ spell, targets, at, mode }, view, typedWords) => [
    typedWords.verbs.cast[0],
    typedWords.spells[spell],
    ...targets.map((id) => figureTyped(view, id, typedWords)),
    ...(at === null ? [] : [squareIn(view, at)]),
    ...(mode === null ? [] : [typedWords.modes[mode]]),
  ],
  search: ({ what }, _view, { verbs, searches }) => [verbs.search[0], searches[what][0]],
  disarm: ({ at, with: tool }, view, { verbs, tools }) => [verbs.disarm[0], squareIn(view, at), tools[tool]],
  drink: ({ hero, potion }, _view, { verbs, heroes, items }) => [verbs.drink[0], heroes[hero], items[potion]],
  give: ({ item, to }, _view, { verbs, heroes, items }) => [verbs.give[0], items[item], heroes[to]],
  pickUp: ({ at, item }, view, { verbs, items }) => [verbs.take[0], items[item], squareIn(view, at)],
  elixir: ({ hero }, _view, { verbs, heroes }) => [verbs.elixir[0], heroes[hero]],
  useRing: (_action, _view, { verbs }) => [verbs.ring[0]],
  leave: (_action, _view, { verbs }) => [verbs.leave[0]],
  endTurn: (_action, _view, { verbs }) => [verbs.end[0]],
  free: (_action, _view, { verbs }) => [verbs.free[0]],
  lift: ({ at }, view, { verbs }) => [verbs.lift[0], squareIn(view, at)],
  setDown: ({ at }, view, { verbs }) => [verbs.drop[0], squareIn(view, at)],
  handOver: ({ to }, _view, { verbs, heroes }) => [verbs.hand[0], heroes[to]],
  openGear: (_action, _view, { verbs }) => [verbs.gear[0]],
  portal: ({ door }, view, typedWords) => [typedWords.verbs.enter[0], edgeIn(view, door, typedWords)],
  steer: ({ by }, _view, { verbs }) => [verbs.steer[0], by > 0 ? `+${by}` : by],
  activate: ({ monster }, view, typedWords) => [typedWords.verbs.activate[0], figureTyped(view, monster, typedWords)],
  dread: ({ spell, target, at, direction }, view, typedWords) => [
    typedWords.verbs.dread[0],
    typedWords.dreadSpells[spell][0],
    ...(target === null ? [] : [figureTyped(view, target, typedWords)]),
    ...(at === null ? [] : [squareIn(view, at)]),
    ...(direction === null ? [] : [typedWords.points[direction] ?? direction]),
  ],
  place: ({ at }, view, { verbs }) => [verbs.place[0], squareIn(view, at)],
  stepAside: ({ to }, view, { verbs }) => [verbs.aside[0], squareIn(view, to)],
  rescue: ({ spell }, _view, { verbs, spells }) => [verbs.rescue[0], spells[spell]],
  again: (_action, _view, { verbs }) => [verbs.reroll[0]],
  keepSpell: (_action, _view, { verbs }) => [verbs.keep[0]],
  pass: (_action, _view, { verbs }) => [verbs.pass[0]],
  buy: ({ hero, gear }, _view, { verbs, heroes, items }) => [verbs.buy[0], heroes[hero], items[gear]],
  sell: ({ hero, gear }, _view, { verbs, heroes, items }) => [verbs.sell[0], heroes[hero], items[gear]],
  swap: ({ from, to, item }, _view, { verbs, heroes, items }) => [
    verbs.trade[0],
    heroes[from],
    heroes[to],
    items[item],
  ],
  pay: ({ from, to, gold }, _view, { verbs, heroes }) => [verbs.pay[0], heroes[from], heroes[to], gold],
  wear: ({ hero, suit }, _view, { verbs, heroes, items, nothing }) => [
    verbs.wear[0],
    heroes[hero],
    suit === null ? nothing[0] : items[suit],
  ],
  rename: ({ hero, name }, _view, { verbs, heroes }) => [verbs.name[0], heroes[hero], name],
  goOn: (_action, _view, { verbs }) => [verbs.ready[0]],
};

/**
 * The shortest thing to type for an action. None of these words is a command of the terminal, such as `again` or `go`.
 */
export const spellingOf =
  (typedWords: TypedWords): Wording<HeroQuest>['typed'] =>
  (chosen, { view }) => {
    const spell = SPELLINGS[chosen.type] as (chosen: Action, view: View, typedWords: TypedWords) => Spelt; // looked up by the action's own type
    return spell(chosen, view, typedWords).join(' ');
  };
