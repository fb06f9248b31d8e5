import { configDefaults, defineConfig } from 'vitest/config';
import LongestFirst from './tools/run/longest-first.js';

const SOURCE = 'questhall-source';
const PAGE = 'packages/web/**/*.test.ts';
const STRIP_TYPES = new URL('./tools/run/strip-types.js', import.meta.url).href;
const conditions = [SOURCE, 'module', 'node', 'development|production'];
const resolve = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const shared = {
  testTimeout: 300_000,
  // Modules keep nothing but what they have worked out, so files may share them: loading all anew for each takes
  // longer than most tests.
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: './tools/run/temporary.js',
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...resolve,
        test: {
          ...shared,
          name: 'house',
          include: ['packages/**/*.test.ts', 'examples/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/dist/**', PAGE],
          // Node's own modules run a sixth faster than Vite's, which look a name up in its module at every use; but
          // only Vite knows what to run again when a file changes.
          experimental: { viteModuleRunner: !process.argv.includes('run'), nodeLoader: false },
          execArgv: [`--conditions=${SOURCE}`, `--import=${STRIP_TYPES}`],
        },
      },
      { ...resolve, test: { ...shared, name: 'page', include: [PAGE] } },
    ],
  },
});
