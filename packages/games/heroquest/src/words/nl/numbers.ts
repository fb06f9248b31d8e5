import { count } from '@questhall/facets/dutch';
import { percentWith } from '../telling/lists.ts';

export { count, either as orList, list, small, squares } from '@questhall/facets/dutch';

export const diceCount = (n: number): string => count(n, 'dobbelsteen', 'dobbelstenen');
export const bodyPoints = (n: number): string => count(n, 'lichaamspunt', 'lichaamspunten');
export const mindPoints = (n: number): string => count(n, 'geestpunt', 'geestpunten');

/** `een Ork`. */
export const a = (name: string): string => `een ${name}`;

export const percents = (chance: number, digits = 0): string =>
  percentWith(['minder dan', 'meer dan'], chance, digits).replace('.', ',');

/** A mean: `0,75`. */
export const decimal = (n: number, digits: number): string => n.toFixed(digits).replace('.', ',');
