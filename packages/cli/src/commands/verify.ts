import { readSave } from '@questhall/kernel';
import type { Command } from 'commander';
import { readFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { takeGame } from '../shelf.ts';
import { orUserError, UserError } from '../user-error.ts';

const DIFFERS = 1;

export function addVerify(program: Command, screen: Screen): void {
  program
    .command('verify')
    .description('play a save again and compare every move, die and hash')
    .argument('<save>', 'a file written by save')
    .option('--json', 'print the verdict as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  questhall verify fight.json\n\nExit code 0: it plays as it was saved. 1: it differs, and the first difference is named. 2: it is no save.',
    )
    .action((path: string, { json }: { json?: boolean }) => {
      const save = orUserError(readSave(readFile(path)));
      const verdict = takeGame(save.game).verify(save);
      if (json)
        screen.line(
          JSON.stringify(
            verdict.ok
              ? { ok: true, game: save.game, edition: save.edition, ...verdict.value }
              : { ok: false, game: save.game, ...verdict.problem },
          ),
        );
      else if (verdict.ok) screen.line(`${path}: ${verdict.value.moves} moves of ${save.game}, all as they were saved.`);
      if (!verdict.ok) throw new UserError(json ? '' : `${path}: ${verdict.problem.field} ${verdict.problem.message}`, DIFFERS);
    });
}
