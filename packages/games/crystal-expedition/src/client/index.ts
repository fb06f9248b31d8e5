// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { admit, options } from '../options.ts';
export { namesOfSeat, STARTERS, type Starter, seatsFor, startersOf } from '../party.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
export { after } from './after/after.ts';
export { digest } from './digest.ts';
export { activeIn, actorOf, movedIn } from './places/actor.ts';
export { placesIn } from './places/in-event.ts';
export {
  chestPlace,
  crystalPlace,
  doorPlace,
  dungeonPlace,
  endPlace,
  figurePlace,
  heroPlace,
  kitPlace,
  squarePlace,
  townPlace,
  waitingPlace,
} from './places/names.ts';
export { placesOf } from './places/of-action.ts';
export { squaresAt } from './places/there.ts';
export { bestFirst } from './touch/strikes.ts';
export { touch } from './touch/touch.ts';
export { strollFor, wayFor, wayToExit } from './touch/walking.ts';
