import type { RolledEnd } from './exploration.ts';

/** What lies on the sheet. There are as many of each as are needed. [tiles.sizes, tiles.unlimited] */
const TILE_KINDS = ['stairs-up', 'section', 'corner', 't-junction', 'four-way', 'stairs-down', 'small', 'big'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What comes after the last section of a passage. */
export type End = RolledEnd | 'stairs-down';
