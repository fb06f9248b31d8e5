// All that somebody who shows the game needs of it, and nothing of what runs it: a page keeps no state.
export { BOT_NAMES } from '../bots/names.ts';
export { options } from '../options.ts';
export { SEATS } from '../seats.ts';
export {
  cardPlace,
  dealtPlace,
  deckPlace,
  figurePlace,
  heroPlace,
  namedBy,
  pilePlace,
  questPlace,
  spacePlace,
  sparePlace,
  spotPlace,
  strikePlace,
} from './places/names.ts';
export { placesOf } from './places/of-action.ts';
export { touch } from './touch/touch.ts';
