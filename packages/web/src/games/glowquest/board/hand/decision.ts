import type { Action } from '@questhall/glowquest';
import type { Question } from '@questhall/glowquest/queries';
import type { IconName } from '../../../../look/icon-names.ts';

/** Questions that no square and no figure answers. */
const ASKED: readonly Question['kind'][] = ['leave', 'reduce', 'guard', 'brink'];

/** What ends the matter comes last. */
const LAST: readonly Action['type'][] = ['decline', 'done'];

const ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = { flee: 'sprint', dodge: 'dodging' };

export const isDecision = ({ kind }: Question): boolean => ASKED.includes(kind);

export const endingLast = (offers: readonly Action[]): readonly Action[] =>
  offers.toSorted((a, b) => LAST.indexOf(a.type) - LAST.indexOf(b.type));

export const decisionIcon = ({ type }: Action): IconName | null => ICONS[type] ?? null;
