import { CARD_IDS, DECKS, NEGATIVES } from './content/index.ts';
import type { Action, Base } from './types/index.ts';

const PLAIN = ['accept', 'decline', 'endPhase', 'done', 'guard', 'recover', 'endTurn'] as const;
const NUMBER_MAX = 100_000;
const TEXT_LENGTH_MAX = 40;

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

const deck = oneOf(DECKS);
const card = oneOf(CARD_IDS);
const base: Read<Base['source']> = oneOf(['role', 'own', ...CARD_IDS]);

/** What each type of action says besides its type. */
const FIELDS: {
  readonly [K in Exclude<Action['type'], (typeof PLAIN)[number]>]: {
    readonly [F in Exclude<keyof Extract<Action, { type: K }>, 'type'>]: Read<Extract<Action, { type: K }>[F]>;
  };
} = {
  gain: { deck },
  keep: { card, reshuffle: flag },
  exchange: { card },
  award: { hero: number, deck },
  handOver: { card, to: number },
  discard: { card },
  trade: { card, from: number, to: number },
  stand: { at: number },
  go: { to: number },
  open: { door: number },
  setUp: { at: number },
  use: { benefit: text, target: orNull(number), glow: orNull(number) },
  attack: { target: number, base },
  place: { to: number },
  name: { target: number },
  reduce: { effect: oneOf(NEGATIVES) },
  flee: { enemy: number },
  dodge: { enemy: number },
  survive: { card },
  throwRock: { target: number },
  crawl: { to: number },
  activate: { monster: number },
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
