import type { Fighter, Scores, Signs } from '../cards.ts';
import { FORMS, type Form, type Sign } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import { FORM_SHORTS, SIGN_LABELS } from './labels.ts';
import { DOT, numberOf, readLabel } from './text.ts';

/** One value for each form of fighting. */
const byForm = <T>(values: (form: Form, at: number) => T): Readonly<Record<Form, T>> => ({
  melee: values('melee', 0),
  magic: values('magic', 1),
  speed: values('speed', 2),
});

const FIGHTER = /^Me ([●◆—])(\d+) Ma ([●◆—])(\d+) Sp ([●◆—])(\d+) · Life (\d+)(?: · (.+))?$/;
const RIGHT = 'a monster is written like Me ●3 Ma ◆1 Sp —0 · Life 2 · Hit: Wound 1, Tip';

/** What fights, and what else it does, still unread. */
export function readFighter(text: string, at: string): readonly [fighter: Fighter, rest: string] {
  const caught = FIGHTER.exec(text);
  if (caught === null) throw new NotationError(at, text, RIGHT);
  const [, ...figures] = caught;
  const fighter: Fighter = {
    scores: byForm((_, index) => numberOf(figures[2 * index + 1])),
    signs: byForm((_, index) => readLabel<Sign>(SIGN_LABELS, figures[2 * index] ?? '', at)),
    life: numberOf(figures[6]),
  };
  return [fighter, figures[7] ?? ''];
}

export function writeFighter({ scores, signs, life }: Fighter, rest: string): string {
  const figures = FORMS.map((form) => `${FORM_SHORTS[form]} ${SIGN_LABELS[signs[form]]}${scores[form]}`).join(' ');
  return [figures, `Life ${life}`, rest].filter(Boolean).join(DOT);
}

/** `3/1/2`, or `+1/0/0` for what is added. */
export function readScores(text: string, at: string): Scores {
  const caught = /^\+?(\d+)\/(\d+)\/(\d+)$/.exec(text);
  if (caught === null) throw new NotationError(at, text, 'scores are written like 3/1/2 or +1/0/0');
  return byForm((_, index) => numberOf(caught[index + 1]));
}

export const writeScores = (scores: Scores, isAdded: boolean): string =>
  `${isAdded ? '+' : ''}${FORMS.map((form) => scores[form]).join('/')}`;

/** `● ◆ —` */
export function readSigns(text: string, at: string): Signs {
  const labels = text.split(' ');
  if (labels.length !== FORMS.length) throw new NotationError(at, text, 'symbols are written like ● ◆ —');
  return byForm((_, index) => readLabel<Sign>(SIGN_LABELS, labels[index] ?? '', at));
}

export const writeSigns = (signs: Signs): string => FORMS.map((form) => SIGN_LABELS[signs[form]]).join(' ');
