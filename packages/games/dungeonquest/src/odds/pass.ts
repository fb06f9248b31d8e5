const FACES = [1, 2, 3, 4, 5, 6] as const;

const TOTALS: readonly number[] = FACES.flatMap((first) => FACES.map((second) => first + second));
const TOTAL_MAX = 12;

/** By attribute. */
const CHANCES: readonly number[] = Array.from(
  { length: TOTAL_MAX + 1 },
  (_, value) => TOTALS.filter((total) => total <= value).length / TOTALS.length,
);

/** The chance to roll an attribute or less with two dice, when the total counts so much less. [test.roll] */
export const passChance = (value: number, less = 0): number =>
  CHANCES[Math.max(0, Math.min(value + less, TOTAL_MAX))] ?? 0;
