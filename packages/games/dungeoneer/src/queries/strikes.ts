import type { Seat } from '@questhall/kernel';
import type { CardId, Form, MapId, QuestId } from '../content/index.ts';
import type { Strike } from '../types/index.ts';

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
  readonly wounds?: number | undefined;
  readonly special?: number | null;
}

/** An attack of which nothing has been rolled yet. */
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
    lead: null,
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
