export type { TableCard } from './card.ts';
export type { Chair, Ears, Past } from './chair.ts';
export * from './heard.ts';
export * from './shapes.ts';
