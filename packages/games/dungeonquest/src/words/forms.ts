import { DOOR, OPEN, PORTCULLIS } from '../content/keep/edges.ts';
import { TILE_FORMS } from '../content/keep/tiles.ts';

const SIGNS: Readonly<Record<number, string>> = { [OPEN]: '○', [DOOR]: 'D', [PORTCULLIS]: 'P' };

/** The edges of a tile left, ahead and right of its arrow, as signs: open, wall, door, portcullis. */
export const formSigns = (form: number): string =>
  (TILE_FORMS[form]?.edges ?? []).map((edge) => SIGNS[edge] ?? '×').join('');
