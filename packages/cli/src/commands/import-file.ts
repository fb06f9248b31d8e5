import { existsSync, readFileSync, statSync } from 'node:fs';
import { completed } from '@questhall/border';
import type { Facets, ImportedText, Importer } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { expectWritable, isForeign, writeFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { presetLines } from '../table/presets.ts';
import { TABLE_TEXTS } from '../texts/texts.ts';
import { orUserError, UserError } from '../user-error.ts';

/** Bytes of a file that is read at all; an importer has its own limits. */
const FILE_SIZE_MAX = 8_000_000;

export interface ImportFlags {
  readonly out?: string;
  readonly json?: boolean;
}

/** Writes what can be played where it is wanted, and shows what became of the file. */
export async function importFile<T extends Types>(
  facets: Facets<T>,
  importer: Importer,
  path: string,
  { out, json }: ImportFlags,
  screen: Screen,
): Promise<void> {
  if (out !== undefined && existsSync(out))
    throw new UserError(`${out} is already there; choose another name or remove it`);
  if (out !== undefined) expectWritable(out);
  const text = readText(path);
  const design = await facets.design?.();
  if (!isForeign(text) && design?.isOne(text) === true)
    throw new UserError(
      `${path}: this is one of ours already; npx questhall check ${path} says whether it can be played`,
    );
  const imported = orUserError(importer.read(text), `${path}: `);
  if (out !== undefined) writeFile(out, imported.text);
  if (json) {
    screen.write(`${JSON.stringify(imported.json)}\n`);
    return;
  }
  show(imported, screen);
  const { game } = await facets.rules();
  const titleOf = (name: string): string => game.rulebook.houseRules[name]?.title ?? name;
  const options = completed(game.options, imported.options);
  for (const line of presetLines(game.rulebook, options, TABLE_TEXTS.en.newTable, titleOf)) screen.line(line);
  screen.line(imported.afterwards);
  screen.line();
  screen.line(
    out === undefined
      ? `To keep it: npx questhall import ${path} --out my.quest`
      : `It is in ${out}: npx questhall play ${game.id} --set ${importer.setting(out)}`,
  );
}

function show({ title, report }: ImportedText, screen: Screen): void {
  screen.line(screen.bold(title));
  for (const { text, style } of report) {
    if (style === 'plan') screen.write(`${text}\n`);
    else screen.line(style === undefined ? text : screen[style](text), text.startsWith('- ') ? 2 : 0);
  }
  screen.line();
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
