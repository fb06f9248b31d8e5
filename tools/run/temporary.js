// Whatever tests write goes into one temporary folder, and that folder goes when they are done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-tests-'));
  process.env['TMPDIR'] = folder;
  process.env['TEMP'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
