import { NotationError } from './error.ts';
import { BAR } from './text.ts';

/** The columns of a card that is written on one line, of which there must be so many. */
export function columnsOf(line: string, at: string, names: readonly string[]): readonly string[] {
  const columns = line.split(BAR);
  if (columns.length !== names.length)
    throw new NotationError(at, line, `its columns are ${names.join(BAR)}, with "${BAR}" between them`);
  return columns;
}
