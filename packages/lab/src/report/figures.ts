import { percent as percentText } from '@questhall/facets';

export const count = (n: number, thing: string): string => `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** A share for people: no more digits than the games can bear. */
export const brief = (share: number): string => percentText(share);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
