import type { Seat } from '@questhall/kernel';
import {
  type Adventure,
  adventureOf,
  type CardId,
  type Clause,
  type Effect,
  type EffectOf,
  heroCardOf,
} from '../content/index.ts';
import { startCombat } from '../frames/answers.ts';
import { work } from '../frames/effects.ts';
import { discard, pay, spendPoints, takeFromHand } from '../frames/pieces.ts';
import { trimSoon } from '../frames/trim.ts';
import { aimsFor, judgeAim } from '../queries/aiming.ts';
import {
  abilityFor,
  boonsOf,
  isDefender,
  isKindFull,
  rollAbilities,
  rollAhead,
  treasuresOf,
  usableClause,
} from '../queries/means.ts';
import { playClause, selfDiscarding } from '../queries/printed.ts';
import { activeCards, gloryCost, limitOf } from '../queries/scores.ts';
import { makeStrike } from '../queries/strikes.ts';
import {
  type Asked,
  handOf,
  heroOf,
  innermost,
  isActive,
  isIn,
  type Match,
  type No,
  no,
  type Telling,
  takeFrom,
} from '../queries/table.ts';
import type { ActionOf, Aim, Readied } from '../types/index.ts';
import { type DeedOf, isChoice, lateFor, NONE, phaseOf } from './common.ts';

const hasWord = (clause: Clause | null, word: Effect['word']): boolean =>
  clause?.choices.some((effects) => effects.some((effect) => effect.word === word)) === true;

/** Half of a hand is sent, not played. */
const isForLord = ({ time }: Adventure): boolean => time === 'lord';

/** Whether a card from the hand is for this moment. */
function judgeMoment(state: Match, asked: Asked, card: Adventure): No | null {
  const { question } = asked;
  if (question.kind !== 'choice' && question.kind !== 'window') return lateFor(state);
  if (card.kind === 'trap' && card.time === 'anytime') return judgeTrap(state, asked);
  if (isForLord(card)) return no(card.kind === 'bane' ? 'lord.banes-any-moment' : 'lord.encounters-one-batch');
  const window = question.kind === 'window' ? question.window : null;
  const isTaming = playClause(card)?.trigger === 'stepG';
  if (isTaming !== (window === 'pack')) return no('act.anytime-card', { moment: 'pack' });
  if (window === 'before-roll') return lateFor(state);
  if (window === 'would-be-wounded' && !(card.time === 'anytime' && hasWord(playClause(card), 'heal')))
    return lateFor(state);
  return judgeTime(state, asked, card);
}

function judgeTime(state: Match, asked: Asked, { time }: Adventure): No | null {
  const { question, seat } = asked;
  const window = question.kind === 'window' ? question.window : null;
  if (time === 'anytime') return null;
  if (time === 'response') return window === 'response' && isDefender(state, seat) ? null : no('act.response-card');
  const isHeroTime = isChoice(asked, 'hero') || (window === 'arrived' && phaseOf(state) === 'hero');
  return isHeroTime ? null : no('glory.hero-time');
}

/**
 * A Trap of Anytime time is for the active hero, while he stands where he has just come to. [time.anytime-encounter]
 */
function judgeTrap(state: Match, { seat, question }: Asked): No | null {
  const turn = innermost(state, 'turn');
  if (question.kind !== 'window' || turn === null || turn.seat === seat) return no('time.anytime-encounter');
  if (question.window === 'response') return no('time.no-second-combat');
  if (question.window !== 'entered') return no('time.anytime-encounter');
  if (!isIn(state.table, turn.seat)) return no('lord.legal-target');
  return heroOf(state.table, turn.seat).space === question.space ? null : no('combat.left-the-space');
}

/**
 * A permanent Boon or Treasure beyond its limit may not be played; the card itself counts under the new limit.
 * [fx.storage-now]
 */
function judgeLimits({ table }: Match, seat: Seat, card: Adventure): No | null {
  if (card.duration !== 'permanent') return null;
  const raised = (of: EffectOf<'limit'>['of']): number =>
    card.clauses.reduce(
      (sum, { choices }) =>
        sum +
        (choices[0] ?? []).reduce(
          (all, effect) => (effect.word === 'limit' && effect.of === of ? all + effect.by : all),
          0,
        ),
      0,
    );
  if (card.kind === 'boon')
    return boonsOf(table, seat).length < limitOf(table, seat, 'boons') + raised('boons')
      ? null
      : no('glory.limits-at-play');
  if (treasuresOf(table, seat).length >= limitOf(table, seat, 'treasures') + raised('treasures'))
    return no('glory.limits-at-play');
  return isKindFull(table, seat, card.id) ? no('glory.one-treasure-per-kind') : null;
}

