import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './chunks.ts';
import { facetsOf } from './facets-plugin.ts';
import { fonts } from './fonts-plugin.ts';
import { offline } from './offline-plugin.ts';
import { gameScopes } from './scope-plugin.ts';

/** `questhall-vault` takes the list of games with one line more, for the test of adding a game. */
const further = process.env['QUESTHALL_GAMES'] === 'vault' ? ['questhall-vault'] : [];
const conditions = [...further, 'questhall-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [facetsOf('page'), gameScopes(), react(), fonts(), offline()],
  resolve: { conditions },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false }, // whoever understands the page's style sheets can do that by itself
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting } }, // what took long is no fault, and should not look like one
  },
  worker: { format: 'es', plugins: () => [facetsOf('worker')], rolldownOptions: { output: { codeSplitting } } },
});
