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
import { aMonster } from '../fighters.ts';
import { NAMES } from '../names.ts';
import { listed } from '../numbers.ts';

export const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  northWest: 'noordwestelijke toren',
  northEast: 'noordoostelijke toren',
  southWest: 'zuidwestelijke toren',
  southEast: 'zuidoostelijke toren',
};

/** Tiles that are stuff rather than things. */
const STUFF: readonly TileKind[] = ['rubble'];

export const aTile = (tile: TileKind): string =>
  STUFF.includes(tile) ? NAMES.tile[tile].toLowerCase() : `een ${NAMES.tile[tile]}`;

/** `een Kamer`, `de schatkamer`, `de noordwestelijke toren`. */
export function spotName(spot: Spot): string {
  if (spot.kind === 'tower') return `de ${CORNER_NAMES[spot.corner]}`;
  if (spot.kind === 'hoard') return 'de schatkamer';
  return spot.kind === 'tile' ? aTile(spot.tile) : 'het onbekende';
}

export const placeName = (keep: KeepSeen | null, square: Cell): string =>
  keep === null ? 'de ring' : spotName(spotAt(keep, square));

const HALVES = { north: 'noordelijke', south: 'zuidelijke' } as const;

/** `uit de zuidelijke helft` of the hoard, where both halves have a way out on that side; else nothing. */
export const halfName = (heading: Heading): string =>
  isTwofold(heading) && heading.half !== null ? `uit de ${HALVES[heading.half]} helft` : '';

/** What lies beyond, whatever is in between. */
export const beyondText = ({ to }: Pick<Passage, 'to'>): string => (to.kind === 'unknown' ? 'onbekend' : spotName(to));

/** What awaits there: `een Kamer, achter een deur, er wacht een Trol`. */
export function passageText({ to, isDoor, isPortcullis, leaving, guard }: Passage): string {
  const barriers = [...(isDoor ? ['een deur'] : []), ...(isPortcullis ? ['een valhek'] : [])];
  return [
    ...(leaving === null ? [] : [`eerst een toets van ${NAMES.attribute[leaving]}`]),
    beyondText({ to }),
    ...(barriers.length === 0 ? [] : [`achter ${listed(barriers)}`]),
    ...(guard === null ? [] : [`er wacht ${aMonster(guard)}`]),
  ].join(', ');
}

/** `open naar het noorden en oosten, een deur naar het westen`. */
export function openingsText(square: Cell, tile: number): string {
  const all = openings(square, tile);
  const ways = (is: (edge: number) => boolean): readonly string[] =>
    all.filter(({ edge }) => is(edge)).map(({ way }) => NAMES.way[way]);
  const said = (what: string, where: readonly string[]): readonly string[] =>
    where.length === 0 ? [] : [`${what} naar het ${listed(where)}`];
  return [
    ...said(
      'open',
      ways((edge) => edge !== DOOR && edge !== PORTCULLIS),
    ),
    ...said(
      'een deur',
      ways((edge) => edge === DOOR),
    ),
    ...said(
      'een valhek',
      ways((edge) => edge === PORTCULLIS),
    ),
  ].join(', ');
}

const SIDES = ['links', 'vooruit', 'rechts'] as const;
const KINDS = ['open', '', 'een deur', 'een valhek'] as const;

/** A tile that is not laid yet: `Kamer: open links en vooruit`. */
export function formText(form: number): string {
  const printed = TILE_FORMS[form];
  if (printed === undefined) return '';
  const sides = KINDS.flatMap((kind, edge) => {
    const where = SIDES.filter((_, at) => printed.edges[at] === edge);
    return kind === '' || where.length === 0 ? [] : [`${kind} ${listed(where)}`];
  });
  return `${NAMES.tile[printed.kind]}: ${sides.length === 0 ? 'loopt dood' : sides.join(', ')}`;
}