/** The least that a card can cost is there; a Trap is paid by whoever has come. */
function isAffordable(state: Match, seat: Seat, card: Adventure): boolean {
  const { table } = state;
  if (card.kind === 'trap') return heroOf(table, innermost(state, 'turn')?.seat ?? seat).peril >= card.cost;
  const least = card.isVariable ? priceBounds(playClause(card))[0] : 0;
  return heroOf(table, seat).glory >= gloryCost(table, seat, card.id, least);
}

const priceBounds = (clause: Clause | null): readonly [number, number] => clause?.bracket.variable ?? [0, 0];

/** When a card is used that is played now. [fx.treasure-used-at-once] */
const LATER = [false] as const;
const LATER_OR_NOW = [false, true] as const;

export const play: DeedOf<'play'> = {
  propose(state, asked) {
    let plays: ActionOf<'play'>[] | null = null;
    for (const id of handOf(state.table, asked.seat)) {
      const card = adventureOf(id);
      // Half of the hand is for another time, which is quickly seen.
      if (isForLord(card) || judgeTime(state, asked, card) !== null) continue;
      if (judgeMoment(state, asked, card) !== null || !isAffordable(state, asked.seat, card)) continue;
      const aims = aimsFor(state, playClause(card));
      plays ??= [];
      for (const isUsedNow of selfDiscarding(card) === null ? LATER : LATER_OR_NOW)
        for (const { space, strike, side, choice, variable } of aims)
          plays.push({ type: 'play', card: id, isUsedNow, space, strike, side, choice, variable });
    }
    return plays ?? NONE;
  },

  judge(state, asked, action) {
    const { table } = state;
    const { seat } = asked;
    const { card: id, isUsedNow, variable } = action;
    if (!handOf(table, seat).includes(id)) return no('comp.hand-is-inert');
    const card = adventureOf(id);
    const refusal = judgeMoment(state, asked, card);
    if (refusal !== null) return refusal;
    const clause = playClause(card);
    if (isUsedNow && selfDiscarding(card) === null) return no('fx.treasure-used-at-once');
    if (!isUsedNow) {
      const full = judgeLimits(state, seat, card);
      if (full !== null) return full;
    }
    const [least, most] = card.isVariable ? priceBounds(clause) : [0, 0];
    if (variable < least || variable > most) return no('fx.variable', { least, most });
    if (card.kind === 'trap') {
      const active = innermost(state, 'turn')?.seat ?? seat;
      if (heroOf(table, active).peril < card.cost) return no('lord.pay-targets-peril', { cost: card.cost });
      return judgeAim(state, seat, null, action);
    }
    const cost = gloryCost(table, seat, id, variable);
    if (heroOf(table, seat).glory < cost) return no('glory.as-many-as-paid', { cost });
    return judgeAim(state, seat, clause, action);
  },

  perform(draft, { seat }, action, tell) {
    const { card: id, isUsedNow, variable } = action;
    const card = adventureOf(id);
    takeFromHand(draft, seat, id);
    if (card.kind === 'trap') {
      springTrap(draft, seat, id, tell);
      return;
    }
    const paid = gloryCost(draft.table, seat, id, variable);
    const rule =
      card.time === 'response' ? 'act.response-card' : card.time === 'anytime' ? 'act.anytime-card' : 'glory.hero-time';
    tell.all(rule, { type: 'played', seat, card: id, paid, variable });
    pay(draft, seat, 'glory', paid, 'comp.glory-own-peril-others', tell);
    settle(draft, seat, card, isUsedNow, action, tell);
  },
};

/** A combat of its own with one card. */
function springTrap(draft: Match, seat: Seat, card: CardId, tell: Telling): void {
  const active = innermost(draft, 'turn')?.seat ?? seat;
  const { cost } = adventureOf(card);
  const { space } = heroOf(draft.table, active);
  if (space === null) return;
  const sent = [{ card, target: active, form: null, special: null, attachment: null, payer: null, paid: cost }];
  tell.all('time.anytime-encounter', { type: 'sent', seat, space, sent });
  pay(draft, active, 'peril', cost, 'lord.pay-targets-peril', tell);
  startCombat(draft, seat, 'trap', [
    makeStrike({ kind: 'trap', card, by: seat, hero: active, space, form: 'speed', payer: active }),
  ]);
}

