import { good, type Result } from '@questhall/border';
import type { ImportedText, Importer, ReportLine } from '@questhall/facets';
import { drawSheet, type Imported, importHeroScribe, legendOf } from '../sheet/heroscribe/index.ts';
import { printSheet } from '../sheet/index.ts';

const HELP = `
What the game has nothing for stays a note of the sheet, and is listed as a warning. The quest begins as published, by the rules of
the box: its sheet says so in the line “rules: published”, and --set asPublished=off switches it off.`;

function jsonOf({ sheet, warnings, counts, rooms }: Imported): object {
  const { doors, secretDoors, furniture, monsters, traps, standIns } = counts;
  const board = { width: sheet.plan[0]?.length ?? 0, height: sheet.plan.length };
  return {
    name: sheet.title,
    asPublished: sheet.isForTheBox,
    board,
    rooms,
    doors,
    secretDoors,
    furniture,
    monsters,
    traps,
    standIns,
    warnings,
  };
}

/** How many of everything there are, on one line. */
function inventory({ counts, rooms }: Imported): string {
  const parts = [
    [rooms, 'room', 'rooms'],
    [counts.doors, 'door', 'doors'],
    [counts.secretDoors, 'secret door', 'secret doors'],
    [counts.furniture, 'piece of furniture', 'pieces of furniture'],
    [counts.monsters, 'monster', 'monsters'],
    [counts.traps, 'trap', 'traps'],
    [counts.standIns, 'stand-in', 'stand-ins'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, more]) => `${count} ${count === 1 ? one : more}`)
    .join(', ');
}

function reportOf(imported: Imported): readonly ReportLine[] {
  const { sheet, warnings } = imported;
  const plain = (text: string): ReportLine => ({ text });
  const warned: readonly ReportLine[] =
    warnings.length === 0
      ? [plain('Everything in the file has its place here.')]
      : [{ text: `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`, style: 'bold' }];
  const drawing = drawSheet(sheet);
  return [
    ...(sheet.briefing === '' ? [] : [plain(sheet.briefing)]),
    plain(''),
    plain(inventory(imported)),
    plain(''),
    ...drawing.map((text) => ({ text, style: 'plan' as const })),
    ...legendOf(drawing).map((text) => ({ text, style: 'dim' as const })),
    plain(''),
    ...warned,
    ...warnings.map((warning) => plain(`- ${warning}`)),
  ];
}

function read(text: string): Result<ImportedText> {
  const imported = importHeroScribe(text);
  if (!imported.ok) return imported;
  const { sheet } = imported.value;
  return good({
    title: sheet.title,
    text: printSheet(sheet),
    report: reportOf(imported.value),
    json: jsonOf(imported.value),
    options: { asPublished: sheet.isForTheBox },
    afterwards: 'For good: take the line “rules: published” out of the quest.',
  });
}

export const importer: Importer = {
  about: 'a quest as HeroScribe saves it',
  help: HELP,
  read,
  setting: (path) => `sheet=@${path}`,
};
