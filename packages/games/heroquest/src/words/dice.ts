import { FACES, type Face } from '../types/index.ts';
import { count, list, small } from './numbers.ts';

const FACE_SIGNS: Readonly<Record<Face, string>> = { S: '☠', W: '◇', B: '◆', '-': '·' };
const FACE_NOUNS: Readonly<Record<Face, string>> = { S: 'skull', W: 'white shield', B: 'black shield', '-': 'blank' };
const RED = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

/** One combat die in words: `a white shield`. */
export const faceName = (face: Face): string => `a ${FACE_NOUNS[face]}`;

/** Combat dice as they lie: `☠ ☠ ◇`. */
export const signsOf = (faces: readonly Face[]): string => faces.map((face) => FACE_SIGNS[face]).join(' ');

/** How many of them show one of these. */
export const countOf = (faces: readonly Face[], ...counted: readonly Face[]): number =>
  faces.filter((face) => counted.includes(face)).length;

/** An attack: only skulls matter. `☠ ☠ ◇, two skulls`. */
export const attackFaces = (faces: readonly Face[]): string =>
  `${signsOf(faces)}, ${count(countOf(faces, 'S'), 'skull')}`;

/** A defence: only shields do, and sometimes only some: `◇ ◆, two shields, but only black ones count: one`. */
export function defenceFaces(faces: readonly Face[], blocks: number, isMonster: boolean): string {
  const shields = countOf(faces, 'W', 'B');
  const counting = `, but only ${isMonster ? 'black' : 'white'} ones count: ${blocks === 0 ? 'none' : small(blocks)}`;
  return `${signsOf(faces)}, ${count(shields, 'shield')}${blocks === shields ? '' : counting}`;
}

/** Every face in words: `☠ ☠ ◇, two skulls and one white shield`. */
export function facesText(faces: readonly Face[]): string {
  const words = FACES.flatMap((face) => (faces.includes(face) ? [count(countOf(faces, face), FACE_NOUNS[face])] : []));
  return faces.length === 0 ? 'no dice' : `${signsOf(faces)}, ${list(words)}`;
}

/** Red dice as they lie: `⚂ ⚄`. */
export const redSigns = (dice: readonly number[]): string => dice.map((die) => RED[die - 1] ?? die).join(' ');

/** Red dice: `⚂ ⚄, 3 and 5`. */
export const redText = (dice: readonly number[]): string =>
  dice.length === 0 ? 'no dice' : `${redSigns(dice)}, ${list(dice)}`;
