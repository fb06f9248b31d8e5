import { roll, type Seat } from '@questhall/kernel';
import type { Form } from '../content/index.ts';
import { heroScore, threatMore } from '../queries/scores.ts';
import type { Match, Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf, Source, ThreatKind } from '../types/index.ts';
import { openWindow } from './window.ts';

export const DIE = 6;

/** One hero rolls; the frame beneath learns how it went. */
export function threaten(
  draft: Match,
  seat: Seat,
  form: Form,
  number: number,
  about: ThreatKind,
  source: Source | null,
  rule: Rule,
): void {
  draft.agenda.push({ kind: 'threat', seat, form, number, about, source, rule, stage: 'answer', isBestOfTwo: false });
}

/** Die and score equal or beat the number. [threat.roll] */
export function threat(draft: Match, frame: FrameOf<'threat'>, tell: Telling): void {
  if (frame.stage === 'answer') {
    frame.stage = 'roll';
    if (openWindow(draft, 'before-roll')) return;
  }
  const { seat, form, number, about, source, rule } = frame;
  draft.agenda.pop();
  const faces = [roll(draft.rng, DIE)];
  if (frame.isBestOfTwo) faces.push(roll(draft.rng, DIE));
  const total =
    Math.max(...faces) + heroScore(draft.table, seat, form) + threatMore(draft.table, seat, about === 'exit');
  const isOvercome = total >= number;
  tell.all(rule, { type: 'threat', seat, about, source, form, faces, total, number, isOvercome });
  const beneath = draft.agenda.at(-1);
  if (beneath !== undefined && 'overcame' in beneath) beneath.overcame = isOvercome;
}
