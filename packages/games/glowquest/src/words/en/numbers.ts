import { count } from '@questhall/facets/english';
import { digits } from '@questhall/facets/saying';

export { capital, count, either, list, small, squares } from '@questhall/facets/english';
export { digits } from '@questhall/facets/saying';

export const steps = (n: number): string => count(n, 'step', 'steps');
export const hitpoints = (n: number): string => count(n, 'Hitpoint', 'Hitpoints');
export const surges = (n: number): string => count(n, 'Surge', 'Surges');
export const cards = (n: number): string => count(n, 'card', 'cards');
export const bounties = (n: number): string => (n === 1 ? 'a Bounty' : count(n, 'Bounty', 'Bounties'));

/** `1 Surge`, `3 Surges`. */
export const price = (n: number | string): string => digits(n, 'Surge', 'Surges');
