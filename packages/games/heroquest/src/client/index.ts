// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { admit, options } from '../options.ts';
export { rulebook } from '../rulebook/index.ts';
export { SEATS } from '../seats.ts';
export { partyOf, seatOfHero } from '../setup/heroes.ts';
export { badgeOf, lurkingSign } from '../words/telling/marks.ts';
export { activeIn, actorOf } from './actor.ts';
export { after } from './after/index.ts';
export { digest } from './digest.ts';
export { type Muster, musterPlan, schoolsAllOf, schoolsFor, usualMuster, withSchool } from './muster.ts';
export { placesOf } from './places/of-action.ts';
export { doorPlace, figurePlace, spotOf, squarePlace, squaresAt } from './places/place.ts';
export { touch } from './touch/index.ts';
