import { hashText, type Journal, type Types } from '@questhall/kernel';

/** A match as Questhall 0.1 saved it: one JSON text, with a checksum over all the rest. Such files must still open. */
export function versionTwo<T extends Types>(journal: Journal<T>): string {
  const { header, opening, entries, hashes, takenBack, state } = journal;
  const moves = entries.map(({ seat, ask, action, rolled, check }) => ({ seat, ask, action, rolled, check }));
  const begun = { format: 'questhall-save', version: 2, ...header, opening: opening.check };
  return sealed({ ...begun, moves, hashes, takenBack, snapshot: state });
}

/** With the checksum that fits. */
export const sealed = ({ checksum: _old, ...save }: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify({ ...save, checksum: hashText(JSON.stringify(save)) })}\n`;
