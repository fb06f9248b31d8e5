import { ARTIFACTS } from './content/artifacts.ts';
import { DREAD_SPELLS } from './content/dread-spells.ts';
import { GEAR, WEAPONS } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { POTIONS } from './content/potions.ts';
import { SCHOOLS, SPELLS } from './content/spells.ts';
import type { Action } from './types/index.ts';

const PLAIN = ['roll', 'useRing', 'leave', 'endTurn', 'free', 'openGear', 'again', 'keepSpell', 'pass', 'goOn'] as const;
const NUMBER_MAX = 100_000;
const TEXT_LENGTH_MAX = 40;
/** One more than any spell takes, so that its rule can say no. */
const TARGETS_MAX = 4;

type Raw = Readonly<Record<string, unknown>>;
type Read<X> = (raw: unknown) => X | undefined;

/** -0 would not survive JSON, so it is no number here. */
const number: Read<number> = (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && Math.abs(raw) <= NUMBER_MAX && !Object.is(raw, -0) ? raw : undefined;
const text: Read<string> = (raw) => (typeof raw === 'string' && raw.length > 0 && raw.length <= TEXT_LENGTH_MAX ? raw : undefined);
const flag: Read<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);
const oneOf =
  <X extends string>(choices: readonly X[]): Read<X> =>
  (raw) =>
    choices.find((choice) => choice === raw);
const orNull =
  <X>(read: Read<X>): Read<X | null> =>
  (raw) =>
    raw === null ? null : read(raw);
const listOf =
  <X>(read: Read<X>, max: number): Read<X[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > max) return undefined;
    const items = raw.map(read);
    return items.every((item) => item !== undefined) ? items : undefined;
  };

const hero = oneOf(HEROES);
const item = oneOf([...GEAR, ...POTIONS, ...ARTIFACTS]);
const weapon = oneOf([...WEAPONS, ...ARTIFACTS]);
const SUITS = ['chain-mail', 'plate-mail', 'borins-armor'] as const;

/** What each type of action says besides its type. */
const FIELDS: {
  readonly [K in Exclude<Action['type'], (typeof PLAIN)[number]>]: {
    readonly [F in Exclude<keyof Extract<Action, { type: K }>, 'type'>]: Read<Extract<Action, { type: K }>[F]>;
  };
} = {
  order: { heroes: listOf(hero, HEROES.length) },
  takeSchool: { school: oneOf(SCHOOLS) },
  hide: { room: text },
  walk: { to: number },
  jump: { over: number, to: number },
  open: { door: number },
  close: { door: number },
  hold: { weapon: orNull(weapon) },
  attack: { target: number, isThrown: flag },
  cast: { spell: oneOf(SPELLS), targets: listOf(number, TARGETS_MAX), at: orNull(number), mode: orNull(oneOf(['haste', 'whisk'])) },
  search: { what: oneOf(['treasure', 'secretDoors', 'traps']) },
  disarm: { at: number, with: oneOf(['kit', 'hands']) },
  drink: { hero, potion: oneOf(POTIONS) },
  give: { item, to: hero },
  pickUp: { at: number, item: oneOf([...GEAR, ...POTIONS, ...ARTIFACTS, 'gold' as const]) },
  elixir: { hero },
  lift: { at: number },
  setDown: { at: number },
  handOver: { to: hero },
  portal: { door: number },
  steer: { by: number },
  activate: { monster: number },
  dread: { spell: oneOf(DREAD_SPELLS), target: orNull(number), at: orNull(number), direction: orNull(number) },
  place: { at: number },
  stepAside: { to: number },
  rescue: { spell: oneOf(SPELLS) },
  buy: { hero, gear: oneOf(GEAR) },
  sell: { hero, gear: oneOf(GEAR) },
  swap: { from: hero, to: hero, item },
  pay: { from: hero, to: hero, gold: number },
  wear: { hero, suit: orNull(oneOf(SUITS)) },
  rename: { hero, name: text },
};

/** The border: an action of this game, or null. */
export function decode(raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
  const plain = PLAIN.find((type) => type === raw.type);
  return plain === undefined ? decodeDetailed({ ...raw }) : { type: plain };
}

function decodeDetailed(raw: Raw): Action | null {
  const { type } = raw;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  const fields: Readonly<Record<string, Read<unknown>>> = FIELDS[type as keyof typeof FIELDS]; // its own key
  const action: Record<string, unknown> = { type };
  for (const [name, read] of Object.entries(fields)) {
    const value = read(raw[name]);
    if (value === undefined) return null;
    action[name] = value;
  }
  return action as Action; // a checked border: every field was read by its own reader
}
