import { adventureOf, type CardId, type Clause, type HeroId, heroCardOf, type Side } from '../../content/index.ts';
import { playClause } from '../../queries/printed.ts';
import { activeCards } from '../../queries/scores.ts';
import { heroOf } from '../../queries/table.ts';
import type { Aim } from '../../types/index.ts';
import { currentAttacks } from '../telling/strikes.ts';
import {
  askedFor,
  cardSlot,
  flagSlot,
  othersIn,
  type Reader,
  type Reading,
  read,
  readFirst,
  readOne,
  seatSlot,
  sideSlot,
  spaceSlot,
  strikeSlot,
} from './reading.ts';
import { maybe, numberSlot, type Slot, slot } from './slots.ts';

/** What a clause has to be aimed at. */
export interface Aiming {
  readonly isSpace: boolean;
  readonly isStrike: boolean;
  readonly isSide: boolean;
  /** The least that is paid beyond the price; null where nothing can be. */
  readonly least: number | null;
}

/** A Threat is ahead, or there is no combat: then an ability needs no attack. */
export function aimingOf({ view }: Pick<Reading, 'view'>, clause: Clause | null): Aiming {
  const effects = clause?.choices.flat() ?? [];
  const has = (...words: readonly string[]): boolean => effects.some(({ word }) => words.includes(word));
  const hasStrikes = currentAttacks(view).length > 0;
  const isSharpening = has('attack', 'counter', 'bestOfTwo') && view.threat === null;
  return {
    isSpace: has('warp'),
    isStrike: hasStrikes && (has('repel', 'minion') || isSharpening),
    isSide: effects.some((effect) => effect.word === 'open' && effect.what !== 'locked'),
    least: clause?.bracket.variable?.[0] ?? null,
  };
}

const NOTHING: Slot<null> = maybe([], null);

/** Of several things that a card can do, not all need the same. */
const unless = <V>(isChoice: boolean, one: Slot<V>): Slot<V | null> =>
  isChoice ? { entries: one.entries, names: one.names, missing: null } : one;

type AimSlots = readonly [
  Slot<string | null>,
  Slot<number | null>,
  Slot<Side | null>,
  Slot<number>,
  Slot<number | null>,
];

function aimSlots(reading: Reading, clause: Clause | null): AimSlots {
  const { isSpace, isStrike, isSide, least } = aimingOf(reading, clause);
  const count = clause?.choices.length ?? 1;
  return [
    isSpace ? unless(count > 1, spaceSlot(reading)) : NOTHING,
    isStrike ? strikeSlot(reading) : NOTHING,
    isSide ? unless(count > 1, sideSlot(reading)) : NOTHING,
    least === null ? maybe([], 0) : numberSlot(least),
    optionSlot(reading, count),
  ];
}

/** Which of several things it does: `option 2`. */
const optionSlot = ({ words }: Reading, count: number): Slot<number | null> =>
  maybe<number | null>(
    Array.from({ length: count }, (_, i) => {
      const [first = '', ...rest] = words.option.map((word) => `${word}-${i + 1}`);
      return [i, [first, ...rest]] as const;
    }),
    null,
  );

type AimValues = readonly [string | null, number | null, Side | null, number, number | null];

/** Where nobody says which, the first that needs what was said. */
function aimOf(clause: Clause | null, [space, strike, side, variable, option]: AimValues): Aim {
  const fits = (clause?.choices ?? []).findIndex(
    (effects) =>
      effects.some(({ word }) => word === 'warp') === (space !== null) &&
      effects.some((effect) => effect.word === 'open' && effect.what !== 'locked') === (side !== null),
  );
  return { space, strike, side, choice: option ?? Math.max(0, fits), variable };
}

export const play: Reader = (typed, reading) => {
  const { view, words } = reading;
  return readFirst(typed, cardSlot(reading, view.hand), reading, (card, rest) => {
    const adventure = adventureOf(card);
    if (adventure.kind === 'bane') return bane(card, rest, reading);
    const clause = playClause(adventure);
    const values = read(rest, [...aimSlots(reading, clause), flagSlot(words.now)], reading);
    if (values === null) return null;
    const [space, strike, side, variable, option, isUsedNow] = values;
    return { type: 'play', card, isUsedNow, ...aimOf(clause, [space, strike, side, variable, option]) };
  });
};

