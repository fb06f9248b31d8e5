import { count } from '@questhall/facets/dutch';
import { digits } from '@questhall/facets/saying';

export { capital, count, either, list, small, squares } from '@questhall/facets/dutch';
export { digits } from '@questhall/facets/saying';

export const steps = (n: number): string => count(n, 'stap', 'stappen');
export const hitpoints = (n: number): string => count(n, 'Levenspunt', 'Levenspunten');
export const surges = (n: number): string => count(n, 'Impuls', 'Impulsen');
export const cards = (n: number): string => count(n, 'kaart', 'kaarten');
export const bounties = (n: number): string => (n === 1 ? 'een Premie' : count(n, 'Premie', 'Premies'));

/** `1 Impuls`, `3 Impulsen`. */
export const price = (n: number | string): string => digits(n, 'Impuls', 'Impulsen');
