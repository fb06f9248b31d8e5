export { bots } from './bots/index.ts';
export { heroquest } from './game.ts';
export type { Action, Event, HeroQuest, Options, View } from './types/index.ts';
export { words } from './words/index.ts';
export { defenceOdds, offerOdds, pairingText, type StrikeOdds, strikeOdds } from './words/strikes.ts';
