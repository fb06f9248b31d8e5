import type { Rolldown } from 'vite';

/** A game whose module this is: of its rules and content, or of what the page shows of it. */
const gameOf = (id: string): string | null => /\/games\/([^/]+)\//.exec(id)?.[1] ?? null;

/** Words go with their language. */
const isWording = (id: string): boolean => /\/words\/|\/texts\/(?:en|nl)\b/.test(id);

/** The service worker is a file of its own. */
const isOffline = (id: string): boolean => id.endsWith('/src/offline/worker.ts');
const isShared = (id: string): boolean => !isWording(id) && !isOffline(id);

/**
 * What several parts of the page need lies in three files: what every visit needs, what every table needs, and what every
 * table of one game needs. Left to itself the bundler makes a file for each set of parts that share something, a
 * hundred to a table, and each of them costs the reader more to ask for than it weighs.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'shell', test: (id) => !isOffline(id), tags: ['$initial'], priority: 3 },
    { name: 'house', test: (id) => isShared(id) && gameOf(id) === null, minShareCount: 2, priority: 2 },
    { name: gameOf, debugName: 'games', test: isShared, minShareCount: 2, priority: 1 },
  ],
};
