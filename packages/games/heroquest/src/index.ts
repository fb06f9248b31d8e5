export { bots } from './bots/index.ts';
export { heroquest } from './game.ts';
export type { Action, Event, HeroQuest, Options, View } from './types/index.ts';
