import type { Seat, Turn } from '@questhall/kernel';
import { adventureOf, type Clause, type Effect, heroCardOf } from '../content/index.ts';
import { attackTotal, counterTotal, hitClause } from '../queries/fighting.ts';
import { gloryCost, heroScore, maxLife, threatMore } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import type { Action, Aim, Dungeoneer, Question, Strike, View } from '../types/index.ts';
import { bestBy } from './choosing.ts';
import { threatWorth } from './encounters.ts';
import { duelWorth } from './hero.ts';
import { chanceIn, chanceOf, hitChance } from './odds.ts';
import { goalOf } from './plan.ts';
import { healing, healWorth, playWorth } from './playing.ts';
import { GLORY, PERIL, painOf, woundsOnMe } from './worth.ts';

const PASS: Action = { type: 'pass' };
type Window = Extract<Question, { kind: 'window' }>;

/** An act is worth more than keeping the card for another time. */
const STIR = 0.25;

/** What is done in a window: the act that is worth most, or nothing. */
export function inWindow(turn: Turn<Dungeoneer>, question: Window): Action {
  const { view, seat } = turn.sight;
  if (turn.offers.length === 1) return PASS;
  const worthOf = (action: Action): number => actWorth(view, seat, question, action);
  const best = bestBy(turn.offers, worthOf);
  return best !== null && worthOf(best) > STIR ? best : PASS;
}

function actWorth(view: View, seat: Seat, question: Window, action: Action): number {
  switch (action.type) {
    case 'play': {
      const card = adventureOf(action.card);
      if (card.kind === 'trap') return springing(view, seat, action.card);
      if (question.window === 'arrived' && card.time === 'hero')
        return playWorth(view, seat, goalOf(view, seat), action);
      const clause = card.clauses.find(({ trigger }) => trigger === null || trigger === 'stepG');
      const price = gloryCost(view, seat, action.card, action.variable);
      return clauseWorth(view, seat, clause, action) - gloryWorth(view, seat, price);
    }
    case 'use': {
      const clauses = adventureOf(action.card).clauses;
      const clause = clauses.find(({ trigger }) => trigger === 'use' || trigger === 'wounded');
      return clauseWorth(view, seat, clause, action);
    }
    case 'ability': {
      const clause = heroCardOf(action.hero).clauses.find(({ trigger }) => trigger !== null);
      const price = clause?.price?.pay === 'glory' ? clause.price.amount : 0;
      const paid = typeof price === 'number' ? price : action.variable;
      return clauseWorth(view, seat, clause, action) - gloryWorth(view, seat, paid);
    }
    case 'untip':
      return 2 * STIR;
    case 'challenge':
      return duelWorth(view, seat, action);
    default:
      return 0;
  }
}

/** Glory that a Bane is about to take away. [time.bane-can-be-forestalled] */
function doomedGlory(view: View, seat: Seat): number {
  if (view.bane?.target !== seat) return 0;
  const effects = adventureOf(view.bane.card).clauses.flatMap(({ choices }) => choices[0] ?? []);
  return effects.reduce((sum, effect) => sum + (effect.word === 'glory' ? lossOf(effect.by) : 0), 0);
}

const lossOf = (by: number | string): number => (typeof by === 'number' ? -by : 0);

/** What so much Glory is worth that could be spent later: that which is lost anyway, nothing. */
const gloryWorth = (view: View, seat: Seat, paid: number): number => {
  const kept = Math.max(0, heroOf(view, seat).glory - doomedGlory(view, seat));
  return Math.min(paid, kept) * GLORY * 0.6;
};

/** A Trap for whoever has just come in. */
function springing(view: View, seat: Seat, card: string): number {
  const effect = adventureOf(card).clauses[0]?.choices[0]?.[0];
  if (view.active === null || effect?.word !== 'threat') return 0;
  const { space, points } = heroOf(view, view.active);
  const harm = threatWorth(view, seat, effect, view.active, space, true);
  return harm * (points > 0 ? 1.3 : 0.8) - adventureOf(card).cost * PERIL * 0.3;
}

