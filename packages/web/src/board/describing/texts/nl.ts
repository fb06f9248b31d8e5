import type { DescribingTexts } from './en.ts';

/** North first, then clockwise. */
const COMPASS = ['noord', 'noordoost', 'oost', 'zuidoost', 'zuid', 'zuidwest', 'west', 'noordwest'] as const;

const SMALL = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];

const small = (n: number): string => SMALL[n] ?? String(n);
const squares = (n: number): string => `${small(n)} ${n === 1 ? 'vak' : 'vakken'}`;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

export const nl: DescribingTexts = {
  around: 'Wie en wat waar is',
  list,
  toThe: (bearings) => `aan ${list(bearings.map((one) => `de ${COMPASS[one]}kant`))}`,
  where([first, second], whom) {
    if (first === undefined) return whom === null ? 'waar je staat' : `waar ${whom} staat`;
    const way = `${squares(first.squares)} ten ${COMPASS[first.bearing]}en`;
    const legs = second === undefined ? way : `${way} en ${small(second.squares)} ten ${COMPASS[second.bearing]}en`;
    return `${legs} van ${whom ?? 'jou'}`;
  },
  away: (bearing, far, whom) =>
    far === 0
      ? `vlak ten ${COMPASS[bearing]}en van ${whom ?? 'jou'}`
      : `ten ${COMPASS[bearing]}en van ${whom ?? 'jou'}, ${squares(far)} verder`,
  beside: (whom) => `naast ${whom}`,
  doorway: (side) => `in de deuropening ${side}`,
  wall: (n) => (n === 1 ? 'muur' : 'muren'),
};
