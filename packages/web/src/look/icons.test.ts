import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from './icon-authors.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const sprite = (name: string): string => readFileSync(join(SOURCE, 'look', name), 'utf8');

/** All that the page is written in, but for the list itself. */
const written = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/look.icon-(names|authors)|\.test\.ts/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

test.each(Object.keys(ICON_AUTHORS))('%s is drawn once, is used, and has its author named', (name) => {
  expect(`${sprite('icons.svg')}${sprite('icons-first.svg')}`.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(written).toMatch(new RegExp(`['"]${name}['"]`));
});
