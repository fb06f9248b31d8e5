import type { Seat } from '@questhall/kernel';
import type { Clause, Effect } from '../content/index.ts';
import { hitClause, isOn, woundsOf } from '../queries/fighting.ts';
import { defends } from '../queries/means.ts';
import { heroOf } from '../queries/table.ts';
import type { Open, Strike } from '../types/index.ts';
import { duelOdds } from './dice.ts';
import { matchIn } from './match.ts';
import { threatOfTrap, trapTrial } from './trials.ts';

/** What the dice of a combat may do to a hero who answers for himself, once nobody acts any more. */
export interface Fate {
  /** Chances: that no wound comes through, and that the last life goes. */
  readonly unhurt: number;
  readonly fall: number;
  /** Wounds that come through on average. */
  readonly wounds: number;
  /** Where somebody still has a choice, or one hit changes what comes after it, this is the worst of it. */
  readonly isExact: boolean;
}

/** One attack on the hero: how often it comes through, and with how many wounds. */
interface Danger {
  readonly chance: number;
  readonly wounds: number;
  readonly isExact: boolean;
}

/** Words that leave all scores as they are. */
const PLAIN: readonly Effect['word'][] = ['wound', 'tip', 'glory', 'peril'];

const woundsIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.word === 'wound' ? sum + effect.by : sum), 0);

const isPlain = ({ choices }: Clause): boolean =>
  choices.length === 1 && choices.every((effects) => effects.every(({ word }) => PLAIN.includes(word)));

/** What a hit deals; of alternatives the hardest. [combat.e-hit-effect] */
function blowOn(table: Open, strike: Strike): Danger {
  const { hit: chance } = duelOdds(matchIn(table, strike));
  if (strike.kind === 'hero') return { chance, wounds: woundsOf(table, strike), isExact: true };
  const clause = hitClause(strike.card);
  if (clause === null) return { chance, wounds: 1, isExact: true };
  return { chance, wounds: Math.max(...clause.choices.map(woundsIn)), isExact: isPlain(clause) };
}

function trapOn(table: Open, { card, space }: Strike, seat: Seat): Danger | null {
  const threat = card === null ? null : threatOfTrap(card);
  const trial = card === null ? null : trapTrial(table, card, space, seat);
  if (threat === null || trial === null) return null;
  const { fail } = threat;
  return { chance: 1 - trial.chance, wounds: woundsIn(fail), isExact: fail.every(({ word }) => PLAIN.includes(word)) };
}

/**
 * How often a lone Trap is overcome: it may do harm without any wound. Null where more than that is aimed at this hero.
 */
export function trapChance(table: Open, seat: Seat): number | null {
  const aimed = table.strikes.filter((strike) => dangerOf(table, strike, seat) !== null);
  const [trap, other] = aimed;
  if (trap?.kind !== 'trap' || other !== undefined) return null;
  return 1 - (trapOn(table, trap, seat)?.chance ?? 0);
}

function dangerOf(table: Open, strike: Strike, seat: Seat): Danger | null {
  if (strike.isOver || strike.counter !== null || !defends(table, strike, seat)) return null;
  if (strike.kind === 'trap') return trapOn(table, strike, seat);
  return strike.hero === seat && strike.minion === null && isOn(table, strike) ? blowOn(table, strike) : null;
}

/** Of all attacks together; null where nothing is aimed at this hero. */
export function fateOf(table: Open, seat: Seat): Fate | null {
  const dangers = table.strikes.flatMap((strike) => dangerOf(table, strike, seat) ?? []);
  if (dangers.length === 0) return null;
  const { life } = heroOf(table, seat);
  // The chance of each number of wounds, attack after attack.
  let spread: readonly number[] = [1];
  for (const { chance, wounds } of dangers)
    spread = Array.from(
      { length: spread.length + wounds },
      (_, n) => (spread[n] ?? 0) * (1 - chance) + (spread[n - wounds] ?? 0) * chance,
    );
  return {
    unhurt: spread[0] ?? 0,
    fall: spread.reduce((sum, share, n) => (n >= life ? sum + share : sum), 0),
    wounds: spread.reduce((sum, share, n) => sum + share * Math.min(n, life), 0),
    isExact: dangers.every(({ isExact }) => isExact),
  };
}
