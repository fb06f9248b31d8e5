import { didYouMean } from '@questhall/facets';
import { UserError } from './user-error.ts';

/** The same settings, once every name among them is one of the known ones. */
export function checkedNames<S extends readonly (readonly [string, string])[]>(
  settings: S,
  known: readonly string[],
): S {
  for (const [name] of settings) {
    if (!known.includes(name))
      throw new UserError(
        `${name} is not an option of this game; there are ${known.join(', ')}.${didYouMean(name, known)}`,
      );
  }
  return settings;
}
