import type { Seat } from '@questhall/kernel';
import { attackerOf, defenderOf } from '../../queries/fighting.ts';
import { defends } from '../../queries/means.ts';
import type { Combatant, Strike, View } from '../../types/index.ts';

/** An attack of the running combat, and who fights in it. */
export interface Told {
  readonly strike: Strike;
  readonly index: number;
  readonly attacker: Combatant;
  readonly defender: Combatant;
}

/** All attacks that are not over. */
export const attacksIn = (view: View): readonly Told[] =>
  view.strikes.flatMap((strike, index) =>
    strike.isOver ? [] : [{ strike, index, attacker: attackerOf(strike), defender: defenderOf(view, strike) }],
  );

/** Those that somebody defends against. */
export const attacksOn = (view: View, seat: Seat): readonly Told[] =>
  attacksIn(view).filter(({ strike }) => defends(view, strike, seat));

/** The attacks of the innermost combat: a challenge is one attack, behind all others. */
export function currentAttacks(view: View): readonly Told[] {
  const all = attacksIn(view);
  const last = view.strikes.at(-1);
  const isChallenge = last?.kind === 'hero' || last?.kind === 'minion';
  return isChallenge ? all.filter(({ strike }) => strike === last) : all;
}

/** Whom an attack is about, seen from a seat: whoever is on the other side. */
export const otherSide = ({ attacker, defender }: Told, seat: Seat): Combatant =>
  attacker.seat === seat && attacker.card === null && attacker.quest === null ? defender : attacker;
