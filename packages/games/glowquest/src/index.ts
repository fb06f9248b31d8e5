export { bots } from './bots/index.ts';
export { glowquest } from './game.ts';
export type { Action, Event, Glowquest, Options, View } from './types/index.ts';
export { words } from './words/en/index.ts';
