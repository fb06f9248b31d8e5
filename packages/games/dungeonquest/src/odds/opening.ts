import { ARROWS, CARDS } from '../content/combat-cards.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Field } from './field.ts';
import type { Fight, Score } from './fight.ts';
import type { Branch } from './solve.ts';

/** Where the first round may begin, and the rules that make it so. */
interface Opening<X> {
  readonly begun: readonly Branch<X>[];
  readonly rules: readonly Rule[];
}

/** A fight begins where it stands; Tatianna's arrows make that one of three. */
export function openingOf<X>(field: Field<X>, fight: Fight, score: Score): Opening<X> {
  if (fight.hero !== 'tatianna') return { begun: [{ chance: field.ratio(1, 1), to: score }], rules: [] };
  const chance = field.ratio(1, CARDS.length);
  const begun = CARDS.map((card) => ({
    chance,
    to: { ...score, monster: Math.max(0, score.monster - ARROWS[card]) },
  }));
  return { begun, rules: ['odds.ability-tatianna'] };
}
