import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Types } from '@questhall/kernel';
import type { Kit } from '../kit.ts';
import { dungeonquestKit } from '../kits/dungeonquest.ts';
import { type Screen, wrap } from '../screen.ts';
import type { LineReader } from '../table/lines.ts';
import { openTable, type TableRequest } from '../table/open-table.ts';

export const CTRL_C: unique symbol = Symbol('Ctrl-C');
type Typed = string | typeof CTRL_C;

/** Where tests may write. */
export const folder: string = mkdtempSync(join(tmpdir(), 'questhall-table-'));
process.env['TMPDIR'] = folder; // matches that are left behind are kept there too

/** A person at a terminal: what they type, and all they get to see. */
export async function sitAt<T extends Types>(
  kit: Kit<T>,
  request: Partial<TableRequest>,
  typed: readonly Typed[],
  width = 80,
  isInteractive = true,
): Promise<{ readonly code: number; readonly seen: string }> {
  const left = typed.slice();
  let seen = '';
  const write = (text: string): void => {
    seen += text;
  };
  const screen: Screen = {
    width,
    write,
    line: (text = '', indent = 0) => write(`${wrap(text, width, indent)}\n`),
    bold: (text) => text,
    dim: (text) => text,
    clear: () => write('<cleared>\n'),
  };
  let isInterrupted = false;
  const lines: LineReader = {
    isInteractive,
    vocabulary: [],
    get isInterrupted() {
      return isInterrupted;
    },
    next(prompt) {
      const line = left.shift();
      isInterrupted = line === CTRL_C;
      write(`${prompt}${typeof line === 'string' ? line : ''}\n`);
      return Promise.resolve(typeof line === 'string' ? line : null);
    },
    close() {},
  };
  const usual: TableRequest = { settings: [], players: null, seed: 'table', isDiceTyped: false, load: null };
  const code = await openTable(kit, { ...usual, ...request }, { screen, lines });
  return { code, seen };
}

export const sitDown = (request: Partial<TableRequest>, typed: readonly Typed[], width = 80): ReturnType<typeof sitAt> =>
  sitAt(dungeonquestKit, request, typed, width);

/** What is seen, however it was broken into lines. */
export const flat = (seen: string): string => seen.replace(/\s+/g, ' ');

export const set = (...settings: string[]): readonly (readonly [string, string])[] =>
  settings.map((text) => [text.split('=')[0] ?? '', text.split('=')[1] ?? '']);
