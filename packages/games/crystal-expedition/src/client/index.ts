// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { admit, options } from '../options.ts';
export { namesOfSeat, STARTERS, type Starter, seatsFor, startersOf } from '../party.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
