import type { Rolldown } from 'vite';

/** A game whose module this is: of its rules and content, or of what the page shows of it. */
const gameOf = (id: string): string | null => /\/games\/([^/]+)\//.exec(id)?.[1] ?? null;

/** What only the workshop needs of a game: a text that somebody writes for it, drawn, changed and written out. */
const isForWorkshop = (id: string): boolean =>
  /\/games\/[^/]+\/(?:design|editor|src\/sheet\/(?:edit|print))\b/.test(id);

/** Words go with their language. */
const isWording = (id: string): boolean => /\/words\/|\/texts\/(?:en|nl)\b/.test(id);

/** The service worker is a file of its own. */
const isOffline = (id: string): boolean => id.endsWith('/src/offline/worker.ts');
const isShared = (id: string): boolean => !isWording(id) && !isOffline(id);
const isAtTable = (id: string): boolean => isShared(id) && !isForWorkshop(id);
const workshopOf = (id: string): string => `${gameOf(id)}-workshop`;

/**
 * What several parts of the page need lies in a few files: what every visit needs, what every table needs, what every
 * table of one game needs, and what its workshop does. Left to itself the bundler makes a file for each set of parts
 * that share something, a hundred to a table, and each of them costs the reader more to ask for than it weighs.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'shell', test: (id) => !isOffline(id), tags: ['$initial'], priority: 3 },
    { name: 'house', test: (id) => isShared(id) && gameOf(id) === null, minShareCount: 2, priority: 2 },
    { name: gameOf, debugName: 'games', test: isAtTable, minShareCount: 2, priority: 1 },
    { name: workshopOf, debugName: 'workshops', test: isForWorkshop, minShareCount: 2, priority: 0 },
  ],
};
