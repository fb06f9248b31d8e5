export * from './cards.ts';
export * from './vocabulary.ts';
