import { decoder, oneOf, orNull, shortList, shortText, wholeNumber, yesOrNo } from '@questhall/border';
import { ARTIFACTS } from './content/artifacts.ts';
import { DREAD_SPELLS } from './content/dread-spells.ts';
import { GEAR, WEAPONS } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { POTIONS } from './content/potions.ts';
import { SCHOOLS, SPELLS } from './content/spells.ts';
import type { Action } from './types/index.ts';

/** One more than any spell takes, so that its rule can say no. */
const TARGETS_MAX = 4;

const hero = oneOf(HEROES);
const item = oneOf([...GEAR, ...POTIONS, ...ARTIFACTS]);
const weapon = oneOf([...WEAPONS, ...ARTIFACTS]);
const SUITS = ['chain-mail', 'plate-mail', 'borins-armor'] as const;

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  roll: {},
  useRing: {},
  leave: {},
  endTurn: {},
  free: {},
  openGear: {},
  again: {},
  keepSpell: {},
  pass: {},
  goOn: {},
  order: { heroes: shortList(hero, HEROES.length) },
  takeSchool: { school: oneOf(SCHOOLS) },
  hide: { room: shortText },
  walk: { to: wholeNumber },
  jump: { over: wholeNumber, to: wholeNumber },
  open: { door: wholeNumber },
  close: { door: wholeNumber },
  hold: { weapon: orNull(weapon) },
  attack: { target: wholeNumber, isThrown: yesOrNo },
  cast: {
    spell: oneOf(SPELLS),
    targets: shortList(wholeNumber, TARGETS_MAX),
    at: orNull(wholeNumber),
    mode: orNull(oneOf(['haste', 'whisk'])),
  },
  search: { what: oneOf(['treasure', 'secretDoors', 'traps']) },
  disarm: { at: wholeNumber, with: oneOf(['kit', 'hands']) },
  drink: { hero, potion: oneOf(POTIONS) },
  give: { item, to: hero },
  pickUp: { at: wholeNumber, item: oneOf([...GEAR, ...POTIONS, ...ARTIFACTS, 'gold' as const]) },
  elixir: { hero },
  lift: { at: wholeNumber },
  setDown: { at: wholeNumber },
  handOver: { to: hero },
  portal: { door: wholeNumber },
  steer: { by: wholeNumber },
  activate: { monster: wholeNumber },
  dread: {
    spell: oneOf(DREAD_SPELLS),
    target: orNull(wholeNumber),
    at: orNull(wholeNumber),
    direction: orNull(wholeNumber),
  },
  place: { at: wholeNumber },
  stepAside: { to: wholeNumber },
  rescue: { spell: oneOf(SPELLS) },
  buy: { hero, gear: oneOf(GEAR) },
  sell: { hero, gear: oneOf(GEAR) },
  swap: { from: hero, to: hero, item },
  pay: { from: hero, to: hero, gold: wholeNumber },
  wear: { hero, suit: orNull(oneOf(SUITS)) },
  rename: { hero, name: shortText },
});
