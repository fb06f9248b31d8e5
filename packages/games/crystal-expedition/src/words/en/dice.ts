import type { Wording } from '@questhall/facets';
import type { CrystalExpedition } from '../../types/index.ts';
import { type DiceTexts, diceOf } from '../telling/dice.ts';
import { nameOf } from './figures.ts';
import { price } from './things.ts';

const TEXTS: DiceTexts = {
  nameOf,
  exploring: 'What lies ahead',
  dungeon: 'The dungeon',
  chest: 'The chest',
  wanderers: 'What wanders about',
  house: 'the house',
  attack: (who, toHit, grit, surges) =>
    grit === null ? `${who}: ${price(surges)}` : `${who}: ${toHit} against Grit ${grit}, ${price(surges)}`,
  escape: (who, total, needed) => `${who}: ${total} against Grab ${needed}`,
};

export const dice: Wording<CrystalExpedition>['dice'] = (event, { view }) => diceOf(event, view, TEXTS);
