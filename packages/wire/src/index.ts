export type { TableCard } from './card.ts';
export * from './heard.ts';
export * from './shapes.ts';
