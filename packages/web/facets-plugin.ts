import type { Plugin } from 'vite';

/** Facets of a game that no page ever loads. They must not be kept for when there is no network either. */
const ELSEWHERE = ['./terminal.ts', './study.ts', './odds.ts', './importer.ts'];

/** Leaves those facets out of the bundle. */
export function pageFacets(): Plugin {
  return {
    name: 'page-facets',
    enforce: 'pre',
    resolveId(source, importer) {
      const isFacet = importer?.endsWith('/facets/index.ts') === true && ELSEWHERE.includes(source);
      return isFacet ? { id: '\0no-facet', moduleSideEffects: false } : null;
    },
    load: (id) => (id === '\0no-facet' ? 'export {};' : null),
  };
}
