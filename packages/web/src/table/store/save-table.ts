import type { Lobby } from '@questhall/wire';

/** Writes a table to a file of the browser's; what is wrong, if that cannot be. */
export async function saveTable(lobby: Lobby, id: string, name: string): Promise<string | null> {
  const pieces: string[] = [];
  const made = await lobby.exportTable(id, (piece) => void pieces.push(piece));
  if (!made.ok) return `${made.problem.field}: ${made.problem.message}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces, { type: 'application/x-ndjson' }));
  link.download = `${fileName(name)}-${id.slice(0, 6)}.table`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return null;
}

/** `Quest 1: The Trial` becomes `quest-1-the-trial`. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'questhall';
