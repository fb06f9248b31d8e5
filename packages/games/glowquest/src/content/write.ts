import type {
  Benefit,
  Card,
  Clause,
  Condition,
  Forced,
  Limit,
  NamedBenefit,
  Negative,
  Pattern,
  Role,
  Slot,
  Target,
  Timing,
  TRAITS_MEASURED,
  TRAITS_UNMEASURED,
  Trait,
  Word,
} from './vocabulary.ts';

// Short words to write content with, so that a table in code reads like one on paper.

const clause = (word: Word, n: number | 'speed' = 0): Clause => ({ word, n, isSelf: false, condition: null });

export const toHit = (n: number): Clause => clause('to-hit', n);
export const damage = (n: number): Clause => clause('damage', n);
export const grit = (n: number): Clause => clause('grit', n);
export const armor = (n: number): Clause => clause('armor', n);
export const shield = (n: number): Clause => clause('shield', n);
export const reflect = (n: number): Clause => clause('reflect', n);
export const heal = (n: number): Clause => clause('heal', n);
export const unsteady = (n: number): Clause => clause('unsteady', n);
export const fragile = (n: number): Clause => clause('fragile', n);
export const weak = (n: number): Clause => clause('weak', n);
export const ongoing = (n: number): Clause => clause('ongoing', n);
export const push = (n: number): Clause => clause('push', n);
export const pull = (n: number): Clause => clause('pull', n);
export const slide = (n: number): Clause => clause('slide', n);
export const move = (n: number | 'speed'): Clause => clause('move', n);
export const shift = (n: number | 'speed'): Clause => clause('shift', n);
export const surges = (n: number): Clause => clause('surges', n);
export const surgesNext = (n: number): Clause => clause('surges-next', n);
export const attackWith = (n: number): Clause => clause('base', n);
export const takeDamage = (n: number): Clause => clause('take-damage', n);
export const dealDamage = (n: number): Clause => clause('deal-damage', n);
export const reduce = (n: number): Clause => clause('reduce', n);
export const STUN: Clause = clause('stun');
export const IMMOBILE: Clause = clause('immobile');
export const SWAP: Clause = clause('swap');
export const ANCHOR: Clause = clause('anchor');
export const TAUNT: Clause = clause('taunt');
export const CLEANSE: Clause = clause('cleanse');
export const ATTACK_AGAIN: Clause = clause('attack-again');
export const IGNORE_ARMOR: Clause = clause('ignore-armor');
export const IGNORE_SHIELD_AND_ARMOR: Clause = clause('ignore-shield-and-armor');
export const REINFORCE: Clause = clause('reinforce');

export const self = (of: Clause): Clause => ({ ...of, isSelf: true });
export const given = (condition: Condition, of: Clause): Clause => ({ ...of, condition });

export const RANGED: Pattern = { kind: 'ranged', n: 0 };
export const REACH: Pattern = { kind: 'reach', n: 0 };
export const LINE: Pattern = { kind: 'line', n: 0 };
export const SWEEP: Pattern = { kind: 'sweep', n: 0 };
export const CLEAVE: Pattern = { kind: 'cleave', n: 0 };
export const radius = (n: number): Pattern => ({ kind: 'radius', n });
export const bounce = (n: number): Pattern => ({ kind: 'bounce', n });

const ONCE: Limit = { perTurn: 1, isLong: false, belowShield: 0, notLord: false };
export const TWICE: Limit = { ...ONCE, perTurn: 2 };
export const LONG: Limit = { ...ONCE, isLong: true };
export const NOT_LORD: Limit = { ...ONCE, notLord: true };
export const PER_GLOW: Limit = { ...ONCE, perTurn: 0 };
export const below = (belowShield: number, limit: Limit): Limit => ({ ...limit, belowShield });

type Terms = Partial<Pick<Benefit, 'duration' | 'pattern' | 'limit'>>;

/** Unless the terms say otherwise it happens now, reaches what its target word says, and comes once per Turn. */
export function benefit(
  cost: number,
  timing: Timing,
  target: Target,
  clauses: readonly Clause[],
  terms: Terms = {},
): Benefit {
  const { duration = 'now', pattern = null, limit = ONCE } = terms;
  return { cost, timing, target, clauses, duration, pattern, limit };
}

export const named = (name: string, of: Benefit): NamedBenefit => ({ name, ...of });

const trait = (word: Trait['word'], n: number): Trait => ({ word, n, pattern: null, against: null });

export const always = (word: (typeof TRAITS_MEASURED)[number], n: number): Trait => trait(word, n);
export const does = (word: (typeof TRAITS_UNMEASURED)[number]): Trait => trait(word, 0);
export const base = (n: number, pattern: Pattern | null = null): Trait => ({ ...trait('base', n), pattern });
export const immune = (against: Negative | Forced): Trait => ({ ...trait('immune', 0), against });

export const roleCard = (deck: Role, name: string, of: Benefit): Card => ({
  name,
  deck,
  slot: null,
  traits: [],
  benefit: of,
});
export const passive = (name: string, ...lines: readonly Trait[]): Card => ({
  name,
  deck: 'passive',
  slot: null,
  traits: lines,
  benefit: null,
});
export const equipment = (name: string, slot: Slot, lines: readonly Trait[], of: Benefit | null = null): Card => ({
  name,
  deck: 'equipment',
  slot,
  traits: lines,
  benefit: of,
});
