import { mkdirSync, writeFileSync } from 'node:fs';
import type { Pool, Report } from '@questhall/lab';

/** How much is played, with which dice, and by whom. */
export interface Measuring {
  readonly games: number;
  readonly seed: string;
  readonly pool: Pool;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const meanOf = (report: Report, measure: string): string => (report.measures[measure]?.mean ?? 0).toFixed(1);

export function writePage(game: string, page: string): void {
  const folder = new URL('../../../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${game}.md`, folder), page);
  console.log(`written to docs/balance/${game}.md`);
}
