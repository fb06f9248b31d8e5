import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, type Clause, type Form, type HeroId } from '../content/index.ts';
import type { Readied } from '../types/index.ts';
import { pointsOf } from './exits.ts';
import { abilityFor, mayTip } from './means.ts';
import { fighterAttacks, fighterOn, heroAttacks } from './scores.ts';
import { heroOf, innermost, isBeside, isIn, type Match, type No, no, seatsIn } from './table.ts';

/** The forms in which a hero, or a Minion in his place, can attack. [combat.a-standard-symbol] */
export const attackForms = ({ table }: Match, seat: Seat, minion: CardId | null): readonly Form[] =>
  minion === null ? heroAttacks(table, seat) : fighterAttacks(fighterOn(minion));

/** Minions that have done nothing in this turn yet. [fx.minion-acts] */
export const idleMinions = (state: Match, seat: Seat): readonly Readied[] => {
  const { readied, used } = heroOf(state.table, seat);
  return readied.filter(({ card }) => adventureOf(card).kind === 'monster' && !used.includes(card));
};

/** In step F some heroes challenge without a movement point. */
export const freeChallenge = (state: Match, seat: Seat): readonly [HeroId, Clause] | undefined =>
  innermost(state, 'answers') === null ? undefined : abilityFor(state, seat, 'challenge')[0];

/** A monster of the combat around step F that has just attacked this hero and is still there. [combat.f-challenge] */
export function isOwnFoe(state: Match, seat: Seat, foe: number): boolean {
  const answers = innermost(state, 'answers');
  const strike = state.table.strikes[foe];
  if (answers === null || strike === undefined || foe < answers.from) return false;
  const isMonster = strike.kind === 'monster' || strike.kind === 'quest';
  const isHere = heroOf(state.table, seat).space === strike.space;
  return isMonster && strike.hero === seat && strike.attack !== null && !strike.isOver && isHere;
}

/** An attack die was rolled against this hero in the outermost combat: that of a hero who challenged him, too. */
export const wasAttacked = ({ table, agenda }: Match, seat: Seat): boolean => {
  const combat = agenda.find((frame) => frame.kind === 'combat');
  if (combat?.kind !== 'combat') return false;
  return table.strikes.some(
    ({ hero, attack, isVain }, index) => index >= combat.from && hero === seat && attack !== null && !isVain,
  );
};

/** Whether a hero can attack at all now. [lord.one-attack-per-turn] [act.challenge] */
export function judgeStriking(state: Match, seat: Seat, minion: CardId | null, isTipping: boolean): No | null {
  const { table } = state;
  const hero = heroOf(table, seat);
  if (!isIn(table, seat)) return no('end.hero-defeated');
  if (hero.hasAttacked) return no(wasAttacked(state, seat) ? 'combat.f-once-per-turn' : 'act.challenge');
  if (minion !== null && !idleMinions(state, seat).some(({ card }) => card === minion)) return no('fx.minion-acts');
  if (pointsOf(state, seat) > 0 || (isTipping && mayTip(state, seat))) return null;
  if (minion !== null) return table.house.freeMinionAttack ? null : no('fx.minion-acts');
  return freeChallenge(state, seat) === undefined ? no('act.challenge', { points: 1 }) : null;
}

/** Who is asked in step F. [combat.f-challenge] */
export function mayAnswer(state: Match, seat: Seat): boolean {
  if (!wasAttacked(state, seat)) return false;
  const fighters: (CardId | null)[] = [null, ...idleMinions(state, seat).map(({ card }) => card)];
  const hasTarget =
    seatsIn(state.table).some((other) => isBeside(state.table, seat, other)) ||
    state.table.strikes.some((_, foe) => isOwnFoe(state, seat, foe));
  const canStrike = fighters.some(
    (minion) => attackForms(state, seat, minion).length > 0 && judgeStriking(state, seat, minion, true) === null,
  );
  return hasTarget && canStrike;
}
