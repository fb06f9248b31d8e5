import type { MapId, Side } from '../../content/index.ts';
import type { Placed, Spot } from '../../types/index.ts';
import type { Listener } from '../telling/people.ts';
import { type Beside, besideLaid, besideOf } from '../telling/places.ts';
import { place } from './people.ts';

/** Which way something lies: `ten noorden`. */
const BEARINGS: Readonly<Record<Side, string>> = {
  north: 'ten noorden',
  east: 'ten oosten',
  south: 'ten zuiden',
  west: 'ten westen',
};

/** `noordelijke uitgang`. */
const SIDES: Readonly<Record<Side, string>> = {
  north: 'noordelijke',
  east: 'oostelijke',
  south: 'zuidelijke',
  west: 'westelijke',
};

/** `het noorden`. */
export const POINTS: Readonly<Record<Side, string>> = {
  north: 'het noorden',
  east: 'het oosten',
  south: 'het zuiden',
  west: 'het westen',
};

const besideText = (beside: Beside | null): string =>
  beside === null ? 'in het midden' : `${BEARINGS[beside.side]} van ${place(beside.card)}`;

/** `ten noorden van de Rattengang`; where nothing lies yet, `in het midden`. */
export const spotText = (
  { view }: Listener,
  spot: Pick<Spot, 'x' | 'y'>,
  section: string,
  except: MapId | null,
): string => besideText(besideOf(view, section, spot, except));

/** The same of a card that was laid. */
export const laidText = ({ view }: Listener, section: string, laid: Placed): string =>
  besideText(besideLaid(view, section, laid));

/** `de noordelijke uitgang van de Rattengang`. */
export const exitText = (card: MapId, side: Side): string => `de ${SIDES[side]} uitgang van ${place(card)}`;
