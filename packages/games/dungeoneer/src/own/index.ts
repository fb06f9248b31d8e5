export { BEGINNING } from './beginning.ts';
export { idsIn, printedLine, printedName } from './printed.ts';
export { changesIn, GRAMMAR, KEYS, readDeck } from './read.ts';
