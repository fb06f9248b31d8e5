const made = (length: number): number[] => Array.from({ length }, () => 0.5).fill(0);

const MANY: readonly number[] = made(64);

/**
 * A list of noughts for fractions. Made with a fraction and then emptied, the engine keeps it, and every copy of it, as
 * plain numbers from the start; one of whole numbers or of empty places is made over when the first fraction comes, and
 * is read more slowly ever after.
 */
export const noughts = (length: number): number[] => (length <= MANY.length ? MANY.slice(0, length) : made(length));
