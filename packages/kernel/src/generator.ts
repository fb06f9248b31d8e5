/**
 * Two sources of 32-bit words, as data: a fast one for lab and search, and ChaCha20 for online play, whose words nobody
 * can foretell.
 */
export type Source = Sfc32 | ChaCha20;

/** Chris Doty-Humphrey's "small fast counting" generator, sfc32. */
type Sfc32 = { readonly kind: 'fast' } & Record<'a' | 'b' | 'c' | 'count', number>;

/** The stream cipher of RFC 8439 with an all-zero nonce; `at` is the next unused word of `block`. */
interface ChaCha20 {
  readonly kind: 'chacha20';
  readonly key: readonly number[];
  block: readonly number[];
  blocks: number;
  at: number;
}

const WORDS_PER_BLOCK = 16;
const WARM_UP = 12;

/** Any of the 2³² words, as a signed number: one that never has to be boxed. */
export function nextWord(source: Source): number {
  if (source.kind !== 'fast') return chachaWord(source);
  const word = (((source.a + source.b) | 0) + source.count) | 0;
  source.count = (source.count + 1) | 0;
  source.a = source.b ^ (source.b >>> 9);
  source.b = (source.c + (source.c << 3)) | 0;
  source.c = (((source.c << 21) | (source.c >>> 11)) + word) | 0;
  return word;
}

/** How far a source has come: the same again means that nothing was drawn. */
export function positionOf(source: Source): number {
  return source.kind === 'fast' ? source.count : source.blocks * WORDS_PER_BLOCK + source.at;
}

export function fastSource(a: number, b: number, c: number): Source {
  const source: Sfc32 = { kind: 'fast', a: a | 0, b: b | 0, c: c | 0, count: 1 };
  for (let i = 0; i < WARM_UP; i++) nextWord(source);
  return source;
}

export function chachaSource(key: readonly number[]): Source {
  return { kind: 'chacha20', key, block: [], blocks: 0, at: 0 };
}

export function copySource(source: Source): Source {
  return source.kind === 'fast'
    ? { kind: 'fast', a: source.a, b: source.b, c: source.c, count: source.count }
    : { kind: 'chacha20', key: source.key, block: source.block, blocks: source.blocks, at: source.at };
}

function chachaWord(source: ChaCha20): number {
  if (source.at >= source.block.length) {
    source.block = chachaBlock(source.key, source.blocks);
    source.blocks += 1;
    source.at = 0;
  }
  const word = source.block[source.at];
  if (word === undefined) throw new RangeError('a broken generator');
  source.at += 1;
  return word;
}

/** "expand 32-byte k", the four words every ChaCha block begins with. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

function chachaBlock(key: readonly number[], counter: number): readonly number[] {
  const input = Int32Array.of(...SIGMA, ...key, counter, 0, 0, 0);
  const x = Int32Array.from(input);
  const mix = (sum: number, addend: number, turned: number, bits: number): void => {
    const total = ((x[sum] ?? 0) + (x[addend] ?? 0)) | 0;
    const crossed = (x[turned] ?? 0) ^ total;
    x[sum] = total;
    x[turned] = (crossed << bits) | (crossed >>> (32 - bits));
  };
  for (let round = 0; round < 20; round++) {
    for (let i = 0; i < 4; i++) {
      const skew = round % 2; // columns and diagonals in turn
      const [b, c, d] = [4 + ((i + skew) % 4), 8 + ((i + 2 * skew) % 4), 12 + ((i + 3 * skew) % 4)];
      mix(i, b, d, 16);
      mix(c, d, b, 12);
      mix(i, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return Array.from(x, (word, i) => (word + (input[i] ?? 0)) | 0);
}

const isWord = (x: unknown): boolean => typeof x === 'number' && (x | 0) === x;

/** Whether data from outside can be run as a source. */
export function isSource(raw: unknown): raw is Source {
  if (typeof raw !== 'object' || raw === null) return false;
  const { kind, a, b, c, count, key, block, blocks, at }: Readonly<Record<string, unknown>> = { ...raw };
  if (kind === 'fast') return [a, b, c, count].every(isWord);
  const isList = (list: unknown, lengths: readonly number[]): boolean =>
    Array.isArray(list) && lengths.includes(list.length) && list.every(Number.isInteger);
  return (
    kind === 'chacha20' &&
    isList(key, [8]) &&
    isList(block, [0, WORDS_PER_BLOCK]) &&
    isWord(blocks) &&
    isWord(at) &&
    Number(at) >= 0
  );
}
