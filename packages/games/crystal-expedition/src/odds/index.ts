export * from './attack.ts';
export * from './dice.ts';
export * from './fickle.ts';
