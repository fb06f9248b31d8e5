/** Longer than any walk. */
const STEPS_MAX = 40;

/**
 * Steps by the compass: `n`, `n 3`, `n3 e`, as whatever a game has for the steps that a word of letters means. Null for
 * words that are none.
 */
export function readSteps<S>(
  words: readonly string[],
  stepsOf: (letters: string) => readonly S[] | null,
): readonly S[] | null {
  const steps: S[] = [];
  let last: readonly S[] = [];
  for (const word of words) {
    const [, letters = '', times] = /^([a-z-]*)(\d{1,2})?$/.exec(word) ?? [];
    const meant = letters === '' ? [] : (stepsOf(letters) ?? []);
    const isMore = letters === '' && times !== undefined && last.length > 0; // a number behind the steps that it counts
    if ((meant.length === 0 && !isMore) || Number(times ?? 1) === 0) return null;
    const end = isMore ? last : meant.slice(-1);
    steps.push(...meant, ...Array.from({ length: Number(times ?? 1) - 1 }, () => end).flat());
    last = times === undefined ? end : [];
  }
  return steps.length === 0 || steps.length > STEPS_MAX ? null : steps;
}

/** `4,7`, and `4 7` or `4, 7` as well, as one word. */
export const pairIn = (words: readonly string[]): string => words.map((word) => word.replace(/,$/, '')).join();

/** Whether words are two numbers and nothing else, whatever they stand for. */
export const isPair = (words: readonly string[]): boolean =>
  words.length <= 2 && /^\(?[+-]?\d+,[+-]?\d+\)?$/.test(pairIn(words));
