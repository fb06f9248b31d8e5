import { checksumOf, readSave, type Save } from '@questhall/table';
import type { Sitter } from '../link/protocol.ts';

/** A save that also says who sat where. One that is damaged leaves as it is. */
export function withCompany(text: string, company: readonly Sitter[]): string {
  const read = readSave(text);
  if (!read.ok || read.value.checksum !== checksumOf(read.value)) return text;
  const save = { ...read.value, company };
  return `${JSON.stringify({ ...save, checksum: checksumOf(save) })}\n`;
}

/** Who sat where, as far as the file says so and this game has such a player; anybody else is a person. */
export function companyOf(save: Save, bots: object): readonly Sitter[] {
  const listed: unknown = 'company' in save ? save.company : null;
  return Array.from({ length: save.seats }, (_, seat): Sitter => {
    const sitter: unknown = Array.isArray(listed) ? listed[seat] : null;
    const name = typeof sitter === 'object' && sitter !== null && 'name' in sitter ? sitter.name : null;
    return typeof name === 'string' && Object.hasOwn(bots, name) ? { kind: 'bot', name } : { kind: 'person' };
  });
}
