import type { Command } from 'commander';
import { loadSave } from '../files.ts';
import type { Screen } from '../screen.ts';
import { takeGame } from '../shelf.ts';
import { UserError } from '../user-error.ts';

const DIFFERS = 1;

export function addVerify(program: Command, screen: Screen): void {
  program
    .command('verify')
    .description('play a save again and compare every move, die and hash')
    .argument('<save>', 'a file written by save')
    .option('--json', 'print the verdict as JSON')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall verify fight.json

Exit code 0: it plays as it was saved. 1: it differs, and the first difference is named. 2: it is no save.`,
    )
    .action(async (path: string, { json }: { json?: boolean }) => {
      const save = loadSave(path);
      const verdict = (await takeGame(save.game)).verify(save);
      if (json)
        screen.write(
          `${JSON.stringify({ ok: verdict.ok, game: save.game, edition: save.edition, ...(verdict.ok ? verdict.value : verdict.problem) })}\n`,
        );
      else if (verdict.ok)
        screen.line(`${path}: ${verdict.value.moves} moves of ${save.game}, all as they were saved.`);
      if (!verdict.ok)
        throw new UserError(json ? '' : `${path}: ${verdict.problem.field} ${verdict.problem.message}`, DIFFERS);
    });
}
