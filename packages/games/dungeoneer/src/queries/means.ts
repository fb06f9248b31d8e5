import type { Seat } from '@questhall/kernel';
import {
  type Adventure,
  type Amount,
  adventureOf,
  type Bracket,
  type CardId,
  type Cheapest,
  type Clause,
  type HeroId,
  type RollKind,
  type Trigger,
} from '../content/index.ts';
import type { FrameOf, Open, Readied, Strike, Table } from '../types/index.ts';
import { cheapestIn } from './decks.ts';
import { pointsOf } from './exits.ts';
import { isOn } from './fighting.ts';
import { activeCards, heroAttacks, lastingOn, limitOf, surcharge } from './scores.ts';
import {
  currentStrikes,
  foeOf,
  handOf,
  hasStrike,
  heroesOn,
  heroOf,
  innermost,
  isActive,
  type Match,
} from './table.ts';

/** What can be seen of a hand: that there is something in it. */
const hasCards = (table: Table, seat: Seat): boolean => handOf(table, seat).length > 0;

const cheapestNow = (table: Table): Cheapest => cheapestIn(table, table.grade);

const canAfford = (table: Table, seat: Seat, price: number | null, less = 0): boolean =>
  price !== null && heroOf(table, seat).glory >= Math.max(1, price - less) + surcharge(table, seat);

/** Means (a): a card in hand, and Glory for the cheapest Anytime Glory card. */
const hasAnytime = (table: Table, seat: Seat): boolean =>
  hasCards(table, seat) && canAfford(table, seat, cheapestNow(table).anytime);

const clauseFor = ({ clauses }: Adventure, trigger: Trigger): Clause | null => {
  for (const clause of clauses) if (clause.trigger === trigger) return clause;
  return null;
};

/** A clause of a readied card that may be used now, for its cost. */
export function usableClause(table: Open, seat: Seat, readied: Readied, trigger: Trigger): Clause | null {
  const clause = clauseFor(adventureOf(readied.card), trigger);
  if (clause === null) return null;
  if (clause.isOncePerTurn && heroOf(table, seat).used.includes(readied.card)) return null;
  return clause.price?.pay === 'charge' && readied.charges === 0 ? null : clause;
}

/** Means (b). */
function hasUse(table: Table, seat: Seat): boolean {
  for (const readied of heroOf(table, seat).readied)
    if (usableClause(table, seat, readied, 'use') !== null) return true;
  return false;
}

/** The clause of an ability that its hero has, has not used and can pay for. */
export function abilityFor(state: Match, seat: Seat, trigger: Trigger): readonly (readonly [HeroId, Clause])[] {
  const hero = heroOf(state.table, seat);
  let found: (readonly [HeroId, Clause])[] | null = null;
  for (const card of activeCards(hero))
    for (const clause of card.clauses) {
      if (clause.trigger !== trigger || (clause.isOncePerTurn && hero.used.includes(card.id))) continue;
      if (!canPayFor(state, seat, clause)) continue;
      found ??= [];
      found.push([card.id, clause]);
    }
  return found ?? NO_ABILITY;
}

const NO_ABILITY: readonly never[] = [];

const leastOf = (amount: Amount, { variable }: Bracket): number =>
  typeof amount === 'number' ? amount : (variable?.[0] ?? 0);

/** The least that a clause costs is there. */
function canPayFor(state: Match, seat: Seat, { price, bracket }: Clause): boolean {
  if (price?.pay === 'glory') return heroOf(state.table, seat).glory >= leastOf(price.amount, bracket);
  return price?.pay !== 'points' || pointsOf(state, seat) >= price.amount;
}

const hasAttack = (table: Table, seat: Seat): boolean => heroAttacks(table, seat).length > 0;

const hasCompany = (table: Table, seat: Seat): boolean => heroesOn(table, heroOf(table, seat).space).length > 1;

/** Means (e): a hero who may still be tipped for a point. [opt.restricted-bonus-by-tipping] */
export const mayTip = (state: Match, seat: Seat): boolean => {
  const { isTipped, hasTipped } = heroOf(state.table, seat);
  return state.table.house.restrictedMovement && !isTipped && !hasTipped && pointsOf(state, seat) === 0;
};

