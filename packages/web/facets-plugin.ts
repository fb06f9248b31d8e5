import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Facets that one side of the page never loads of a game, as the list of its facets imports them: `./terminal.ts`,
 * `../words/en/index.ts`. They must not be kept for when there is no network either, and what only they have in common
 * with a table must not come with it.
 */
const ELSEWHERE = {
  page: /\/(?:rules|terminal|odds|study|importer)\.ts$/,
  worker: /\/(?:client|terminal|odds)\.ts$|\/words\/\w+\/index\.ts$/,
} as const;

/** The worker loads these for games that people write something for: to take files in, and to measure. */
const FOR_DESIGN = /\/(?:study|importer)\.ts$/;

type Side = keyof typeof ELSEWHERE;

/** Whether this is a facet that this side never loads. */
function isElsewhere(side: Side, source: string, importer: string): boolean {
  if (ELSEWHERE[side].test(source)) return true;
  return FOR_DESIGN.test(source) && !existsSync(join(dirname(importer), 'design.ts'));
}

/**
 * Whether this is the list of facets of a game with a page of its own; the plain page draws by what a terminal shows.
 */
function hasPage(importer: string): boolean {
  const [, game] = /\/games\/([^/]+)\/src\/facets\/index\.ts$/.exec(importer) ?? [];
  return game !== undefined && existsSync(join(import.meta.dirname, 'src/games', game, 'page.ts'));
}

/** Leaves those facets out of the bundle of that side. */
export function facetsOf(side: Side): Plugin {
  return {
    name: `facets-of-${side}`,
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      hasPage(importer) && isElsewhere(side, source, importer) ? { id: '\0no-facet', moduleSideEffects: false } : null,
    load: (id) => (id === '\0no-facet' ? 'export {};' : null),
  };
}
