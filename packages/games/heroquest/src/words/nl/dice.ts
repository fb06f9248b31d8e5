import type { Wording } from '@questhall/facets';
import { FACES, type Face, type HeroQuest } from '../../types/index.ts';
import { countOf, redSigns, signsOf } from '../telling/faces.ts';
import { throwOf } from '../telling/throws.ts';
import { whoever } from './figures.ts';
import { count, list, small } from './numbers.ts';

/** One, and several. */
const FACE_NOUNS: Readonly<Record<Face, readonly [string, string]>> = {
  S: ['schedel', 'schedels'],
  W: ['wit schild', 'witte schilden'],
  B: ['zwart schild', 'zwarte schilden'],
  '-': ['leeg vlak', 'lege vlakken'],
};

/** One combat die in words: `een wit schild`. */
export const faceName = (face: Face): string => `een ${FACE_NOUNS[face][0]}`;

export const skulls = (n: number): string => count(n, ...FACE_NOUNS.S);

/** An attack: only skulls matter. `☠ ☠ ◇, twee schedels`. */
export const attackFaces = (faces: readonly Face[]): string => `${signsOf(faces)}, ${skulls(countOf(faces, 'S'))}`;

/** A defence: only shields do, and sometimes only some: `◇ ◆, twee schilden, maar alleen zwarte tellen: één`. */
export function defenceFaces(faces: readonly Face[], blocks: number, isMonster: boolean): string {
  const shields = countOf(faces, 'W', 'B');
  const counting = `, maar alleen ${isMonster ? 'zwarte' : 'witte'} tellen: ${small(blocks)}`;
  return `${signsOf(faces)}, ${count(shields, 'schild', 'schilden')}${blocks === shields ? '' : counting}`;
}

/** Every face in words: `☠ ☠ ◇, twee schedels en één wit schild`. */
export function facesText(faces: readonly Face[]): string {
  const words = FACES.flatMap((face) =>
    faces.includes(face) ? [count(countOf(faces, face), ...FACE_NOUNS[face])] : [],
  );
  return faces.length === 0 ? 'geen dobbelstenen' : `${signsOf(faces)}, ${list(words)}`;
}

/** Red dice: `⚂ ⚄, 3 en 5`. */
export const redText = (dice: readonly number[]): string =>
  dice.length === 0 ? 'geen dobbelstenen' : `${redSigns(dice)}, ${list(dice)}`;

const FACE_NAMES: Readonly<Record<Face, string>> = { S: 'schedel', W: 'wit schild', B: 'zwart schild', '-': 'leeg' };

/** The dice that an event shows. */
export const dice: Wording<HeroQuest>['dice'] = (event, { view }) =>
  throwOf(event, view, { faces: FACE_NAMES, who: whoever });
