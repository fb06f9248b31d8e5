import type { Chair } from './kit.ts';
import type { FormWords } from './words.ts';

/** Who sits there, in words. */
export function chairName(chair: Chair, { sitters }: FormWords): string {
  if (chair === 'me' || chair === 'other') return sitters[chair];
  const bots: Readonly<Record<string, string>> = sitters.bots;
  return bots[chair.slice(4)] ?? chair.slice(4);
}
