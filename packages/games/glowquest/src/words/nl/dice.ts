import type { Wording } from '@questhall/facets';
import type { Glowquest } from '../../types/index.ts';
import { type DiceTexts, diceOf } from '../telling/dice.ts';
import { nameOf } from './figures.ts';
import { NAMES } from './names.ts';
import { price } from './numbers.ts';

const TEXTS: DiceTexts = {
  wayAhead: 'De weg vooruit',
  wanderers: 'Wat er rondzwerft',
  surges: (who, surges) => `${who}: ${price(surges)}`,
  toHit: (who, total, grit) => `${who}: ${total} tegen Weerstand ${grit}`,
};

export const dice: Wording<Glowquest>['dice'] = (event, { view }) =>
  diceOf(event, view, { names: NAMES, nameOf }, TEXTS);
