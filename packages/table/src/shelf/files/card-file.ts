import { join } from 'node:path';
import { isCard, parseJson } from '../shapes.ts';
import type { Card } from '../shelf.ts';
import { type Disk, replaceFile } from './disk.ts';

const CARD = 'card.json';

/**
 * The newest card stands in the journal too. This file only saves looking there, so no failure to write it is a
 * failure.
 */
export async function writeCard(disk: Disk, folder: string, card: Card): Promise<void> {
  await replaceFile(disk, join(folder, CARD), `${JSON.stringify(card)}\n`).catch(() => {});
}

/** Null if it is damaged or gone. */
export async function readCard(disk: Disk, folder: string, id: string): Promise<Card | null> {
  const card = parseJson(await disk.readFile(join(folder, CARD), 'utf8').catch(() => ''));
  return isCard(card) && card.id === id ? card : null;
}