/** Instants are discarded, permanents readied, and what works as it is played works. */
function settle(draft: Match, seat: Seat, card: Adventure, isUsedNow: boolean, aim: Aim, tell: Telling): void {
  const { id, duration } = card;
  const rule = card.kind === 'boon' ? 'univ.resolution-order' : 'act.activate-readied';
  const used = isUsedNow ? selfDiscarding(card) : null;
  if (duration === 'instant' || used !== null)
    discard(draft, seat, id, used === null ? 'dur.instant' : 'fx.treasure-used-at-once', tell);
  else if (duration === 'permanent') {
    const charges = card.clauses.flatMap(({ choices }) => choices[0] ?? []).find((effect) => effect.word === 'charges');
    heroOf(draft.table, seat).readied.push({
      card: id,
      wounds: 0,
      attached: [],
      charges: charges?.word === 'charges' ? charges.by : 0,
    });
    const isStorage = card.clauses.some((clause) => hasWord(clause, 'limit'));
    tell.all(isStorage ? 'fx.storage-now' : 'glory.readied', { type: 'readied', seat, card: id });
  }
  const clause = used ?? playClause(card);
  if (clause !== null) work(draft, { by: seat, target: seat, source: id, rule }, clause, aim);
}

/** A readied card is used as it says. [act.activate-readied] */
export const use: DeedOf<'use'> = {
  propose(state, asked) {
    const { readied } = heroOf(state.table, asked.seat);
    if (readied.length === 0) return NONE;
    const uses: ActionOf<'use'>[] = [];
    for (const one of readied) {
      const clause = clauseToUse(state, asked, one);
      if (clause === null) continue;
      for (const { space, strike, side, choice, variable } of aimsFor(state, clause))
        uses.push({ type: 'use', card: one.card, space, strike, side, choice, variable });
    }
    return uses;
  },

  judge(state, asked, action) {
    const { question, seat } = asked;
    const { card } = action;
    const readied = heroOf(state.table, seat).readied.find((one) => one.card === card);
    if (readied === undefined) return no('act.activate-readied');
    if (question.kind !== 'choice' && question.kind !== 'window') return lateFor(state);
    const clauses = adventureOf(card).clauses.filter(({ trigger }) => trigger === 'use' || trigger === 'wounded');
    if (clauses.length === 0) return no('act.activate-readied');
    const isUsed = heroOf(state.table, seat).used.includes(card);
    if (isUsed && clauses.every(({ isOncePerTurn }) => isOncePerTurn)) return no('reset.once-per-turn-refresh');
    const clause = clauseToUse(state, asked, readied);
    return clause === null ? lateFor(state) : judgeAim(state, seat, clause, action);
  },

  perform(draft, asked, action, tell) {
    const { seat } = asked;
    const { card, variable } = action;
    const readied = heroOf(draft.table, seat).readied.find((one) => one.card === card);
    const clause = readied === undefined ? null : clauseToUse(draft, asked, readied);
    if (clause === null) throw new Error(`${card} cannot be used now`);
    tell.all('act.activate-readied', { type: 'used', seat, source: card, variable });
    spend(draft, seat, card, clause, tell);
    work(draft, { by: seat, target: seat, source: card, rule: 'act.activate-readied' }, clause, action);
  },
};

/** Before a wound only what heals or prevents; elsewhere what says `Use`. */
function clauseToUse(state: Match, { question, seat }: Asked, readied: Readied): Clause | null {
  const window = question.kind === 'window' ? question.window : null;
  if (window === 'before-roll' || window === 'pack') return null;
  const usable = usableClause(state.table, seat, readied, 'use');
  if (window !== 'would-be-wounded') return usable;
  return usable !== null && hasWord(usable, 'heal') ? usable : usableClause(state.table, seat, readied, 'wounded');
}

/** The card itself, or a charge; without charges it has no effect and goes. [fx.spent-treasure] */
function spend(draft: Match, seat: Seat, card: CardId, clause: Clause, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  const readied = hero.readied.find((one) => one.card === card);
  if (readied === undefined) return;
  if (clause.isOncePerTurn) hero.used.push(card);
  if (clause.price?.pay === 'charge') {
    readied.charges -= 1;
    tell.all('act.activate-readied', { type: 'charge', seat, card, left: readied.charges });
    if (readied.charges > 0) return;
  } else if (clause.price?.pay !== 'card') return;
  takeFrom(hero.readied, readied);
  discard(draft, seat, card, 'fx.spent-treasure', tell);
  trimSoon(draft, seat);
}

