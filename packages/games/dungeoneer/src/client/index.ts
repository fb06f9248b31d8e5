// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { admit, options } from '../options.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
export * from './places/names.ts';
export { placesOf } from './places/of-action.ts';
export { touch } from './touch/touch.ts';
