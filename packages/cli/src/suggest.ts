import { existsSync } from 'node:fs';
import { didYouMean } from '@questhall/facets';
import type { Field } from '@questhall/kernel';
import { readValue } from './files.ts';
import type { Settings } from './settings.ts';
import { UserError } from './user-error.ts';

/** The same settings, once every name and value among them is one of those there are; a file that was meant is read. */
export function checkedSettings(
  settings: Settings,
  options: Readonly<Record<string, Field<unknown>>>,
): readonly (readonly [name: string, value: string])[] {
  const known = Object.keys(options);
  return settings.map(([name, value, typed]) => {
    const field = Object.hasOwn(options, name) ? options[name] : undefined;
    if (field === undefined)
      throw new UserError(
        `${name} is not an option of this game; there are ${known.join(', ')}.${didYouMean(name, known)}`,
      );
    expectPlayable(field, value, typed);
    const choices = field.choices?.map(String) ?? [];
    if (choices.length > 0 && field.read(field.parse(value)) === undefined)
      throw new UserError(`${name} must be ${field.range}; "${value}" is not.${didYouMean(value, choices)}`);
    return [name, isFileMeant(field, value) ? fileMeant(name, value) : value];
  });
}

/** What is wrong with the text of a file is told with the name of the file. */
function expectPlayable({ read, parse, why }: Field<unknown>, value: string, typed: string | undefined): void {
  const path = /^[^=]*=@(.+)$/.exec(typed ?? '')?.[1];
  if (path === undefined || read(parse(value)) !== undefined) return;
  const flaw = why?.(value) ?? null;
  if (flaw !== null) throw new UserError(`${path} ${flaw}`);
}

/** Whether the name of a file stands where its text is wanted. */
const isFileMeant = ({ initial, choices, parse, read }: Field<unknown>, value: string): boolean =>
  typeof initial === 'string' &&
  choices === undefined &&
  read(parse(value)) === undefined &&
  !value.includes('\n') &&
  existsSync(value);

function fileMeant(name: string, path: string): string {
  process.stderr.write(`There is a file ${path}, so --set ${name}=@${path} is what is meant.\n`);
  return readValue(path);
}
