import { count } from '@questhall/facets/english';
import { percentWith } from '../telling/lists.ts';

export { a, count, either as orList, list, small, squares } from '@questhall/facets/english';

export const diceCount = (n: number): string => count(n, 'die', 'dice');
export const bodyPoints = (n: number): string => count(n, 'Body Point', 'Body Points');
export const mindPoints = (n: number): string => count(n, 'Mind Point', 'Mind Points');

export const percents = (chance: number, digits = 0): string => percentWith(['under', 'over'], chance, digits);

/** A mean: `0.75`. */
export const decimal = (n: number, digits: number): string => n.toFixed(digits);
