import type { Command } from 'commander';
import type { Screen } from '../screen.ts';
import type { ImportFlags } from './import-quest.ts';

export function addImport(program: Command, screen: Screen): void {
  program
    .command('import')
    .description('turn a HeroScribe quest file into a quest to play')
    .argument('<file.xml>', 'a quest as HeroScribe saves it')
    .option('--out <file.quest>', 'write the quest sheet there')
    .option(
      '--json',
      'print { name, asPublished, board, rooms, doors, secretDoors, furniture, monsters, traps, warnings }',
    )
    .addHelpText(
      'after',
      `
What the game has nothing for stays a note of the sheet, and is listed as a warning. The quest begins as published, by the rules of
the box: its sheet says so in the line “rules: published”, and --set asPublished=off switches it off.

Examples:
  npx questhall import TheTrial.xml
  npx questhall import TheTrial.xml --out trial.quest
  npx questhall import TheTrial.xml --json

Exit code 2: it is no quest that could be played.`,
    )
    .action(async (path: string, flags: ImportFlags) => {
      const { importQuest } = await import('./import-quest.ts');
      importQuest(path, flags, screen);
    });
}
