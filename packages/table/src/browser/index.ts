// What a table needs in a browser: a shelf in its database, and word from other tabs.
export { browserNeighbours } from '../hall/browser/neighbours.ts';
export { browserShelf } from '../shelf/browser/indexed.ts';
