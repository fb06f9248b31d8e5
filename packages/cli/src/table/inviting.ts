import { isPlayerOf } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { whoThereIs } from '@questhall/lab';
import type { Sitter } from '@questhall/wire';
import type { Loaded } from '../loaded.ts';
import { UserError } from '../user-error.ts';

export const ME = 'me';

const PERSON: Sitter = { kind: 'person' };

/** Who plays under this name. */
export function sitterNamed<T extends Types>(loaded: Loaded<T>, name: string): Sitter {
  if (name === ME) return PERSON;
  if (isPlayerOf(loaded, name)) return { kind: 'bot', name };
  throw new UserError(`players: "${name}" is nobody; ${whoThereIs(name, [ME, ...Object.keys(loaded.bots)])}`);
}
