import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@questhall/catalogue';
import { printTables } from '@questhall/testkit';
import { type Ledger, LedgerError, type LedgerReader, openLedger } from '@questhall/testkit/ledger';

export const ROOT: string = resolve(fileURLToPath(import.meta.url), '../../../..');

/** Where the ledgers are, if they are beside this clone. */
export const LEDGER_FOLDER: string = join(ROOT, '../shared/rules');

/** What a game's workshop has to read its ledger with. */
const readerOf = async (game: string): Promise<{ readonly ledger?: LedgerReader }> =>
  import(`@questhall/${game}/workshop`);

const READERS: ReadonlyMap<string, LedgerReader> = new Map(
  (await Promise.all(GAME_IDS.map(async (id) => [id, (await readerOf(id)).ledger] as const))).flatMap(([id, ledger]) =>
    ledger === undefined ? [] : [[id, ledger]],
  ),
);

export const TRANSCRIBED: readonly string[] = [...READERS.keys()];

export const pathOf = (game: string): string => `packages/games/${game}/golden/ledger.txt`;

function readLedger(folder: string, file: string): Ledger {
  const path = join(folder, file);
  if (!existsSync(path)) throw new LedgerError({ name: file }, folder, 'there is no such file');
  return openLedger(file, readFileSync(path, 'utf8'));
}

/** The golden tables of a game, as its ledger would have them written today. */
export function transcribe(game: string, folder: string): string {
  const tables = READERS.get(game)?.((file) => readLedger(folder, file));
  if (tables === undefined) throw new Error(`"${game}" has no ledger to transcribe`);
  const heading = [
    `Figures of the ledger, written by \`npm run transcribe -- ${game}\` and never by hand.`,
    'Those that were tuned since, and those that no ledger has, stand in ours.txt.',
  ];
  return printTables(heading, tables);
}
