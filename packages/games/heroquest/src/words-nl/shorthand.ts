import type { Action, HeroQuest, View } from '../types/index.ts';
import { squareIn } from '../words/squares.ts';
import type { Telling } from '../words/words.ts';
import { figureIn, ITEM_NAMES } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { edgeIn } from './squares.ts';

type Named = { readonly [K in Action['type']]: (action: Extract<Action, { type: K }>, view: View) => string };

const { hero: HEROES, spell: SPELLS, dreadSpell: DREAD_SPELLS } = DUTCH_NAMES;

const itemNamed = (item: keyof typeof ITEM_NAMES | 'gold'): string => (item === 'gold' ? 'goud' : ITEM_NAMES[item]);

const SEARCHES: Readonly<Record<Extract<Action, { type: 'search' }>['what'], string>> = {
  treasure: 'zoek schatten',
  secretDoors: 'zoek deuren',
  traps: 'zoek vallen',
};

const NAMED: Named = {
  order: ({ heroes }) => `volgorde ${heroes.map((hero) => HEROES[hero]).join(' ')}`,
  takeSchool: ({ school }) => DUTCH_NAMES.school[school],
  hide: ({ room }) => `verstop ${room}`,
  roll: () => 'gooi',
  walk: ({ to }, view) => `loop ${squareIn(view, to)}`,
  jump: ({ to }, view) => `spring ${squareIn(view, to)}`,
  open: ({ door }, view) => `open ${edgeIn(view, door)}`,
  close: ({ door }, view) => `sluit ${edgeIn(view, door)}`,
  hold: ({ weapon }) => (weapon === null ? 'lege handen' : `neem ${ITEM_NAMES[weapon]}`),
  attack: ({ target, isThrown }, view) => `${isThrown ? 'werp' : 'sla'} ${figureIn(view, target)}`,
  cast: ({ spell }) => SPELLS[spell],
  search: ({ what }) => SEARCHES[what],
  disarm: ({ at }, view) => `ontmantel ${squareIn(view, at)}`,
  drink: ({ hero, potion }) => `${HEROES[hero]} drinkt ${ITEM_NAMES[potion]}`,
  give: ({ item }) => `geef ${itemNamed(item)}`,
  pickUp: ({ item }) => `raap ${itemNamed(item)} op`,
  elixir: () => ITEM_NAMES['elixir-of-life'],
  useRing: () => ITEM_NAMES['ring-of-return'],
  leave: () => 'vertrek',
  endTurn: () => 'klaar',
  free: () => 'bevrijd',
  lift: ({ at }, view) => `til op ${squareIn(view, at)}`,
  setDown: ({ at }, view) => `zet neer ${squareIn(view, at)}`,
  handOver: ({ to }) => `geef ${HEROES[to]}`,
  openGear: () => 'uitrusting',
  portal: ({ door }, view) => `portaal ${edgeIn(view, door)}`,
  steer: ({ by }) => `stuur ${by > 0 ? `+${by}` : by}`,
  activate: ({ monster }, view) => figureIn(view, monster),
  dread: ({ spell }) => DREAD_SPELLS[spell],
  place: ({ at }, view) => `zet ${squareIn(view, at)}`,
  stepAside: ({ to }, view) => `opzij ${squareIn(view, to)}`,
  rescue: ({ spell }) => `red ${SPELLS[spell]}`,
  again: () => 'opnieuw',
  keepSpell: () => 'bewaar',
  pass: () => 'pas',
  buy: ({ gear }) => `koop ${ITEM_NAMES[gear]}`,
  sell: ({ gear }) => `verkoop ${ITEM_NAMES[gear]}`,
  swap: ({ item }) => `ruil ${ITEM_NAMES[item]}`,
  pay: ({ gold }) => `betaal ${gold}`,
  wear: ({ suit }) => (suit === null ? 'trek uit' : `trek aan ${ITEM_NAMES[suit]}`),
  rename: ({ name }) => `noem ${name}`,
  goOn: () => 'verder',
};

/** The name of an answer in the list. What it says at length stands beside it. */
export const shorthand: Telling<HeroQuest>['shorthand'] = (chosen, { view }) => {
  const named = NAMED[chosen.type] as (chosen: Action, view: View) => string; // looked up by the action's own type
  return named(chosen, view);
};
