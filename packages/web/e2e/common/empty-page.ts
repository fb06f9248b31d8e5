import type { Page } from '@playwright/test';
import { build } from 'vite';

/** A page of our origin with nothing on it: whatever the browser keeps is within reach, and nobody uses it yet. */
export async function goToEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
}

/** A file with all it needs, as one script. It is no part of the page that is published. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['questhall-source', 'module', 'browser'] },
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'trials' } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled`);
  return chunk.code;
}
