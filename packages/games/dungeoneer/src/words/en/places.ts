import type { MapId, Side } from '../../content/index.ts';
import type { Placed, Spot } from '../../types/index.ts';
import type { Listener } from '../telling/people.ts';
import { type Beside, besideLaid, besideOf } from '../telling/places.ts';
import { NAMES } from './names.ts';
import { place } from './people.ts';

const besideText = (beside: Beside | null): string =>
  beside === null ? 'in the middle' : `${NAMES.side[beside.side]} of ${place(beside.card)}`;

/** `north of the Rat Run`; where nothing lies yet, `in the middle`. */
export const spotText = (
  { view }: Listener,
  spot: Pick<Spot, 'x' | 'y'>,
  section: string,
  except: MapId | null,
): string => besideText(besideOf(view, section, spot, except));

/** The same of a card that was laid. */
export const laidText = ({ view }: Listener, section: string, laid: Placed): string =>
  besideText(besideLaid(view, section, laid));

/** `the north exit of the Rat Run`. */
export const exitText = (card: MapId, side: Side): string => `the ${NAMES.side[side]} exit of ${place(card)}`;
