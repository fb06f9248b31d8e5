import type { Face } from '../../types/index.ts';

const FACE_SIGNS: Readonly<Record<Face, string>> = { S: '☠', W: '◇', B: '◆', '-': '·' };
const RED = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

/** Combat dice as they lie: `☠ ☠ ◇`. */
export const signsOf = (faces: readonly Face[]): string => faces.map((face) => FACE_SIGNS[face]).join(' ');

/** How many of them show one of these. */
export const countOf = (faces: readonly Face[], ...counted: readonly Face[]): number =>
  faces.filter((face) => counted.includes(face)).length;

/** Red dice as they lie: `⚂ ⚄`. */
export const redSigns = (dice: readonly number[]): string => dice.map((die) => RED[die - 1] ?? die).join(' ');
