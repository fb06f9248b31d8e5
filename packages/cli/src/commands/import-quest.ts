import { existsSync, readFileSync, statSync } from 'node:fs';
import { completed } from '@questhall/border';
import { options, rulebook } from '@questhall/heroquest/client';
import { drawSheet, type Imported, importHeroScribe, LEGEND } from '@questhall/heroquest/heroscribe';
import { printSheet } from '@questhall/heroquest/sheet';
import { expectWritable, writeFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { presetLines } from '../table/presets.ts';
import { orUserError, UserError } from '../user-error.ts';

/** Bytes of a file that is read at all; the importer has its own limits. */
const FILE_SIZE_MAX = 8_000_000;

export interface ImportFlags {
  readonly out?: string;
  readonly json?: boolean;
}

/** Writes the quest sheet where it is wanted, and shows what became of the file. */
export function importQuest(path: string, { out, json }: ImportFlags, screen: Screen): void {
  if (out !== undefined && existsSync(out))
    throw new UserError(`${out} is already there; choose another name or remove it`);
  if (out !== undefined) expectWritable(out);
  const imported = orUserError(importHeroScribe(readText(path)), `${path}: `);
  if (out !== undefined) writeFile(out, printSheet(imported.sheet));
  if (json) screen.write(`${JSON.stringify(jsonOf(imported))}\n`);
  else show(imported, path, out, screen);
}

/** The text of a file in the encoding it names, or UTF-8. */
function readText(path: string): string {
  const bytes = readBytes(path);
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const said = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  )?.[1];
  try {
    return new TextDecoder(marked ?? said ?? 'utf-8').decode(bytes);
  } catch {
    throw new UserError(`${path}: its encoding, ${said}, is not known`);
  }
}

function readBytes(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new UserError(`${path}: there is no such file`);
  if (!found.isFile()) throw new UserError(`${path}: this is not a file`);
  if (found.size > FILE_SIZE_MAX) throw new UserError(`${path}: larger than any quest`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UserError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

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

function show(
  { sheet, warnings, counts, rooms }: Imported,
  path: string,
  out: string | undefined,
  screen: Screen,
): void {
  screen.line(screen.bold(sheet.title));
  if (sheet.briefing !== '') screen.line(sheet.briefing);
  screen.line();
  const parts = [
    [rooms, 'room', 'rooms'],
    [counts.doors, 'door', 'doors'],
    [counts.secretDoors, 'secret door', 'secret doors'],
    [counts.furniture, 'piece of furniture', 'pieces of furniture'],
    [counts.monsters, 'monster', 'monsters'],
    [counts.traps, 'trap', 'traps'],
    [counts.standIns, 'stand-in', 'stand-ins'],
  ] as const;
  const there = parts
    .filter(([count]) => count > 0)
    .map(([count, one, more]) => `${count} ${count === 1 ? one : more}`);
  screen.line(there.join(', '));
  screen.line();
  // A plan is as wide as it is: breaking its rows would spoil it.
  for (const row of drawSheet(sheet)) screen.write(`${row}\n`);
  for (const line of LEGEND) screen.line(screen.dim(line));
  screen.line();
  if (warnings.length === 0) screen.line('Everything in the file has its place here.');
  else screen.line(screen.bold(`${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`));
  for (const warning of warnings) screen.line(`- ${warning}`, 2);
  screen.line();
  for (const line of presetLines(rulebook, completed(options, { asPublished: sheet.isForTheBox }))) screen.line(line);
  screen.line('For good: take the line “rules: published” out of the quest.');
  screen.line();
  screen.line(
    out === undefined
      ? `To keep the quest: npx questhall import ${path} --out my.quest`
      : `The quest is in ${out}: npx questhall play heroquest --set sheet=@${out}`,
  );
}
