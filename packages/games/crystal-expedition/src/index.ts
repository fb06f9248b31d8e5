export { crystalExpedition } from './game.ts';
export { type Rule, rulebook } from './rulebook/index.ts';
export type { Action, CrystalExpedition, Event, Options, View } from './types/index.ts';
