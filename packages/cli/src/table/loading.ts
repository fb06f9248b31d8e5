import type { Types } from '@questhall/kernel';
import { aboutExported, importFile } from '@questhall/table';
import type { Sitter } from '@questhall/wire';
import { loadExported } from '../files.ts';
import type { Loaded } from '../loaded.ts';
import type { Screen } from '../screen.ts';
import type { TableTexts } from '../texts/shape.ts';
import { orUserError, UserError } from '../user-error.ts';
import { around } from './around.ts';
import { ME } from './inviting.ts';
import { nameOf } from './table-name.ts';
import type { Terminal } from './terminal.ts';

/** Who sits there if the file does not say, and whether somebody has asked for exactly these. */
interface Guests {
  readonly invited: readonly Sitter[];
  readonly isAsked: boolean;
}

/** Puts the match in a file on the shelf, unless it is there; gives its id. */
export async function loadTable<T extends Types>(
  loaded: Loaded<T>,
  path: string,
  { invited, isAsked }: Guests,
  { screen, shelf }: Terminal,
): Promise<string> {
  const exported = loadExported(path);
  const { seats } = aboutExported(exported);
  if (isAsked && invited.length !== seats) {
    const example = [ME, ...Array<string>(seats - 1).fill(Object.keys(loaded.bots)[0] ?? 'random')].join();
    throw new UserError(`this match has ${seats} seats; say who sits in them, such as --players ${example}`);
  }
  const unsaid = { nameOf: (options: T['Options']) => nameOf(loaded.game, options), company: invited };
  const imported = orUserError(await importFile(loaded, shelf, exported, around, unsaid), `${path}: `);
  if (imported.edition !== null) sayOtherEdition(loaded.texts, screen, imported.edition, imported.lost);
  const said = loaded.texts.shelf.imported[imported.kind];
  if (said !== '') screen.line(said);
  return imported.id;
}

export function sayOtherEdition({ shelf }: TableTexts, screen: Screen, edition: string, lost: number): void {
  screen.line(shelf.otherEdition(edition));
  if (lost > 0) screen.line(shelf.lost(lost));
}
