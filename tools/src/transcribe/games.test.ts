import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEDGER_FOLDER, pathOf, ROOT, TRANSCRIBED, transcribe } from './games.ts';

test.for(TRANSCRIBED)('the golden tables of %s are what its ledger says', (game, { skip }) => {
  skip(!existsSync(LEDGER_FOLDER), 'no ledger lies beside this clone');
  expect(readFileSync(join(ROOT, pathOf(game)), 'utf8')).toBe(transcribe(game, LEDGER_FOLDER));
});
