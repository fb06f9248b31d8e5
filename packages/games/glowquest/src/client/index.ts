// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { admit, options } from '../options.ts';
export { rolesOf, seatsFor } from '../party.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
export { after } from './after/after.ts';
export { digest } from './digest.ts';
export { activeIn, actorOf, movedIn } from './places/actor.ts';
export { placesIn } from './places/in-event.ts';
export { cardPlace, deckPlace, doorPlace, figurePlace, heroPlace, squarePlace } from './places/names.ts';
export { placesOf } from './places/of-action.ts';
export { squaresAt } from './places/squares.ts';
export { touch } from './touch/touch.ts';
export { tollOf, wayFor } from './touch/walking.ts';
export { bestFirst, bestWeapon, strikeRank } from './touch/weapons.ts';
