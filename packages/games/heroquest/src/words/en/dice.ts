import type { Wording } from '@questhall/facets';
import { FACES, type Face, type HeroQuest } from '../../types/index.ts';
import { countOf, redSigns, signsOf } from '../telling/faces.ts';
import { throwOf } from '../telling/throws.ts';
import { whoever } from './figures.ts';
import { count, list, small } from './numbers.ts';

/** One, and several. */
const FACE_NOUNS: Readonly<Record<Face, readonly [string, string]>> = {
  S: ['skull', 'skulls'],
  W: ['white shield', 'white shields'],
  B: ['black shield', 'black shields'],
  '-': ['blank', 'blanks'],
};

/** One combat die in words: `a white shield`. */
export const faceName = (face: Face): string => `a ${FACE_NOUNS[face][0]}`;

export const skulls = (n: number): string => count(n, ...FACE_NOUNS.S);

/** An attack: only skulls matter. `☠ ☠ ◇, two skulls`. */
export const attackFaces = (faces: readonly Face[]): string => `${signsOf(faces)}, ${skulls(countOf(faces, 'S'))}`;

/** A defence: only shields do, and sometimes only some: `◇ ◆, two shields, but only black ones count: one`. */
export function defenceFaces(faces: readonly Face[], blocks: number, isMonster: boolean): string {
  const shields = countOf(faces, 'W', 'B');
  const counting = `, but only ${isMonster ? 'black' : 'white'} ones count: ${blocks === 0 ? 'none' : small(blocks)}`;
  return `${signsOf(faces)}, ${count(shields, 'shield', 'shields')}${blocks === shields ? '' : counting}`;
}

/** Every face in words: `☠ ☠ ◇, two skulls and one white shield`. */
export function facesText(faces: readonly Face[]): string {
  const words = FACES.flatMap((face) =>
    faces.includes(face) ? [count(countOf(faces, face), ...FACE_NOUNS[face])] : [],
  );
  return faces.length === 0 ? 'no dice' : `${signsOf(faces)}, ${list(words)}`;
}

/** Red dice: `⚂ ⚄, 3 and 5`. */
export const redText = (dice: readonly number[]): string =>
  dice.length === 0 ? 'no dice' : `${redSigns(dice)}, ${list(dice)}`;

const FACE_NAMES: Readonly<Record<Face, string>> = { S: 'skull', W: 'white shield', B: 'black shield', '-': 'blank' };

/** The dice that an event shows. */
export const dice: Wording<HeroQuest>['dice'] = (event, { view }) =>
  throwOf(event, view, { faces: FACE_NAMES, who: whoever });
