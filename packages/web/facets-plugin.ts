import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Facets of a game that its own page never loads. They must not be kept for when there is no network either. */
const ELSEWHERE = ['terminal', 'study', 'odds', 'importer'];

/** A facet of a game, as the list of its facets imports it: `./terminal.ts`, `../words/en/terminal.ts`. */
const isElsewhere = (source: string): boolean => ELSEWHERE.some((facet) => source.endsWith(`/${facet}.ts`));

/**
 * Whether this is the list of facets of a game with a page of its own; the plain page draws by what a terminal shows.
 */
function hasPage(importer: string): boolean {
  const [, game] = /\/games\/([^/]+)\/src\/facets\/index\.ts$/.exec(importer) ?? [];
  return game !== undefined && existsSync(join(import.meta.dirname, 'src/games', game, 'page.ts'));
}

/** Leaves those facets out of the bundle. */
export function pageFacets(): Plugin {
  return {
    name: 'page-facets',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      isElsewhere(source) && hasPage(importer) ? { id: '\0no-facet', moduleSideEffects: false } : null,
    load: (id) => (id === '\0no-facet' ? 'export {};' : null),
  };
}
