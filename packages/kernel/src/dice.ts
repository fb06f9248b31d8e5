import { chachaSource, copySource, fastSource, nextWord, type Source } from './generator.ts';
import { seedWords } from './hash.ts';
import { SEED_LENGTH_MAX } from './limits.ts';

/** All the chance of a match, in its state. Nothing else is random. */
export interface Rng {
  readonly source: Source;
  /** The faces that the next dice must show; null while dice roll by themselves. */
  loaded: number[] | null;
  /** The faces rolled, kept while a log is listening. */
  rolled: number[] | null;
}

/**
 * Dice are loaded and one is missing, or shows what no such die can. A step is pure, so the same move can be tried
 * again with better faces.
 */
export class DiceWanted extends Error {
  readonly faces: number;
  constructor(faces: number) {
    super(`a die with ${faces} faces must be rolled`);
    this.faces = faces;
  }
}

const WORDS = 0x1_0000_0000;
/** Whoever wants ChaCha20 gets it or nothing. */
const BAD_KEY = /^(?:typed:)?chacha20:(?![0-9a-f]{64}$)/;
const TYPED = 'typed:';
const FAST = 'fast:';
const CHACHA20 = 'chacha20:';

/**
 * Any text that is not too long is a seed, and `7` is the same as `fast:7`. `chacha20:<64 hex digits>` starts the source
 * that nobody can foretell. Behind `typed:` the dice are real, and loaded one by one.
 */
export const isSeed = (text: string): boolean => text.length <= SEED_LENGTH_MAX && !BAD_KEY.test(text);

export function seedRng(seed: string): Rng {
  if (!isSeed(seed)) throw new RangeError(`not a seed: ${JSON.stringify(seed)}`);
  const isTyped = seed.startsWith(TYPED);
  const tagged = isTyped ? seed.slice(TYPED.length) : seed;
  const source = tagged.startsWith(CHACHA20)
    ? chachaSource(littleEndianWords(tagged.slice(CHACHA20.length)))
    : fastSource(...seedWords(tagged.startsWith(FAST) ? tagged.slice(FAST.length) : tagged));
  return { source, loaded: isTyped ? [] : null, rolled: null };
}

/** A new rng that shares nothing with the old one and takes three words from it. */
export function forkRng(rng: Rng): Rng {
  return {
    source: fastSource(nextWord(rng.source), nextWord(rng.source), nextWord(rng.source)),
    loaded: null,
    rolled: null,
  };
}

export function copyRng(rng: Rng): Rng {
  const { loaded, rolled } = rng;
  return { source: copySource(rng.source), loaded: loaded?.slice() ?? null, rolled: rolled?.slice() ?? null };
}

/** A hidden draw: a whole number in 0 … n-1, every one as likely as the next. */
export function below(rng: Rng, n: number): number {
  const bound = n >>> 0; // all 2³² words together wrap round to 0
  if (bound !== n ? n !== WORDS : n === 0) throw new RangeError(`cannot draw below ${n}`);
  let word = nextWord(rng.source) >>> 0;
  if (word < bound) {
    // Only a word below n can lie in the uneven rest of the words, which would favour small numbers: it is drawn again.
    const uneven = (-bound >>> 0) % bound;
    while (word < uneven) word = nextWord(rng.source) >>> 0;
  }
  // The remainder, by a product: `%` on unsigned words is compiled to a slow one for floating point.
  return bound === 0 ? word : (word - Math.imul(word / bound, bound)) >>> 0;
}

/** A die on the table: 1 … faces. Hidden draws after it are the same whether it was loaded or not. */
export function roll(rng: Rng, faces: number): number {
  const fallen = below(rng, faces) + 1;
  if (rng.loaded === null && rng.rolled === null) return fallen;
  const face = rng.loaded === null ? fallen : (rng.loaded.shift() ?? 0);
  if (!(Number.isInteger(face) && face >= 1 && face <= faces)) throw new DiceWanted(faces);
  rng.rolled?.push(face);
  return face;
}

export function shuffle<X extends string | number | object>(rng: Rng, items: X[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const x = items[last];
    const y = items[other];
    if (x === undefined || y === undefined) throw new RangeError('only a list without holes can be shuffled');
    items[last] = y;
    items[other] = x;
  }
}

function littleEndianWords(hex: string): number[] {
  const bytes = hex.match(/../g) ?? [];
  return Array.from({ length: 8 }, (_, i) =>
    bytes.slice(4 * i, 4 * i + 4).reduce((word, byte, at) => (word | (Number.parseInt(byte, 16) << (8 * at))) >>> 0, 0),
  );
}
