import { SUN_SPACES, SUN_SPACES_LONG } from '../../content/keep/figures.ts';
import type { House } from '../../types.ts';

/** Rounds until nightfall. [round.nightfall] */
export const sunSpaces = ({ house }: { readonly house: Pick<House, 'longDay'> }): number =>
  house.longDay ? SUN_SPACES_LONG : SUN_SPACES;
