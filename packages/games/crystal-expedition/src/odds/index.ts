export * from './dice.ts';
export * from './fickle.ts';
