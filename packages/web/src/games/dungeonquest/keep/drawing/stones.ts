import { CELL, hash } from '../../../../board/cells.ts';

/** So thick is the wall of a tile; where two tiles meet it is twice as thick. */
export const THICK = 10;
/** Where an opening begins, from either corner. */
export const JAMB = 15;

const STONE = 8;
const GAP = 1.3;

/** A row of cut stones on the northern side, with mortar between them; the same seed always lays the same row. */
export function course(from: number, to: number, seed: number, top = 0, height: number = THICK): string {
  let d = '';
  for (let x = from, i = 0; x < to - 1; i++) {
    const rest = to - x;
    const wide = STONE + (hash(seed, i) % 8);
    const width = rest - wide < STONE / 2 ? rest : Math.min(wide, rest);
    d += `M${x + GAP / 2} ${top + GAP / 2}h${width - GAP}v${height - GAP}h${GAP - width}Z`;
    x += width;
  }
  return d;
}

/** Solid rock over a part of a square: rows of stones, each shifted against the one before. */
export function masonry(x: number, y: number, width: number, height: number, seed: number): string {
  const rows = Math.max(1, Math.round(height / THICK));
  const tall = height / rows;
  return Array.from({ length: rows }, (_, row) => course(x, x + width, seed + row * 31, y + row * tall, tall)).join('');
}

/** A rough ring of so many corners around a point. */
export function ragged(cx: number, cy: number, radius: number, seed: number, corners = 11, rough = 0.22): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI;
    const far = radius * (1 - rough / 2 + ((hash(seed, 40 + i) % 100) / 100) * rough);
    return `${(cx + Math.cos(turn) * far).toFixed(1)} ${(cy + Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const MIDDLE: number = CELL / 2;
