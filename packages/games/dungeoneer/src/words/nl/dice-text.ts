import { list } from './effects-voices.ts';

/** `4`, or `de hoogste van 2 en 4`. */
const shown = (faces: readonly number[]): string =>
  faces.length === 1 ? `${faces[0] ?? 0}` : `de hoogste van ${list(faces)}`;

/** What dice and everything else came to: `4 + 3 = 7`. */
export function sumText(faces: readonly number[], total: number): string {
  const more = total - Math.max(...faces);
  if (more === 0) return shown(faces);
  return `${shown(faces)} ${more < 0 ? '−' : '+'} ${Math.abs(more)} = ${total}`;
}