function clauseWorth(view: View, seat: Seat, clause: Clause | undefined, aim: Aim): number {
  return (clause?.choices[aim.choice] ?? []).reduce((sum, effect) => sum + effectWorth(view, seat, effect, aim), 0);
}

function effectWorth(view: View, seat: Seat, effect: Effect, aim: Aim): number {
  const strike = aim.strike === null ? undefined : view.strikes[aim.strike];
  const by = 'by' in effect ? (typeof effect.by === 'number' ? effect.by : aim.variable) : 0;
  switch (effect.word) {
    case 'heal':
      if (view.wounds?.seat === seat) return rescue(view, seat, by, 0);
      return doomedGlory(view, seat) > 0 ? healing(heroOf(view, seat), by) : healWorth(view, seat, by);
    case 'prevent':
      return rescue(view, seat, 0, by);
    case 'preventTo':
      return woundsOnMe(view, seat, heroOf(view, seat).life);
    case 'repel':
      return strike === undefined ? 0 : dangerOf(view, seat, strike, 0) + PERIL;
    case 'minion':
      return strike?.card == null ? 0 : 1.5 + adventureOf(strike.card).cost / 6;
    case 'attack':
    case 'counter':
      return strike === undefined ? 0 : sharpened(view, seat, strike, Math.abs(by));
    case 'bestOfTwo':
      return strike === undefined ? secondDie(view, seat) : sharpened(view, seat, strike, 1.5);
    case 'untip':
      return heroOf(view, seat).isTipped ? STIR : 0;
    default:
      return 0;
  }
}

/** What healing or preventing is worth before wounds are taken: everything, where it saves the hero. */
function rescue(view: View, seat: Seat, healed: number, prevented: number): number {
  const { wounds } = view;
  const hero = heroOf(view, seat);
  if (wounds === null) return 0;
  const coming = Math.max(0, wounds.count - wounds.prevented);
  const before = coming >= hero.life;
  const life = Math.min(maxLife(hero), hero.life + healed);
  const left = Math.max(0, coming - prevented);
  if (before) return left < life ? woundsOnMe(view, seat, hero.life) : 0;
  if (healed > 0) return hero.life - coming <= 2 ? life - hero.life : 0;
  return hero.life - coming <= 3 ? woundsOnMe(view, seat, Math.min(coming, prevented)) - 0.6 : 0;
}

const ONE_WOUND: readonly Effect[] = [{ word: 'wound', by: 1 }];

/** What an attack on one's hero is likely to cost, with so much done against it. */
function dangerOf(view: View, seat: Seat, strike: Strike, against: number): number {
  const lead = attackTotal(view, strike) - counterTotal(view, strike) - against;
  const effects = strike.kind === 'monster' ? (hitClause(strike.card)?.choices[0] ?? ONE_WOUND) : ONE_WOUND;
  return hitChance(lead) * painOf(view, seat, effects) - hitChance(-lead) * GLORY;
}

/** What is added to one total, whosever attack it is. */
function sharpened(view: View, seat: Seat, strike: Strike, by: number): number {
  if (strike.hero === seat) return dangerOf(view, seat, strike, 0) - dangerOf(view, seat, strike, by);
  const lead = attackTotal(view, strike) - counterTotal(view, strike);
  const stake = strike.foe === null ? 1.5 : 1 + woundsOnMe(view, seat, 1) / 2;
  return (hitChance(lead + by) - hitChance(lead)) * stake;
}

const STAKE = { quest: 5, space: 1.2, trap: 1.4, card: 1.5, exit: 0.8, untip: 0.8 } as const;

function secondDie(view: View, seat: Seat): number {
  const { threat } = view;
  if (threat === null || threat.seat !== seat) return 0;
  const isExit = threat.about === 'exit';
  const chance = chanceOf(threat.number, heroScore(view, seat, threat.form) + threatMore(view, seat, isExit));
  return (chanceIn(2, chance) - chance) * STAKE[threat.about];
}
