import type { Rules } from '@questhall/facets';
import type { Vault } from '@questhall/testkit';
import type { Imported } from '@questhall/wire';
import { type Exported, readExported } from '../src/file/exported.ts';
import { exportTable } from '../src/file/exporting.ts';
import { importFile } from '../src/file/importing.ts';
import { type Memory, makeMemory } from '../src/shelf/memory.ts';
import type { Line, Shelf } from '../src/shelf/shelf.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

export const around = makeAround();
const [ANN, BOB] = [1, 2];

export interface Afternoon {
  readonly memory: Memory;
  readonly id: string;
}

/** A table at which all has happened that can: moves, something taken back, a seat that changed hands, an order. */
export async function afternoon(): Promise<Afternoon> {
  const memory = makeMemory();
  const id = await newTable(memory.open(), around, [BOT, PERSON, PERSON]);
  const table = await opened(memory.open(), around, id);
  const [ann, bob] = [new Listener(table, ANN), new Listener(table, BOB)];
  await ann.answers('wait');
  await bob.answers('rest');
  await ann.answers('wait');
  await ann.chair.askUndo();
  await bob.chair.order('no-traps', true);
  await ann.answers('rest');
  await bob.chair.handTo(BOT);
  await table.idle();
  await table.close();
  return { memory, id };
}

export async function textOf(pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

export const exported = (shelf: Shelf, id: string, rules = RULES): Promise<string> =>
  textOf(exportTable(rules, shelf, id));

export function read(text: string): Exported {
  const found = readExported(text);
  if (!found.ok) throw new Error(`${found.problem.field}: ${found.problem.message}`);
  return found.value;
}

const UNSAID = { nameOf: () => 'An old match', company: [BOT, PERSON] };

export const brought = (shelf: Shelf, text: string, rules: Rules<Vault> = RULES): ReturnType<typeof importFile> =>
  importFile(rules, shelf, read(text), around, UNSAID);

export async function imported(shelf: Shelf, text: string, rules: Rules<Vault> = RULES): Promise<Imported> {
  const done = await brought(shelf, text, rules);
  if (!done.ok) throw new Error(`${done.problem.field}: ${done.problem.message}`);
  return done.value;
}

/** What is said about a file that is not right; nothing of it may be on the shelf. */
export async function complaint(text: string, rules: Rules<Vault> = RULES): Promise<string> {
  const found = readExported(text);
  const shelf = makeMemory().open();
  const done = found.ok ? await importFile(rules, shelf, found.value, around, UNSAID) : found;
  if (!done.ok && (await shelf.cards()).length > 0) throw new Error('something was written all the same');
  return done.ok ? 'nothing' : `${done.problem.field}: ${done.problem.message}`;
}

export const linesOf = async (shelf: Shelf, id: string): Promise<readonly Line[]> =>
  (await shelf.read(id, 0))?.lines ?? [];
