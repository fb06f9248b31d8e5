import { ask, type Seat } from '@questhall/kernel';
import type { CardId, Form, MapId, QuestId } from '../content/index.ts';
import { mayAnswer } from '../queries/challenging.ts';
import { inPriority, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CombatKind, FrameOf, Strike } from '../types/index.ts';

/** F. The heroes who were attacked are asked one after another; each challenge is finished first. [time.challenge-in-turn] */
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

/** Whoever is challenged directly was attacked like any other. */
const ruleFor = ({ table }: Match, { from }: FrameOf<'answers'>): Rule =>
  table.strikes[from]?.kind === 'hero' ? 'combat.direct-challenge-answer' : 'combat.f-challenge';

interface Blow {
  readonly kind: Strike['kind'];
  readonly by: Seat;
  readonly form: Form;
  readonly space: MapId;
  readonly card?: CardId | null;
  readonly quest?: QuestId | null;
  readonly hero?: Seat | null;
  readonly foe?: number | null;
  readonly payer?: Seat | null;
  readonly attached?: CardId[];
  readonly wounds?: number;
  readonly special?: number | null;
}

export function makeStrike(blow: Blow): Strike {
  return {
    kind: blow.kind,
    card: blow.card ?? null,
    quest: blow.quest ?? null,
    by: blow.by,
    hero: blow.hero ?? null,
    foe: blow.foe ?? null,
    space: blow.space,
    form: blow.form,
    payer: blow.payer ?? null,
    attached: blow.attached ?? [],
    wounds: blow.wounds ?? 0,
    special: blow.special ?? null,
    attack: null,
    counter: null,
    attackMore: 0,
    counterMore: 0,
    hasBestAttack: false,
    hasBestCounter: false,
    minion: null,
    dealt: [],
    earned: 0,
    woundedBy: [],
    isOver: false,
    isVain: false,
  };
}

/** A combat of its own, on top of whatever runs. */
export function startCombat(draft: Match, by: Seat, combat: CombatKind, strikes: readonly Strike[]): void {
  const from = draft.table.strikes.length;
  draft.table.strikes.push(...strikes);
  draft.agenda.push({ kind: 'combat', by, combat, from, stage: 'specials', at: from, asked: [] });
}
