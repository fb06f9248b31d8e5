import { ask, type Seat } from '@questhall/kernel';
import { mayAnswer } from '../queries/challenging.ts';
import { inPriority, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CombatKind, FrameOf, Strike } from '../types/index.ts';

/**
 * F. The heroes who were attacked are asked one after another; each challenge is finished first.
 * [time.challenge-in-turn]
 */
export function answers(draft: Match, frame: FrameOf<'answers'>, _tell: Telling): void {
  const seat = inPriority(draft).find((one) => !frame.asked.includes(one) && mayAnswer(draft, one));
  if (seat === undefined) {
    draft.agenda.pop();
    return;
  }
  const rule = frame.asked.length > 0 ? 'combat.f-order' : ruleFor(draft, frame);
  frame.asked.push(seat);
  ask(draft, seat, rule, { kind: 'challenge' }, { wait: 'pass' });
}

/** Whoever is challenged directly, or by a Quest monster, was attacked like any other. */
function ruleFor({ table }: Match, { from }: FrameOf<'answers'>): Rule {
  const kind = table.strikes[from]?.kind;
  if (kind === 'quest') return 'quest.slay-answer';
  return kind === 'hero' ? 'combat.direct-challenge-answer' : 'combat.f-challenge';
}

/** A combat of its own, on top of whatever runs. */
export function startCombat(draft: Match, by: Seat, combat: CombatKind, strikes: readonly Strike[]): void {
  const from = draft.table.strikes.length;
  draft.table.strikes.push(...strikes);
  draft.agenda.push({ kind: 'combat', by, combat, from, stage: 'specials', at: from, asked: [] });
}
