import type { Types } from '@questhall/kernel';
import type { Sitter } from '@questhall/wire';
import type { Loaded } from '../loaded.ts';
import { UserError } from '../user-error.ts';

export const ME = 'me';

const PERSON: Sitter = { kind: 'person' };

/** Who plays under this name. */
export function sitterNamed<T extends Types>({ bots }: Loaded<T>, name: string): Sitter {
  if (name === ME) return PERSON;
  if (name === 'random' || Object.hasOwn(bots, name)) return { kind: 'bot', name };
  throw new UserError(`players: "${name}" is nobody; there are ${[ME, ...Object.keys(bots), 'random'].join(', ')}`);
}
