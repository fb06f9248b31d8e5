import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/run/longest-first.js';

const conditions = ['questhall-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 300_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Modules keep nothing but what they have worked out, so files may share them: loading all anew for each takes
    // longer than most tests.
    isolate: false,
  },
});
