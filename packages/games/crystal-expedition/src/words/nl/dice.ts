import type { Wording } from '@questhall/facets';
import type { CrystalExpedition } from '../../types/index.ts';
import { type DiceTexts, diceOf } from '../telling/dice.ts';
import { nameOf } from './figures.ts';
import { price } from './things.ts';

const TEXTS: DiceTexts = {
  nameOf,
  exploring: 'Wat voor ons ligt',
  dungeon: 'De kerker',
  chest: 'De kist',
  wanderers: 'Wat er rondzwerft',
  house: 'het huis',
  attack: (who, toHit, grit, surges) =>
    grit === null ? `${who}: ${price(surges)}` : `${who}: ${toHit} tegen Weerstand ${grit}, ${price(surges)}`,
  escape: (who, total, needed) => `${who}: ${total} tegen Greep ${needed}`,
};

export const dice: Wording<CrystalExpedition>['dice'] = (event, { view }) => diceOf(event, view, TEXTS);
