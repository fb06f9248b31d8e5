import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';

const conditions = ['questhall-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline()],
  resolve: { conditions },
  build: { outDir: 'dist', target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 1_000 },
  worker: { format: 'es' },
});
