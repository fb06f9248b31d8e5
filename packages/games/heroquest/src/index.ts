export { bots } from './bots/index.ts';
export { heroquest } from './game.ts';
export type { Action, Event, HeroQuest, Options, View } from './types/index.ts';
export { isIdle } from './words/idle.ts';
export { words } from './words/index.ts';
export { oddsLine, oddsLines } from './words/reckoning.ts';
export { defenceOdds, offerOdds, pairingText, type StrikeOdds, strikeOdds } from './words/strikes.ts';