/** On whom; an untargeted one only says who pays, and one for a monster which. */
function bane(card: CardId, typed: readonly string[], reading: Reading): unknown {
  const { view, seat } = reading;
  const { isUntargeted, duration } = adventureOf(card);
  const payers = seatSlot(reading, othersIn(reading));
  if (duration === 'attachment') {
    const hosts = cardSlot(
      reading,
      heroOf(view, seat).pack.map((beast) => beast.card),
    );
    const values = read(typed, [hosts, payers], reading);
    return values === null
      ? null
      : { type: 'bane', card, payer: values[1], target: isUntargeted ? null : values[1], host: values[0] };
  }
  const payer = readOne(typed, payers, reading);
  return payer === null
    ? null
    : { type: 'bane', card, payer: payer.value, target: isUntargeted ? null : payer.value, host: null };
}

/** A readied card, or the ability of one's hero. */
export const use: Reader = (typed, reading) => {
  const { view, seat, words } = reading;
  const hero = heroOf(view, seat);
  const cards = hero.readied.map(({ card }) => card);
  const abilities = activeCards(hero).map(({ id }) => id);
  const sources = slot([
    ...cards.map((card) => [card, words.card(card)] as const),
    ...abilities.map((id) => [id, words.ability(id)] as const),
  ]);
  return readFirst(typed, sources, reading, (source, rest) => useOf(source, rest, reading, abilities));
};

function useOf(source: string, typed: readonly string[], reading: Reading, abilities: readonly HeroId[]): unknown {
  const isAbility = abilities.includes(source);
  const clause = usedClause(source, isAbility, reading);
  const values = read(typed, aimSlots(reading, clause), reading);
  if (values === null) return null;
  const aim = aimOf(clause, values);
  return isAbility ? { type: 'ability', hero: source, ...aim } : { type: 'use', card: source, ...aim };
}

/** In the window before a wound it may be another one than usual. */
export function usedClause(source: string, isAbility: boolean, { asks }: Pick<Reading, 'asks'>): Clause | null {
  if (isAbility) return heroCardOf(source).clauses[0] ?? null;
  const { clauses } = adventureOf(source);
  const isWounded = asks.some(({ question }) => question.kind === 'window' && question.window === 'would-be-wounded');
  const wounded = isWounded ? clauses.find(({ trigger }) => trigger === 'wounded') : undefined;
  return clauses.find(({ trigger }) => trigger === 'use') ?? wounded ?? null;
}

export const peek: Reader = (typed, reading) => {
  const { view, words } = reading;
  const pile = readOne(typed, slot(view.piles.map(({ name }) => [name, words.pile[name]] as const)), reading);
  return pile === null ? null : { type: 'lookAt', pile: pile.value };
};

export const draw: Reader = (typed, reading) => {
  const { view, words } = reading;
  const pile = readOne(typed, slot(view.piles.map(({ name }) => [name, words.pile[name]] as const)), reading);
  return pile === null ? null : { type: 'draw', pile: pile.value };
};

/** By their places: `order 2 1`. */
export const order: Reader = (typed, reading) => {
  const asked = askedFor(reading, 'order');
  if (asked === null) return null;
  const places = asked.cards.map((card, i) => [card, [String(i + 1), ...reading.words.card(card)]] as const);
  const values = read(
    typed,
    asked.cards.map(() => slot(places)),
    reading,
  );
  return values === null ? null : { type: 'order', cards: values };
};

/** What goes, whatever the reason. */
export const discard: Reader = (typed, reading) => {
  const { view, seat, words } = reading;
  const { pack, readied } = heroOf(view, seat);
  const asked = askedFor(reading, 'discard', 'trim', 'trimPack', 'lose');
  if (asked === null) return null;
  const ready = readied.map(({ card }) => card);
  const beasts = pack.map(({ card }) => card);
  const cards =
    asked.kind === 'trimPack' ? beasts : asked.kind === 'discard' ? [...view.hand, ...ready, ...beasts] : ready;
  const options = cards.map((card) => [card as CardId | null, words.card(card)] as const);
  const isFree = asked.kind === 'discard';
  const found = readOne(typed, slot(isFree ? [...options, [null, words.nobody] as const] : options), reading);
  return found === null ? null : { type: asked.kind, card: found.value };
};