/** Something to do out of turn, as far as everybody can see. */
function hasMeans(state: Match, seat: Seat): boolean {
  const { table } = state;
  const { isTipped, hasAttacked } = heroOf(table, seat);
  if (hasAnytime(table, seat) || hasUse(table, seat) || mayTip(state, seat)) return true;
  if (pointsOf(state, seat) === 0) return false;
  return isTipped || (!hasAttacked && hasCompany(table, seat) && hasAttack(table, seat));
}

/**
 * The public test of each window: it never looks into a hand, only at how many cards are in it.
 * [time.asked-by-public-facts]
 */
export function meetsTest(state: Match, frame: FrameOf<'window'>, seat: Seat): boolean {
  const { table } = state;
  switch (frame.window) {
    case 'phase-start':
    case 'action-done':
    case 'turn-end':
      return hasMeans(state, seat);
    case 'declared':
      return hasAnytime(table, seat) || hasUse(table, seat);
    case 'entered':
      return hasMeans(state, seat) || mayTrap(state, frame, seat);
    case 'arrived':
      return isActive(state, seat) && (hasCards(table, seat) || hasUse(table, seat) || hasHeroAbility(state, seat));
    case 'response':
      return hasAnytime(table, seat) || hasUse(table, seat) || (isDefender(state, seat) && hasResponse(state, seat));
    case 'pack':
      return mayTame(state, seat);
    case 'before-roll':
      return rollAbilities(state, seat).length > 0;
    case 'would-be-wounded':
      return innermost(state, 'wounds')?.seat === seat && (hasAnytime(table, seat) || hasCure(state, seat));
  }
}

const hasHeroAbility = (state: Match, seat: Seat): boolean =>
  innermost(state, 'turn')?.phase === 'hero' && abilityFor(state, seat, 'hero').length > 0;

/** Somebody else holds a card while the hero who has just entered is worth a Trap. */
function mayTrap(state: Match, { space }: FrameOf<'window'>, seat: Seat): boolean {
  const { table } = state;
  const turn = innermost(state, 'turn');
  if (turn === null || turn.seat === seat || !hasCards(table, seat)) return false;
  const entering = heroOf(table, turn.seat);
  const { encounter: price } = cheapestNow(table);
  return entering.space === space && price !== null && entering.peril >= price;
}

function hasResponse(state: Match, seat: Seat): boolean {
  const { table } = state;
  const canPlay = hasCards(table, seat) && canAfford(table, seat, cheapestNow(table).response);
  return canPlay || abilityFor(state, seat, 'response').length > 0;
}

/**
 * Whose hero is a target or stands where a declared Trap works; of a hero's attack on a monster, its controller.
 * [combat.b-who-defends]
 */
export const isDefender = (state: Match, seat: Seat): boolean =>
  hasStrike(state, (strike) => !strike.isOver && defends(state.table, strike, seat));

export function defends(table: Open, strike: Strike, seat: Seat): boolean {
  if (strike.kind === 'trap' && trapHitsAll(strike.card)) return heroesOn(table, strike.space).includes(seat);
  return seat === (strike.hero ?? foeOf(table, strike)?.by);
}

/** A Trap works on every hero in its space, unless it says otherwise. [threat.trap-hits-whole-space] */
export const trapHitsAll = (card: CardId | null): boolean =>
  card !== null &&
  adventureOf(card).clauses.some(({ choices }) =>
    choices.some((effects) => effects.some((effect) => effect.word === 'threat' && effect.who === 'space')),
  );

/** A hero of this seat wounded a monster of this combat that survived, and there is room for it. */
function mayTame(state: Match, seat: Seat): boolean {
  const { table } = state;
  const hasWounded = hasStrike(state, ({ isOver, woundedBy }) => !isOver && woundedBy.includes(seat));
  if (!hasWounded || !hasCards(table, seat) || !hasTreasureSlot(table, seat)) return false;
  const less = lastingOn(table, seat, 'cost').reduce((sum, [{ of, by }]) => (of === 'treasure' ? sum - by : sum), 0);
  return canAfford(table, seat, cheapestNow(table).stepG, less);
}

