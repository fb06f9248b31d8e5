import type { IconName } from '../look/icon-names.ts';

/** What a number on a board of tiles can be of, besides life. */
export const TILE_NUMBERS: Readonly<Record<string, IconName>> = {
  surges: 'lightning-tear',
  shield: 'checked-shield',
  reflect: 'mirror-mirror',
};
