import { BASICS, REINFORCEMENTS } from './basic-benefits.ts';
import { CARDS } from './cards.ts';
import { GLOWS } from './glow-benefits.ts';
import { MONSTERS } from './monsters.ts';
import type { Benefit } from './vocabulary.ts';

/** A Benefit that knows its own id. */
export interface Usable extends Benefit {
  readonly id: string;
}

/** Written out, so that all of them have one shape: they are looked at more than anything else. */
const usable = (id: string, { cost, timing, target, clauses, duration, pattern, limit }: Benefit): Usable => ({
  id,
  cost,
  timing,
  target,
  clauses,
  duration,
  pattern,
  limit,
});

export const CALL = 'reinforcements';

const listed: readonly (readonly [string, Benefit | null])[] = [
  ...Object.entries(BASICS),
  ...Object.entries(GLOWS),
  ...Object.entries(CARDS).map(([id, { benefit }]) => [id, benefit] as const),
  ...Object.values(MONSTERS).flatMap(({ benefits }) => benefits.map((one) => [one.id, one] as const)),
  [CALL, REINFORCEMENTS],
];

/** Every Benefit there is: everybody's, those of Glow, of cards and of sheets. */
export const BENEFITS: ReadonlyMap<string, Usable> = new Map(
  listed.flatMap(([id, benefit]) => (benefit === null ? [] : [[id, usable(id, benefit)] as const])),
);
