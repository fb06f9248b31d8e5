import type { Bearing } from '@questhall/grid';
import type { Wide } from '../../../texts/shape.ts';
import type { Leg } from '../where.ts';

/** North first, then clockwise. */
const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const small = (n: number): string => SMALL[n] ?? String(n);
const squares = (n: number): string => `${small(n)} ${n === 1 ? 'square' : 'squares'}`;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where things are on a board, for those who do not see it. */
export const en = {
  around: 'Who and what is where',
  list: (names: readonly string[]): string => list(names),
  toThe: (bearings: readonly Bearing[]): string => `to the ${list(bearings.map((one) => COMPASS[one]))}`,
  /** Nobody named is whoever listens. */
  where([first, second]: readonly Leg[], whom: string | null): string {
    if (first === undefined) return whom === null ? 'where you stand' : `where ${whom} stands`;
    const way = `${squares(first.squares)} ${COMPASS[first.bearing]}`;
    const legs = second === undefined ? way : `${way} and ${small(second.squares)} ${COMPASS[second.bearing]}`;
    return `${legs} of ${whom ?? 'you'}`;
  },
  away: (bearing: Bearing, far: number, whom: string | null): string =>
    far === 0
      ? `just ${COMPASS[bearing]} of ${whom ?? 'you'}`
      : `to the ${COMPASS[bearing]} of ${whom ?? 'you'}, ${squares(far)} away`,
  beside: (whom: string): string => `beside ${whom}`,
  doorway: (side: string): string => `in the doorway ${side}`,
  wall: (n: number): string => (n === 1 ? 'wall' : 'walls'),
} as const;

export type DescribingTexts = Wide<typeof en>;
