import { SUN_SPACES } from '../../content/keep/figures.ts';
import type { House } from '../../types/index.ts';

/** Rounds until nightfall. [round.nightfall] */
export const sunSpaces = ({ house }: { readonly house: Pick<House, 'longDay'> }): number =>
  house.longDay ? SUN_SPACES.long : SUN_SPACES.usual;
