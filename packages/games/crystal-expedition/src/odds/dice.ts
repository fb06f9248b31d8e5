/** The faces of three dice, in any order. */
export type ThreeDice = readonly [number, number, number];

/** What an Attack roll says before anything is added. */
export interface AttackRoll {
  /** [attack.to-hit-two-highest] */
  readonly toHit: number;
  /** [attack.surges-from-lowest, attack.surge-tie-bonus] */
  readonly surges: number;
  /** [crit.two-sixes] */
  readonly isCritical: boolean;
  /** Whether it brings a wild attacker no Surges. [race.half-orc-wild] */
  readonly hasOne: boolean;
}

export function readAttack(dice: ThreeDice): AttackRoll {
  const lowest = Math.min(...dice);
  const toHit = dice.reduce((sum, die) => sum + die, 0) - lowest;
  const ties = dice.filter((die) => die === lowest).length - 1;
  return { toHit, surges: lowest + ties, isCritical: toHit === 12, hasOne: lowest === 1 };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** All 216 ways that three dice fall, read as Attacks. */
export const ATTACK_ROLLS: readonly AttackRoll[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c) => readAttack([a, b, c]))),
);

/** The totals of all 36 ways that two dice fall. */
export const TWO_DICE: readonly number[] = FACES.flatMap((a) => FACES.map((b) => a + b));

const countOf = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;

/** Of 216 Attacks, those that reach this Grit. [attack.hit-at-least-grit] */
export const hitsAgainst = (grit: number): number => countOf(ATTACK_ROLLS, ({ toHit }) => toHit >= grit);

/** The same when every Surge goes to Aim. [attack.miss-can-be-bought-off] */
export const aimedHitsAgainst = (grit: number): number =>
  countOf(ATTACK_ROLLS, ({ toHit, surges }) => toHit + surges >= grit);

/** Of 36 Escape Checks, those that reach this Grab. [escape.roll] */
export const escapesFrom = (grab: number): number => countOf(TWO_DICE, (total) => total >= grab);
