import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SOURCE = resolve(import.meta.dirname, 'src/offline/worker.ts');

/** Builds the service worker beside the page, and tells it which files there are. */
export function offline(): Plugin {
  return {
    name: 'questhall-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('the page is built into no folder');
        const files = filesIn(dir).filter((file) => file !== WORKER && !file.endsWith('.map'));
        const build = createHash('sha256');
        for (const file of files) build.update(file).update(readFileSync(join(dir, file)));
        const worker = readFileSync(join(dir, WORKER), 'utf8');
        if (!worker.includes('%BUILD%') || !worker.includes('%FILES%'))
          throw new Error('the service worker does not ask for its files');
        const told = worker
          .replace('%BUILD%', build.digest('hex').slice(0, 12))
          .replace('%FILES%', JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))));
        writeFileSync(join(dir, WORKER), told);
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
