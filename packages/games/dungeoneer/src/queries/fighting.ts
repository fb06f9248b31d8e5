import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, type Clause, onceFor, type Sign } from '../content/index.ts';
import type { Blow, Combatant, Open, Readied, Strike } from '../types/index.ts';
import { combatMore, fighterOf, fighterOn, heroScore, heroSign, monsterScore } from './scores.ts';
import { foeOf, heroOf, strikeOf } from './table.ts';

export const attackerOf = ({ by, card, quest }: Strike): Combatant => ({ seat: by, card, quest });

/** A hero, the Minion in his place, or the monster that is challenged. */
export function defenderOf(table: Open, strike: Strike): Combatant {
  if (strike.hero !== null) return { seat: strike.hero, card: strike.minion, quest: null };
  return attackerOf(foeOf(table, strike) ?? strike);
}

/** An attack as it is told. */
export function blowOf(table: Open, index: number): Blow {
  const strike = strikeOf(table, index);
  return { strike: index, attacker: attackerOf(strike), defender: defenderOf(table, strike) };
}

const isHere = (table: Open, seat: Seat, { space }: Strike): boolean => heroOf(table, seat).space === space;

/** Nobody who strikes or is struck has fallen or left. [combat.left-the-space] */
export function isOn(table: Open, strike: Strike): boolean {
  const { kind, by, hero, isOver, isVain } = strike;
  if (isOver || isVain || ((kind === 'hero' || kind === 'minion') && !isHere(table, by, strike))) return false;
  if (kind === 'minion' && minionOf(table, by, strike.card) === null) return false;
  return hero === null ? foeOf(table, strike)?.isOver === false : isHere(table, hero, strike);
}

const minionOf = (table: Open, seat: Seat, card: CardId | null): Readied | null =>
  heroOf(table, seat).readied.find((one) => one.card === card) ?? null;

/** The category of the monster on the other side, where there is one. */
const categoryOf = (strike: Strike | undefined): string | null =>
  strike === undefined || strike.card === null ? null : adventureOf(strike.card).category;

const minionScore = (table: Open, seat: Seat, card: CardId, { space, form }: Strike): number =>
  monsterScore(card, minionOf(table, seat, card)?.attached ?? [], space, form);

/** Die, score and what is added to this attack. [combat.c-attack-roll] */
export function attackTotal(table: Open, strike: Strike): number {
  const { kind, by, form, space, card, attached } = strike;
  // However high it is. [comp.totals]
  const base = (strike.attack ?? 0) + strike.attackMore;
  switch (kind) {
    case 'hero':
      return (
        base + heroScore(table, by, form) + combatMore(table, by, 'attack', form, categoryOf(foeOf(table, strike)))
      );
    case 'minion':
      return card === null ? base : base + minionScore(table, by, card, strike);
    case 'quest':
      return base + fighterOf(strike).scores[form];
    case 'monster':
      return card === null ? base : base + monsterScore(card, attached, space, form);
    case 'trap':
      return base;
  }
}

/** Die, score and what is added to this answer; what helps a hero does not help his Minion. [combat.d-counter-roll] */
export function counterTotal(table: Open, strike: Strike): number {
  const { hero, form, minion } = strike;
  const die = strike.counter ?? 0;
  if (hero === null) {
    const monster = foeOf(table, strike);
    if (monster === undefined) return die;
    const score =
      monster.quest === null && monster.card !== null
        ? monsterScore(monster.card, monster.attached, monster.space, form)
        : fighterOf(monster).scores[form];
    return die + score;
  }
  if (minion !== null) return die + minionScore(table, hero, minion, strike);
  const more = combatMore(table, hero, 'counter', form, categoryOf(strike));
  return die + heroScore(table, hero, form) + strike.counterMore + more;
}

/** What the defender has in the form of this attack: without a symbol he cannot wound. [combat.d-no-symbol] */
export function counterSign(table: Open, strike: Strike): Sign {
  const { hero, form, minion } = strike;
  if (minion !== null) return fighterOn(minion).signs[form];
  if (hero !== null) return heroSign(table, hero, form);
  const monster = foeOf(table, strike);
  return monster === undefined ? 'none' : fighterOf(monster).signs[form];
}

/** The hit effect of a monster, in place of its wound. [combat.e-hit-effect] */
export const hitClause = (card: CardId | null): Clause | null =>
  card === null ? null : (adventureOf(card).clauses.find(({ trigger }) => trigger === 'hit') ?? null);

export const specialClause: (card: CardId) => Clause | null = onceFor(
  (card) => adventureOf(card).clauses.find(({ trigger }) => trigger === 'special') ?? null,
);

/** What a hero's hit deals: one wound, and what his cards add in this form and against such a foe. */
export const woundsOf = (table: Open, strike: Strike): number =>
  1 + combatMore(table, strike.by, 'woundMore', strike.form, categoryOf(foeOf(table, strike)));

/**
 * Only the wounds of a hit work on a Minion or a monster; where there is a choice, it is the wound. [fx.minion-acts]
 */
export function printedWounds(card: CardId | null): number {
  const clause = hitClause(card);
  if (clause === null) return 1;
  const counts = clause.choices.map((effects) =>
    effects.reduce((sum, effect) => (effect.word === 'wound' ? sum + effect.by : sum), 0),
  );
  return Math.max(0, ...counts);
}