/** A Minion and a Treasure fill a slot each. [fx.minion-is-treasure] */
export const treasuresOf = (table: Open, seat: Seat): readonly Readied[] =>
  heroOf(table, seat).readied.filter(({ card }) => adventureOf(card).kind !== 'boon');

/**
 * As many of a kind as a hero may have; a Minion's kind is its monster category. [glory.one-treasure-per-kind]
 * [fx.minion-kind]
 */
export const isKindFull = (table: Table, seat: Seat, card: CardId): boolean =>
  treasuresOf(table, seat).filter((other) => adventureOf(other.card).category === adventureOf(card).category).length >=
  limitOf(table, seat, 'kind');

export const boonsOf = (table: Open, seat: Seat): readonly Readied[] =>
  heroOf(table, seat).readied.filter(({ card }) => adventureOf(card).kind === 'boon');

export const readiedOf = (table: Open, seat: Seat, of: 'boon' | 'treasure'): readonly Readied[] =>
  of === 'boon' ? boonsOf(table, seat) : treasuresOf(table, seat);

export const hasTreasureSlot = (table: Open, seat: Seat): boolean =>
  treasuresOf(table, seat).length < limitOf(table, seat, 'treasures');

const healsOnUse = (clause: Clause): boolean =>
  clause.choices.some((effects) => effects.some(({ word }) => word === 'heal'));

function hasCure(state: Match, seat: Seat): boolean {
  const { table } = state;
  const isCure = (readied: Readied): boolean => {
    const use = usableClause(table, seat, readied, 'use');
    return (use !== null && healsOnUse(use)) || usableClause(table, seat, readied, 'wounded') !== null;
  };
  return heroOf(table, seat).readied.some(isCure) || abilityFor(state, seat, 'wounded').length > 0;
}

/** The kind of dice that are about to fall. */
export function rollAhead(state: Match): RollKind | null {
  const { agenda } = state;
  for (let at = agenda.length - 1; at >= 0; at--) {
    const frame = agenda[at];
    if (frame?.kind === 'threat') return 'threat';
    if (frame?.kind === 'combat') return frame.stage === 'attack' ? 'attack' : 'counter';
  }
  return null;
}

/** Abilities of a seat that fit one of the coming dice, which are its hero's own. [time.roll-groups] */
export function rollAbilities(state: Match, seat: Seat): readonly (readonly [HeroId, Clause])[] {
  const ahead = rollAhead(state);
  if (ahead === null) return NO_ABILITY;
  const abilities = abilityFor(state, seat, 'roll');
  if (abilities.length === 0) return NO_ABILITY;
  return abilities.filter(([, clause]) => dieFor(state, seat, clause, ahead).length > 0);
}

/** The dice of the coming group that an ability can be for: attacks by number, or the one die of a Threat. */
export function dieFor(state: Match, seat: Seat, clause: Clause, ahead: RollKind): readonly (number | null)[] {
  if (!clause.choices.some((effects) => effects.some((effect) => isForRoll(effect.word, clause, ahead)))) return [];
  if (ahead === 'threat') return innermost(state, 'threat')?.seat === seat ? [null] : [];
  return currentStrikes(state).flatMap(([index, strike]) => {
    const { form } = clause.bracket;
    const isRolled = ahead === 'attack' ? isStriking(state.table, strike, seat) : isAnswering(strike, seat);
    return isRolled && (form === null || form === strike.form) ? [index] : [];
  });
}

/** The hero himself makes this attack, and nobody has left. */
const isStriking = (table: Table, strike: Strike, seat: Seat): boolean =>
  strike.kind === 'hero' && strike.by === seat && isOn(table, strike);

/** The hero himself answers this attack. */
const isAnswering = (strike: Strike, seat: Seat): boolean =>
  strike.hero === seat && strike.attack !== null && strike.minion === null;

export function isForRoll(word: string, { bracket }: Clause, ahead: RollKind): boolean {
  if (word === 'bestOfTwo') return bracket.rolls.includes(ahead);
  return word === ahead;
}
