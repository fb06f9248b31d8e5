const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIDES = FACES.length;

/** A die and a score come to a number or more. [threat.roll] */
export const chanceOf = (number: number, score: number): number =>
  Math.min(1, Math.max(0, (SIDES + 1 - number + score) / SIDES));

/** At least once in so many tries. */
export const chanceIn = (tries: number, chance: number): number => 1 - (1 - chance) ** tries;

const DICE_MOST = SIDES - 1;

/** By how much one die must be ahead of another, from the farthest behind, and how often it is. */
const AHEAD: readonly number[] = Array.from({ length: 2 * DICE_MOST + 2 }, (_, at) => {
  const least = at - DICE_MOST;
  const pairs = FACES.flatMap((mine) => FACES.filter((its) => mine - its >= least));
  return pairs.length / SIDES ** 2;
});

const isAheadBy = (least: number): number => AHEAD[Math.min(AHEAD.length - 1, Math.max(0, least + DICE_MOST))] ?? 0;

/** The side with so much more before the dice has the higher total. [combat.e-higher-total-hits] */
export const hitChance = (lead: number): number => isAheadBy(1 - lead);
