import type { Types } from '@questhall/kernel';
import { aboutExported, importFile } from '@questhall/table';
import type { Imported, Sitter } from '@questhall/wire';
import { loadExported } from '../files.ts';
import type { Loaded } from '../loaded.ts';
import type { Screen } from '../screen.ts';
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
  if (imported.edition !== null) sayOtherEdition(screen, imported.edition, imported.lost);
  if (SAID[imported.kind] !== '') screen.line(SAID[imported.kind]);
  return imported.id;
}

const SAID: Readonly<Record<Imported['kind'], string>> = {
  new: '',
  here: 'This match is kept here already, exactly as in the file; you go on with it.',
  version: 'Another version of this match is kept here too, and stays; you go on with that in the file.',
};

export function sayOtherEdition(screen: Screen, edition: string, lost: number): void {
  screen.line(
    `This match was begun under edition ${edition}. It goes on under the rules of today, and its moves so far cannot be told again.`,
  );
  if (lost > 0)
    screen.line(
      lost === 1
        ? 'Its last move leads elsewhere under them, and could not be kept.'
        : `Its last ${lost} moves lead elsewhere under them, and could not be kept.`,
    );
}
