const HEX = 16;

/** Two 32-bit lanes of a multiplicative hash: finds divergence, resists no adversary. */
function lanes(text: string): [number, number] {
  let x = 0x2545f491;
  let y = 0x9e3779b9 | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    x = Math.imul(x ^ unit, 0x85ebca6b);
    x ^= x >>> 15;
    y = Math.imul(y ^ unit, 0xc2b2ae35);
    y ^= y >>> 13;
  }
  return [avalanche(x ^ text.length), avalanche(y + x)];
}

function avalanche(word: number): number {
  let w = word;
  w = Math.imul(w ^ (w >>> 16), 0x21f0aaad);
  w = Math.imul(w ^ (w >>> 15), 0x735a2d97);
  return w ^ (w >>> 15);
}

/** Sixteen hexadecimal digits that differ when the text does. */
export function hashText(text: string): string {
  return lanes(text)
    .map((lane) => (lane >>> 0).toString(HEX).padStart(8, '0'))
    .join('');
}

/** Three words to start a generator from. */
export function seedWords(text: string): [number, number, number] {
  const [a, b] = lanes(text);
  return [a, b, avalanche(a ^ Math.imul(b, 0x9e3779b9))];
}
