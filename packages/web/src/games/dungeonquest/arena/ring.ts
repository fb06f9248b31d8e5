import { hash } from '../../../board/cells.ts';

/** The arena from above, as path data around the point 0,0. */
export interface Ring {
  /** The slabs of each tint. */
  readonly tints: readonly string[];
  /** Edges that catch the light. */
  readonly lights: string;
  readonly cracks: string;
  /** The cut stones of the edge, in two tints by turns. */
  readonly stones: readonly [string, string];
}

export const FLOOR_RADIUS = 352;
export const EDGE_RADIUS = 398;
const TINTS = 5;
const CORE = 62;
/** Where each course of slabs ends, and about how many slabs it has. */
const COURSES = [
  [CORE, 118, 9],
  [118, 182, 14],
  [182, 262, 19],
  [262, FLOOR_RADIUS, 26],
] as const;
const STONES = 44;
const JOINT = 1.6;
const FULL = Math.PI * 2;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The same seed always lays the same floor. */
export function layRing(seed: number): Ring {
  const tints = Array.from({ length: TINTS }, () => '');
  let lights = '';
  let cracks = '';
  for (const [course, [inner, outer, about]] of COURSES.entries()) {
    const cuts = cutsOf(seed, course, about);
    for (const [i, from] of cuts.entries()) {
      const to = cuts[i + 1] ?? (cuts[0] ?? 0) + FULL;
      const dice = hash(seed + i, 40 + course);
      tints[dice % TINTS] += sector(inner + JOINT, outer - JOINT, from, to);
      lights += arc(outer - JOINT - 1, from, to);
      if (dice % 7 === 0) cracks += crack(inner, outer, (from + to) / 2, dice);
    }
  }
  return { tints, lights, cracks, stones: edgeOf(seed) };
}

/** Where the slabs of a course meet: never evenly, and never where those of the next course do. */
function cutsOf(seed: number, course: number, about: number): readonly number[] {
  const count = about + (hash(seed, course) % 3) - 1;
  const start = (hash(seed, 10 + course) % 360) * (FULL / 360);
  const uneven = (i: number): number => ((hash(seed + i, 20 + course) % 100) / 100 - 0.5) * 0.5;
  return Array.from({ length: count }, (_, i) => start + ((i + uneven(i)) * FULL) / count);
}

function edgeOf(seed: number): readonly [string, string] {
  const stones: [string, string] = ['', ''];
  for (let i = 0; i < STONES; i++) {
    const uneven = (at: number): number => ((hash(seed + (at % STONES), 30) % 100) / 100 - 0.5) * 0.3;
    const [from, to] = [((i + uneven(i)) * FULL) / STONES, ((i + 1 + uneven(i + 1)) * FULL) / STONES];
    stones[hash(seed + i, 31) % 3 === 0 ? 1 : 0] += sector(
      FLOOR_RADIUS + 7,
      EDGE_RADIUS - (hash(seed + i, 32) % 4),
      from,
      to,
    );
  }
  return stones;
}

const at = (radius: number, angle: number): string =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

/** A slab between two circles, with a joint on both sides. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const [near, far] = [JOINT / inner, JOINT / outer];
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(inner, from + near)}L${at(outer, from + far)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${at(outer, to - far)}L${at(inner, to - near)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(inner, from + near)}Z`;
}

const arc = (radius: number, from: number, to: number): string =>
  `M${at(radius, from + 0.02)}A${round(radius)} ${round(radius)} 0 0 1 ${at(radius, to - 0.02)}`;

function crack(inner: number, outer: number, angle: number, dice: number): string {
  const bend = (bit: number): number => (((dice >> bit) & 7) / 7 - 0.5) * 0.12;
  const deep = outer - inner;
  return `M${at(inner + 3, angle + bend(3))}L${at(inner + deep * 0.45, angle + bend(6))}L${at(inner + deep * 0.8, angle + bend(9))}`;
}

/** A number for a table's name: every table has a floor of its own. */
export const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => hash(sum + (letter.codePointAt(0) ?? 0), 7) % 65_521, 1);
