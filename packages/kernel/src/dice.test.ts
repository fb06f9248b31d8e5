import { createCipheriv } from 'node:crypto';
import { surprise } from '@questhall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, copyRng, DiceWanted, forkRng, isSeed, type Rng, roll, seedRng, shuffle } from './dice.ts';
import { nextWord } from './generator.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const take = (rng: Rng, n: number): number[] => Array.from({ length: n }, () => nextWord(rng.source) >>> 0);

describe('seeds', () => {
  test.each([
    '',
    '7',
    'any words, even ~ these',
    'Zoë\n',
    'slow:7',
    'fast:7',
    `chacha20:${KEY}`,
    'typed:7',
    `typed:chacha20:${KEY}`,
  ])('%j is one', (seed) => {
    expect(isSeed(seed)).toBe(true);
    expect(take(seedRng(seed), 5)).toEqual(take(seedRng(seed), 5));
  });

  test('a text without a tag is a seed of the fast source', () => {
    for (const text of ['7', 'Zoë', '']) expect(seedRng(text)).toEqual(seedRng(`fast:${text}`));
    expect(seedRng('typed:7')).toEqual(seedRng('typed:fast:7'));
    expect(seedRng('typed:7').loaded).toEqual([]);
  });

  test.each([
    'chacha20:00',
    `chacha20:${KEY}00`,
    `chacha20:${KEY}\n`,
    `chacha20:${KEY.toUpperCase()}`,
    'typed:chacha20:',
    'x'.repeat(129),
  ])('%j is none', (seed) => {
    expect(isSeed(seed)).toBe(false);
    expect(() => seedRng(seed)).toThrow(RangeError);
  });

  test('neighbouring seeds have nothing in common', () => {
    const words = Array.from({ length: 500 }, (_, i) => take(seedRng(`fast:${i}`), 2)).flat();
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('generators', () => {
  test('the numbers of the fast one never change: old matches depend on them', () => {
    expect(take(seedRng('fast:7'), 4)).toMatchInlineSnapshot(`
      [
        1147536002,
        255267140,
        4048731273,
        500224315,
      ]
    `);
  });

  test('ChaCha20 gives the key stream of the cipher, block after block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        const cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
        const stream = cipher.update(Buffer.alloc(64 * 3));
        const words = Array.from({ length: 48 }, (_, i) => stream.readUInt32LE(4 * i));
        expect(take(seedRng(`chacha20:${Buffer.from(key).toString('hex')}`), 48)).toEqual(words);
      }),
      { numRuns: 50 },
    );
  });

  test.each(['fast:copy', `chacha20:${KEY}`])('a copy of %s goes its own way, and a fork another', (seed) => {
    const rng = seedRng(seed);
    take(rng, 3);
    const copy = copyRng(rng);
    const ahead = take(rng, 40);
    expect(take(copy, 40)).toEqual(ahead);
    expect(take(forkRng(copyRng(copy)), 40)).not.toEqual(take(copy, 40));
  });

  test.each(['fast:json', `chacha20:${KEY}`])('%s survives JSON in the middle', (seed) => {
    const rng = seedRng(seed);
    take(rng, 21);
    const revived: Rng = JSON.parse(JSON.stringify(rng));
    expect(take(revived, 40)).toEqual(take(rng, 40));
  });
});

describe('draws', () => {
  test.each([2, 3, 6, 7, 20, 1_000])('below %i is even', (n) => {
    const [rng, draws] = [seedRng(`fast:below ${n}`), 60_000];
    const seen = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const x = below(rng, n);
      seen.set(x, (seen.get(x) ?? 0) + 1);
    }
    expect(Math.min(...seen.keys())).toBe(0);
    expect(Math.max(...seen.keys())).toBe(n - 1);
    for (const hits of seen.values()) expect(surprise(hits, draws, 1 / n)).toBeGreaterThan(1e-9);
  });

  test('the uneven tail of the words is thrown away', () => {
    // With n just above half of all words, nearly every second word must be rejected; a remainder would favour the low
    // half.
    const [n, rng] = [0x8000_0001, seedRng('fast:tail')];
    let low = 0;
    for (let i = 0; i < 20_000; i++) if (below(rng, n) < n / 2) low += 1;
    expect(surprise(low, 20_000, 0.5)).toBeGreaterThan(1e-9);
  });

  test('the whole range of words can be drawn from, and nothing beyond it', () => {
    const rng = seedRng('fast:whole');
    expect(below(rng, 0x1_0000_0000)).toBeGreaterThanOrEqual(0);
    expect(below(rng, 1)).toBe(0);
    for (const n of [0, -1, 2.5, 0x1_0000_0001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => below(rng, n)).toThrow(RangeError);
  });

  test('a draw is the remainder of its word, for every bound', () => {
    const [rng, words] = [seedRng('fast:remainders'), seedRng('fast:remainders')];
    const bounds = [1, 2, 3, 5, 6, 7, 10, 255, 256, 65_537, 0x7fff_ffff, 0x8000_0000];
    for (let i = 0; i < 20_000; i++) {
      const n = bounds[i % bounds.length] ?? 1;
      const uneven = 0x1_0000_0000 % n;
      let word = below(words, 0x1_0000_0000);
      while (word < uneven) word = below(words, 0x1_0000_0000);
      expect(below(rng, n)).toBe(word % n);
    }
  });

  test('every order of three cards is equally likely', () => {
    const [rng, shuffles] = [seedRng('fast:orders'), 30_000];
    const seen = new Map<string, number>();
    for (let i = 0; i < shuffles; i++) {
      const cards = ['a', 'b', 'c'];
      shuffle(rng, cards);
      seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const hits of seen.values()) expect(surprise(hits, shuffles, 1 / 6)).toBeGreaterThan(1e-9);
  });

  test('a shuffle keeps the cards', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }),
        (cards, seed) => {
          const shuffled = cards.slice();
          shuffle(seedRng(`fast:${seed}`), shuffled);
          expect(shuffled.toSorted((x, y) => x - y)).toEqual(cards.toSorted((x, y) => x - y));
        },
      ),
    );
  });
});

describe('dice on the table', () => {
  test('loaded faces must be shown, and leave the hidden draws as they would have been', () => {
    const [plain, loaded] = [seedRng('fast:dice'), seedRng('fast:dice')];
    loaded.loaded = [6, 1];
    const faces = [roll(loaded, 6), roll(loaded, 6)];
    roll(plain, 6);
    roll(plain, 6);
    expect(faces).toEqual([6, 1]);
    expect(loaded.loaded).toEqual([]);
    expect(() => roll(loaded, 6)).toThrow(DiceWanted);
    roll(plain, 6);
    expect(below(loaded, 1_000_000)).toBe(below(plain, 1_000_000));
  });

  test('a listening log hears the faces, loaded or not', () => {
    const rng = seedRng('fast:log');
    rng.rolled = [];
    const faces = [roll(rng, 6), roll(rng, 6)];
    rng.loaded = [3];
    faces.push(roll(rng, 6));
    expect(faces[2]).toBe(3);
    expect(rng.rolled).toEqual(faces);
  });

  test('typed dice are asked for, and impossible faces are asked for again', () => {
    const rng = seedRng('typed:fast:table');
    expect(() => roll(rng, 6)).toThrow(new DiceWanted(6));
    for (const face of [0, 7, -1, 2.5, Number.NaN]) {
      rng.loaded = [face];
      expect(() => roll(rng, 6)).toThrow(DiceWanted);
    }
    rng.loaded = [6];
    expect(roll(rng, 6)).toBe(6);
  });
});
