// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { admit, options } from '../options.ts';
export { rolesOf, seatsFor } from '../party.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
export { words } from '../words/en/index.ts';
export { after } from './after/after.ts';
export { digest } from './digest.ts';
