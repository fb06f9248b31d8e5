import { chachaSource, copySource, fastSource, nextWord, type Source } from './generator.ts';
import { seedWords } from './hash.ts';
import { SEED_LENGTH_MAX } from './limits.ts';

/** All the chance of a match, in its state. Nothing else is random. */
export interface Rng {
  readonly source: Source;
  /** How often anything was drawn. */
  drawn: number;
  /** Faces that the next dice will show, whatever the source says. */
  loaded: number[];
  /** Dice are real and typed in: a die that is not loaded is asked for. */
  readonly typed: boolean;
  /** Faces rolled, kept while a log is listening. */
  rolled: number[] | null;
}

/** A typed-in die is missing, or shows what no such die can. A step is pure, so the same move can be tried again with better faces. */
export class DiceWanted extends Error {
  readonly faces: number;
  constructor(faces: number) {
    super(`a die with ${faces} faces must be rolled`);
    this.faces = faces;
  }
}

const SEED = /^(typed:)?(?:(fast):([ -~]+)|(chacha20):([0-9a-f]{64}))$/;

/** A seed says which source it starts: `fast:any text`, `chacha20:<64 hex digits>`, or either behind `typed:`. */
export function isSeed(text: string): boolean {
  return text.length <= SEED_LENGTH_MAX && SEED.test(text);
}

export function seedRng(seed: string): Rng {
  const [, typed, fast, text = '', , key = ''] = (isSeed(seed) && SEED.exec(seed)) || [];
  if (fast === undefined && key === '') throw new RangeError(`not a seed: ${JSON.stringify(seed)}`);
  const source = fast === undefined ? chachaSource(littleEndianWords(key)) : fastSource(...seedWords(text));
  return { source, drawn: 0, loaded: [], typed: typed !== undefined, rolled: null };
}

/** A new rng that shares nothing with the old one and takes three words from it. */
export function forkRng(rng: Rng): Rng {
  const source = fastSource(nextWord(rng.source), nextWord(rng.source), nextWord(rng.source));
  return { source, drawn: 0, loaded: [], typed: false, rolled: null };
}

export function copyRng(rng: Rng): Rng {
  return {
    source: copySource(rng.source),
    drawn: rng.drawn,
    loaded: rng.loaded.slice(),
    typed: rng.typed,
    rolled: rng.rolled === null ? null : rng.rolled.slice(),
  };
}

/** A hidden draw: a whole number in 0 … n-1, every one as likely as the next. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw below ${n}`);
  rng.drawn += 1;
  const uneven = (-n >>> 0) % n;
  let word = nextWord(rng.source);
  while (word < uneven) word = nextWord(rng.source);
  return word % n;
}

/** A die on the table: 1 … faces. Hidden draws after it are the same whether it was loaded or not. */
export function roll(rng: Rng, faces: number): number {
  const fallen = below(rng, faces) + 1;
  const face = rng.loaded.shift() ?? (rng.typed ? 0 : fallen);
  if (!(Number.isInteger(face) && face >= 1 && face <= faces)) throw new DiceWanted(faces);
  if (rng.rolled !== null) rng.rolled.push(face);
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
