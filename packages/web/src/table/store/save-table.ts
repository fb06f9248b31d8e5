import type { Lobby } from '@questhall/wire';
import { fileName, saveFile } from '../../shell/save-file.ts';

/** A table as a file; what is wrong, if that cannot be. */
async function tableFile(lobby: Lobby, id: string, name: string): Promise<File | { readonly problem: string }> {
  const pieces: string[] = [];
  const made = await lobby.exportTable(id, (piece) => void pieces.push(piece));
  if (!made.ok) return { problem: `${made.problem.field}: ${made.problem.message}` };
  return new File(pieces, `${fileName(name)}-${id.slice(0, 6)}.table`, { type: 'application/x-ndjson' });
}

/** Writes a table to a file of the browser's; what is wrong, if that cannot be. */
export async function saveTable(lobby: Lobby, id: string, name: string): Promise<string | null> {
  const file = await tableFile(lobby, id, name);
  if (!(file instanceof File)) return file.problem;
  saveFile(file);
  return null;
}
