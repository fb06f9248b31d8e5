import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GoldenTable, printTables } from '@questhall/testkit';
import { transcribeDungeonQuest } from './dungeonquest.ts';
import { transcribeGlowquest } from './glowquest.ts';
import { transcribeHeroQuest } from './heroquest.ts';
import { type Ledger, LedgerError, openLedger } from './ledger.ts';

export const ROOT: string = resolve(fileURLToPath(import.meta.url), '../../../..');

/** Where the ledgers are, if they are beside this clone. */
export const LEDGER_FOLDER: string = join(ROOT, '../shared/rules');

/** Who reads the ledger of a game, from the files it opens by their names. */
type Transcriber = (open: (file: string) => Ledger) => readonly GoldenTable[];

const TRANSCRIBERS: Readonly<Record<string, Transcriber>> = {
  dungeonquest: (open) => transcribeDungeonQuest(open('dungeonquest.md')),
  heroquest: (open) => transcribeHeroQuest(open('heroquest.md'), open('heroquest-board.md')),
  glowquest: (open) => transcribeGlowquest(open('glowquest.md')),
};

export const TRANSCRIBED: readonly string[] = Object.keys(TRANSCRIBERS);

export const pathOf = (game: string): string => `packages/games/${game}/golden/ledger.txt`;

function readLedger(folder: string, file: string): Ledger {
  const path = join(folder, file);
  if (!existsSync(path)) throw new LedgerError({ name: file }, folder, 'there is no such file');
  return openLedger(file, readFileSync(path, 'utf8'));
}

/** The golden tables of a game, as its ledger would have them written today. */
export function transcribe(game: string, folder: string): string {
  const tables = TRANSCRIBERS[game]?.((file) => readLedger(folder, file));
  if (tables === undefined) throw new Error(`"${game}" has no ledger to transcribe`);
  const heading = [
    `Figures of the ledger, written by \`npm run transcribe -- ${game}\` and never by hand.`,
    'Those that were tuned since, and those that no ledger has, stand in ours.txt.',
  ];
  return printTables(heading, tables);
}
