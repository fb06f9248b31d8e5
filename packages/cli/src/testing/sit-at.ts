import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Types } from '@questhall/kernel';
import { makeMemory, type Shelf } from '@questhall/table';
import type { Loaded } from '../loaded.ts';
import { type Screen, wrap } from '../screen.ts';
import type { LineReader } from '../table/lines.ts';
import { openTable, resumeTable, type TableRequest } from '../table/open-table.ts';
import type { Terminal } from '../table/terminal.ts';
import { arena } from './tables.ts';

export const CTRL_C: unique symbol = Symbol('Ctrl-C');
type Typed = string | typeof CTRL_C;

/** Where tests may write. */
export const folder: string = mkdtempSync(join(tmpdir(), 'questhall-table-'));

/** A person at a terminal: what they type, and all they get to see. */
export async function sitAt<T extends Types>(
  loaded: Loaded<T>,
  request: Partial<TableRequest>,
  typed: readonly Typed[],
  width = 80,
  isInteractive = true,
): Sat {
  const usual: TableRequest = { settings: [], players: null, seed: 'table', isDiceTyped: false, load: null };
  return atTerminal(typed, width, isInteractive, makeMemory().open(), (terminal) =>
    openTable(loaded, { ...usual, ...request }, terminal),
  );
}

/** The same person, who goes on with what is on a shelf. */
export const goOnAt = <T extends Types>(loaded: Loaded<T>, shelf: Shelf, id: string, typed: readonly Typed[]): Sat =>
  atTerminal(typed, 80, true, shelf, (terminal) => resumeTable(loaded, id, terminal));

type Sat = Promise<{ readonly code: number; readonly seen: string; readonly shelf: Shelf }>;

async function atTerminal(
  typed: readonly Typed[],
  width: number,
  isInteractive: boolean,
  shelf: Shelf,
  play: (terminal: Terminal) => Promise<number>,
): Sat {
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
    words: [],
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
  const code = await play({ screen, lines, shelf, asking: 'less', answerWithin: 2 });
  return { code, seen, shelf };
}

export const sitDown = (
  request: Partial<TableRequest>,
  typed: readonly Typed[],
  width = 80,
): ReturnType<typeof sitAt> => sitAt(arena, request, typed, width);

/** What is seen, however it was broken into lines. */
export const flat = (seen: string): string => seen.replace(/\s+/g, ' ');

export const set = (...settings: string[]): readonly (readonly [string, string])[] =>
  settings.map((text) => [text.split('=')[0] ?? '', text.split('=')[1] ?? '']);
