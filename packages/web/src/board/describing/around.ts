import type { Bearing } from '@questhall/grid';
import type { DescribingTexts } from './texts/en.ts';
import { bearingOf, legsBetween, type Viewpoint } from './where.ts';

/** Somebody or something on one of the eight sides of a square. */
interface Neighbour {
  readonly name: string;
  readonly bearing: Bearing;
}

/** All that is around a square and worth knowing of it. */
export interface Around {
  /** Who stands there. */
  readonly figures: readonly Neighbour[];
  /** Open doors that the square is in. */
  readonly doorways: readonly Bearing[];
  /** Other doors, and whatever else there is. */
  readonly things: readonly { readonly name: string; readonly bearings: readonly Bearing[] }[];
  readonly walls: readonly Bearing[];
}

/** What a game finds on one of the four sides. */
export interface SideSeen {
  readonly bearing: Bearing;
  readonly isDoorway: boolean;
  readonly isWall: boolean;
  readonly things: readonly string[];
}

export function aroundFrom(sides: readonly SideSeen[], figures: Around['figures']): Around {
  const bearingsOf = (isMeant: (side: SideSeen) => boolean): readonly Bearing[] =>
    sides.filter(isMeant).map(({ bearing }) => bearing);
  const names = new Set(sides.flatMap(({ things }) => things));
  return {
    figures,
    doorways: bearingsOf(({ isDoorway }) => isDoorway),
    things: [...names].map((name) => ({ name, bearings: bearingsOf(({ things }) => things.includes(name)) })),
    walls: bearingsOf(({ isWall }) => isWall),
  };
}

/** `beside the Orc to the east`, `in the doorway to the north`, `closed door to the west`, `wall to the south`. */
export function aroundText({ figures, doorways, things, walls }: Around, texts: DescribingTexts): readonly string[] {
  return [
    ...besideText(
      figures.map(({ name, bearing }) => `${name} ${texts.toThe([bearing])}`),
      texts,
    ),
    ...doorwayText(doorways, texts),
    ...things.map(({ name, bearings }) => `${name} ${texts.toThe(bearings)}`),
    ...(walls.length === 0 ? [] : [`${texts.wall(walls.length)} ${texts.toThe(walls)}`]),
  ];
}

/** What matters of it for somebody who stands there: `beside the Orc and Offense`, `in the doorway to the north`. */
export const nearText = (
  { figures, doorways }: Pick<Around, 'figures' | 'doorways'>,
  texts: DescribingTexts,
): readonly string[] => [
  ...besideText(
    figures.map(({ name }) => name),
    texts,
  ),
  ...doorwayText(doorways, texts),
];

const besideText = (names: readonly string[], texts: DescribingTexts): readonly string[] =>
  names.length === 0 ? [] : [texts.beside(texts.list(names))];

const doorwayText = (sides: readonly Bearing[], texts: DescribingTexts): readonly string[] =>
  sides.length === 0 ? [] : [texts.doorway(texts.toThe(sides))];

/** `two squares north-east of you`, `where you stand`; nothing where nobody looks on. */
export const whereText = (
  from: Viewpoint | null,
  to: number,
  columns: number,
  texts: DescribingTexts,
): readonly string[] => (from === null ? [] : [texts.where(legsBetween(from.at, to, columns), from.whom)]);

/** Where a door is: which way its middle lies from them, and how many squares it is to the one before it. */
export function doorText(
  from: Viewpoint | null,
  middle: { readonly column: number; readonly row: number },
  far: number,
  columns: number,
  texts: DescribingTexts,
): readonly string[] {
  if (from === null) return [];
  const [right, down] = [middle.column - (from.at % columns) - 0.5, middle.row - Math.floor(from.at / columns) - 0.5];
  return [texts.away(bearingOf(right, down), far, from.whom)];
}
