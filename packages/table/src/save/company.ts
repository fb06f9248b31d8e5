import { isRecord, type Sitter } from '@questhall/wire';
import type { Save } from './save.ts';

/** Who sat where, as far as a save says so and this game has such a player; null when it says nothing. */
export function companyOf(save: Save, bots: object): readonly Sitter[] | null {
  const listed: unknown = 'company' in save ? save.company : null;
  if (!Array.isArray(listed)) return null;
  return Array.from({ length: save.seats }, (_, seat): Sitter => {
    const sitter: unknown = listed[seat];
    const name = isRecord(sitter) ? sitter['name'] : null;
    return typeof name === 'string' && Object.hasOwn(bots, name) ? { kind: 'bot', name } : { kind: 'person' };
  });
}
