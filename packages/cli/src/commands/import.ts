import { GAMES } from '@questhall/catalogue';
import type { Command } from 'commander';
import type { Screen } from '../screen.ts';
import type { ImportFlags } from './import-file.ts';

/** The file of another program becomes something to play: the first game that has an importer takes it. */
export async function addImport(program: Command, screen: Screen, args: readonly string[]): Promise<void> {
  const command = program
    .command('import')
    .description('turn a quest file of another program into a quest to play')
    .argument('<file>', 'the file')
    .option('--out <file>', 'write what can be played there')
    .option('--json', 'print what was found as JSON');
  if (!args.includes('import')) return;
  for (const { open } of GAMES) {
    await open(async (facets) => {
      const importer = await facets.importer?.();
      if (importer === undefined) return;
      command.addHelpText(
        'after',
        `
The file is ${importer.about}.
${importer.help}

Examples:
  npx questhall import TheTrial.xml
  npx questhall import TheTrial.xml --out trial.quest
  npx questhall import TheTrial.xml --json

Exit code 2: it is nothing that could be played.`,
      );
      command.action(async (path: string, flags: ImportFlags) => {
        const { importFile } = await import('./import-file.ts');
        await importFile(facets, importer, path, flags, screen);
      });
    });
  }
}
