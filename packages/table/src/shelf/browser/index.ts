export { browserShelf } from './indexed.ts';
