import { CELL, hash } from '../cells.ts';

/** How a square may be paved: slabs as [left, top, right, bottom]. */
type Slab = readonly [number, number, number, number];

const PAVINGS: readonly (readonly Slab[])[] = [
  [[0, 0, 64, 64]],
  [
    [0, 0, 64, 30],
    [0, 30, 64, 64],
  ],
  [
    [0, 0, 27, 64],
    [27, 0, 64, 64],
  ],
  [
    [0, 0, 38, 30],
    [38, 0, 64, 30],
    [0, 30, 64, 64],
  ],
  [
    [0, 0, 64, 36],
    [0, 36, 24, 64],
    [24, 36, 64, 64],
  ],
  [
    [0, 0, 30, 28],
    [30, 0, 64, 38],
    [0, 28, 30, 64],
    [30, 38, 64, 64],
  ],
];

/** Large slabs where many walk, smaller ones in rooms. */
export const LARGE: readonly number[] = [0, 0, 1, 2, 0, 1, 2, 4];
export const SMALL: readonly number[] = [3, 4, 5, 1, 2, 3, 4, 5];

const TINTS = 5;
const ROUGH = 1.6;
/** The joint around a square is wider than those within it, so that squares can be counted. */
const OUTER = 2.4;
const INNER = 1.1;

export interface Paved {
  /** The slabs of each tint, as path data. */
  readonly tints: readonly string[];
  /** Edges that catch the light. */
  readonly lights: string;
  readonly cracks: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Paves squares of a board so many squares wide; the same squares are always paved alike. */
export function pave(squares: readonly number[], width: number, choice: readonly number[]): Paved {
  const tints = Array.from({ length: TINTS }, () => '');
  let lights = '';
  let cracks = '';
  for (const square of squares) {
    const [left, top] = [(square % width) * CELL, Math.floor(square / width) * CELL];
    const dice = hash(square, 1);
    const paving = PAVINGS[choice[dice % choice.length] ?? 0] ?? [];
    const isFlipped = (dice & 256) !== 0;
    for (const [i, slab] of paving.entries()) {
      const [a, b, c, d] = cutSlab(isFlipped ? turned(slab) : slab, hash(square, 10 + i), left, top);
      const tint = hash(square, 20 + i) % TINTS;
      tints[tint] += `M${a}L${b}L${c}L${d}Z`;
      lights += `M${d}L${a}L${b}`;
    }
    if (hash(square, 3) % 8 === 0) cracks += crackIn(hash(square, 4), left, top);
  }
  return { tints, lights, cracks };
}

const turned = ([left, top, right, bottom]: Slab): Slab => [CELL - right, CELL - bottom, CELL - left, CELL - top];

/** The four corners, each a little off, clockwise from the top left. */
function cutSlab(
  [left, top, right, bottom]: Slab,
  dice: number,
  x: number,
  y: number,
): readonly [string, string, string, string] {
  const off = (bit: number): number => (((dice >> (bit * 4)) & 15) / 15 - 0.5) * ROUGH;
  const inset = (edge: number): number => (edge === 0 || edge === CELL ? OUTER : INNER);
  const [l, t, r, b] = [left + inset(left), top + inset(top), right - inset(right), bottom - inset(bottom)];
  const corner = (cx: number, cy: number, bit: number): string =>
    `${round(x + cx + off(bit))} ${round(y + cy + off(bit + 1))}`;
  return [corner(l, t, 0), corner(r, t, 2), corner(r, b, 4), corner(l, b, 6)];
}

function crackIn(dice: number, x: number, y: number): string {
  const at = (bit: number, least: number, room: number): number => least + ((dice >> bit) & 15) * (room / 15);
  const [a, b] = [x + at(0, 8, 44), y + at(4, 6, 20)];
  const [c, d] = [a + at(8, -12, 24), b + at(12, 8, 12)];
  return `M${round(a)} ${round(b)}L${round(c)} ${round(d)}l${round(at(16, -10, 20))} ${round(at(20, 6, 12))}`;
}
