// What a table needs in a browser: a shelf in its database, and word from other tabs; and the way to keep other things.
export { browserNeighbours } from '../hall/browser/neighbours.ts';
export { type Database, type DatabaseShape, isQuotaError, openDatabase, wish } from '../shelf/browser/database.ts';
export { browserShelf } from '../shelf/browser/indexed.ts';
