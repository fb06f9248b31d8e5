import { ASSUMED_GRIT, type MonsterRecord } from '../../content/index.ts';
import type { Clause, Condition, PatternKind, Word } from '../../content/vocabulary.ts';

// What a Turn of a monster costs a hero, on average: the Controller's script, worked out over all dice.

const SURGES_MAX = 14;

/** How dangerous the figures of a record are. */
export interface Menace {
  readonly base: number;
  /** What a hit does beyond the base damage, by the Surges that are left for it: what layers stand against. */
  readonly blunt: readonly number[];
  /** What they do not, and what trouble besides Hitpoints is worth. */
  readonly sharp: readonly number[];
  /** What a Turn of it costs, by all the numbers that matter for that: the same come up again and again. */
  readonly threats: Map<number, number>;
}

/** In Hitpoints, about. */
const TROUBLE: Readonly<Partial<Record<Word, number>>> = {
  ongoing: 1,
  weak: 0.5,
  unsteady: 0.4,
  fragile: 0.5,
  stun: 2.5,
  immobile: 0.2,
  push: 0.1,
  shield: 0.5,
};

/** How often what a clause hangs on is true. */
const LIKELY: Readonly<Record<Condition, number>> = {
  wounded: 0.7,
  flanked: 0.7,
  stopped: 0.3,
  bloodied: 0.5,
  hit: 1,
  killed: 0,
};

/** How many others a pattern hits besides, about. */
const SPILL: Readonly<Record<PatternKind, number>> = {
  cleave: 0.4,
  bounce: 0.6,
  sweep: 0.25,
  line: 0.2,
  radius: 0.4,
  reach: 0,
  ranged: 0,
};

const POWERS = 2;

const menaces = new WeakMap<MonsterRecord, Menace>();

const amountOf = ({ n, word, condition }: Clause): number => {
  const often = condition === null ? 1 : LIKELY[condition];
  const much = typeof n === 'number' && n > 0 ? n : 1;
  return often * much * (word === 'damage' ? 1 : (TROUBLE[word] ?? 0));
};

/** Its sheet from top to bottom as far as the Surges go, then Power. [ctrl.11-hit-benefits] */
export function menaceOf(record: MonsterRecord): Menace {
  const known = menaces.get(record);
  if (known !== undefined) return known;
  const blunt: number[] = [];
  const sharp: number[] = [];
  const { benefits, base } = record;
  for (let surges = 0; surges <= SURGES_MAX; surges++) {
    let left = surges;
    let hard = 0;
    let soft = 0;
    for (const { timing, cost, clauses, pattern } of benefits) {
      if (timing !== 'hit' || cost > left) continue;
      left -= cost;
      for (const clause of clauses) {
        if (clause.word === 'damage') hard += amountOf(clause);
        else soft += amountOf(clause);
      }
      if (pattern !== null) soft += base * SPILL[pattern.kind];
    }
    blunt.push(hard + Math.min(POWERS, left));
    sharp.push(soft);
  }
  const made: Menace = { base, blunt, sharp, threats: new Map() };
  menaces.set(record, made);
  return made;
}

/** Numbers of a hero that matter for a blow against it. */
export interface Struck {
  readonly armor: number;
  readonly unsteady: number;
  readonly fragile: number;
}

const AIMS = 2;
const FACES = 12;
/** A 1 is rolled again. [turn.reroll-one] */
const SURGE_CHANCES: readonly number[] = [0, 1 / 36, 7 / 36, 7 / 36, 7 / 36, 7 / 36, 7 / 36];

/** Whether a number has a place in a key. */
const isSmall = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 16;

/**
 * What one Turn of it takes from a hero that it can attack, Shield and Reflect aside: a blow with so much on damage and
 * die.
 */
export function threatOf(
  menace: Menace,
  base: number,
  toHit: number,
  struck: Struck,
  grit: number,
  bonusSurges: number,
): number {
  const { armor, unsteady, fragile } = struck;
  const lift = toHit + unsteady;
  const isUsual =
    isSmall(base) && isSmall(lift) && isSmall(armor) && isSmall(fragile) && isSmall(grit) && isSmall(bonusSurges);
  if (!isUsual) return turnOf(menace, base, lift, struck, grit, bonusSurges);
  const key = ((((base * 16 + lift) * 16 + armor) * 16 + fragile) * 16 + grit) * 16 + bonusSurges;
  const known = menace.threats.get(key);
  if (known !== undefined) return known;
  const threat = turnOf(menace, base, lift, struck, grit, bonusSurges);
  menace.threats.set(key, threat);
  return threat;
}

/** [ctrl.9-attack] */
function turnOf(
  { blunt, sharp }: Menace,
  base: number,
  lift: number,
  { armor, fragile }: Struck,
  grit: number,
  bonusSurges: number,
): number {
  let sum = 0;
  for (let die = 1; die < SURGE_CHANCES.length; die++) {
    const surges = Math.min(SURGES_MAX, die + bonusSurges);
    let loss = 0;
    for (let face = 1; face <= FACES; face++) {
      const total = face + lift;
      const short = ASSUMED_GRIT - total;
      const aims = short > 0 && short <= AIMS && short <= surges ? short : 0;
      if (total + aims < grit) continue;
      const left = surges - aims;
      loss += Math.max(0, base + (blunt[left] ?? 0) + fragile - armor) + (sharp[left] ?? 0);
    }
    sum += (SURGE_CHANCES[die] ?? 0) * loss;
  }
  return sum / FACES;
}