/** The special ability of a hero. */
export const ability: DeedOf<'ability'> = {
  propose(state, asked) {
    const fitting = abilitiesNow(state, asked);
    if (fitting.length === 0) return NONE;
    const abilities: ActionOf<'ability'>[] = [];
    for (const [hero, clause] of fitting)
      for (const { space, strike, side, choice, variable } of aimsFor(state, clause))
        abilities.push({ type: 'ability', hero, space, strike, side, choice, variable });
    return abilities;
  },

  judge(state, asked, action) {
    const { seat, question } = asked;
    const { hero: id } = action;
    const hero = heroOf(state.table, seat);
    if (!activeCards(hero).some((card) => card.id === id))
      return no(hero.heroes.includes(id) ? 'combine.abilities-by-level' : 'act.activate-readied');
    if (question.kind !== 'choice' && question.kind !== 'window') return lateFor(state);
    if (hero.used.includes(id)) return no('reset.once-per-turn-refresh');
    const found = abilitiesNow(state, asked).find(([one]) => one === id);
    if (found === undefined) return judgeAbilityMoment(state, asked, id);
    return judgeAim(state, seat, found[1], action) ?? judgeAbilityPrice(state, seat, found[1], action);
  },

  perform(draft, asked, action, tell) {
    const { seat } = asked;
    const { hero: id, variable } = action;
    const [, clause] = abilitiesNow(draft, asked).find(([one]) => one === id) ?? [];
    if (clause === undefined) throw new Error(`${id} has no such ability now`);
    tell.all('act.activate-readied', { type: 'used', seat, source: id, variable });
    if (clause.isOncePerTurn) heroOf(draft.table, seat).used.push(id);
    if (clause.price?.pay === 'glory')
      pay(
        draft,
        seat,
        'glory',
        typeof clause.price.amount === 'number' ? clause.price.amount : variable,
        'act.activate-readied',
        tell,
      );
    else if (clause.price?.pay === 'points')
      spendPoints(draft, seat, clause.price.amount, 'act.activate-readied', tell);
    work(draft, { by: seat, target: seat, source: id, rule: 'act.activate-readied' }, clause, action);
  },
};

/** Abilities whose moment this is, and whose least cost is there. */
function abilitiesNow(state: Match, asked: Asked): readonly (readonly [string, Clause])[] {
  const { seat, question } = asked;
  const window = question.kind === 'window' ? question.window : null;
  switch (window) {
    case 'before-roll':
      return rollAbilities(state, seat);
    case 'would-be-wounded':
      return abilityFor(state, seat, 'wounded');
    case 'response':
      return isDefender(state, seat) ? abilityFor(state, seat, 'response') : NONE;
    case 'arrived':
      return phaseOf(state) === 'hero' ? abilityFor(state, seat, 'hero') : NONE;
    case null:
      return isChoice(asked, 'hero') ? abilityFor(state, seat, 'hero') : NONE;
    default:
      return NONE;
  }
}

function judgeAbilityMoment(state: Match, asked: Asked, id: string): No {
  const [clause] = heroCardOf(id).clauses;
  const ahead = rollAhead(state);
  if (clause?.trigger === 'roll' && ahead === null) return no('univ.dice-before-roll');
  const isFighting = clause !== undefined && (hasWord(clause, 'attack') || hasWord(clause, 'counter'));
  if (clause?.trigger === 'roll' && ahead === 'threat' && isFighting) return no('threat.not-combat');
  if (clause?.trigger === 'response') return no('act.response-card');
  if (clause?.trigger === 'hero' && !isActive(state, asked.seat)) return no('act.activate-readied');
  return clause?.trigger === null || clause === undefined ? no('act.activate-readied') : lateFor(state);
}

function judgeAbilityPrice(state: Match, seat: Seat, { price, bracket }: Clause, { variable }: Aim): No | null {
  if (price?.pay !== 'glory' || typeof price.amount === 'number') return null;
  const [least, most] = bracket.variable ?? [0, 0];
  if (variable < least || variable > most) return no('fx.variable', { least, most });
  return heroOf(state.table, seat).glory >= variable ? null : no('act.activate-readied', { cost: variable });
}
