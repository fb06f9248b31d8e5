import type { Cell } from '@questhall/grid';
import { DOOR, PORTCULLIS } from '../../../content/keep/edges.ts';
import { TILE_FORMS, type TileKind } from '../../../content/keep/tiles.ts';
import type { KeepSeen } from '../../../types/index.ts';
import {
  type Corner,
  type Heading,
  isTwofold,
  openings,
  type Passage,
  type Spot,
  spotAt,
} from '../../telling/spots.ts';
import { NAMES } from '../names.ts';
import { listed } from '../numbers.ts';

export const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  northWest: 'north-west tower',
  northEast: 'north-east tower',
  southWest: 'south-west tower',
  southEast: 'south-east tower',
};

/** Tiles that are stuff rather than things. */
const STUFF: readonly TileKind[] = ['rubble'];

export const aTile = (tile: TileKind): string =>
  STUFF.includes(tile) ? NAMES.tile[tile].toLowerCase() : `a ${NAMES.tile[tile]}`;

/** `a Chamber`, `the hoard`, `the north-west tower`. */
export function spotName(spot: Spot): string {
  if (spot.kind === 'tower') return `the ${CORNER_NAMES[spot.corner]}`;
  if (spot.kind === 'hoard') return 'the hoard';
  return spot.kind === 'tile' ? aTile(spot.tile) : 'the unknown';
}

export const placeName = (keep: KeepSeen | null, square: Cell): string =>
  keep === null ? 'the ring' : spotName(spotAt(keep, square));

/** `from the southern half` of the hoard, where both halves have a way out on that side; else nothing. */
export const halfName = (heading: Heading): string => (isTwofold(heading) ? `from the ${heading.half}ern half` : '');

/** What lies beyond, whatever is in between. */
export const beyondText = ({ to }: Pick<Passage, 'to'>): string =>
  to.kind === 'unknown' ? 'unexplored' : spotName(to);

/** What awaits there: `Chamber, behind a door, a Troll waits`. */
export function passageText({ to, isDoor, isPortcullis, leaving, guard }: Passage): string {
  const barriers = [...(isDoor ? ['a door'] : []), ...(isPortcullis ? ['a portcullis'] : [])];
  return [
    ...(leaving === null ? [] : [`first a test of ${NAMES.attribute[leaving]}`]),
    beyondText({ to }),
    ...(barriers.length === 0 ? [] : [`behind ${listed(barriers)}`]),
    ...(guard === null ? [] : [`a ${NAMES.monster[guard]} waits`]),
  ].join(', ');
}

/** `ways north and east, a door to the west`. */
export function openingsText(square: Cell, tile: number): string {
  const all = openings(square, tile);
  const ways = (kind: number): readonly string[] =>
    all.filter(({ edge }) => edge === kind).map(({ way }) => NAMES.way[way]);
  const [doors, bars, open] = [
    ways(DOOR),
    ways(PORTCULLIS),
    all.filter(({ edge }) => edge !== DOOR && edge !== PORTCULLIS),
  ];
  const parts = [
    ...(open.length === 0 ? [] : [`open to the ${listed(open.map(({ way }) => NAMES.way[way]))}`]),
    ...(doors.length === 0 ? [] : [`a door to the ${listed(doors)}`]),
    ...(bars.length === 0 ? [] : [`a portcullis to the ${listed(bars)}`]),
  ];
  return parts.join(', ');
}

const SIDES = ['left', 'ahead', 'right'] as const;
const KINDS = ['open', '', 'a door', 'a portcullis'] as const;

/** A tile that is not laid yet: `Chamber: open left and ahead`. */
export function formText(form: number): string {
  const printed = TILE_FORMS[form];
  if (printed === undefined) return '';
  const sides = KINDS.flatMap((kind, edge) => {
    const where = SIDES.filter((_, at) => printed.edges[at] === edge);
    return kind === '' || where.length === 0 ? [] : [`${kind} ${listed(where)}`];
  });
  return `${NAMES.tile[printed.kind]}: ${sides.length === 0 ? 'a dead end' : sides.join(', ')}`;
}
