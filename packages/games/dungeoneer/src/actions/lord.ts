import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, isGloryCard, onceFor } from '../content/index.ts';
import { discard, pay, takeFromHand } from '../frames/pieces.ts';
import { judgeEntry, listOf } from '../queries/batch.ts';
import { specialClause } from '../queries/fighting.ts';
import { fighterAttacks } from '../queries/scores.ts';
import { handOf, heroOf, isIn, type Match, type No, no, seatsIn, seatsWhere, turnOf } from '../queries/table.ts';
import type { ActionOf, Table } from '../types/index.ts';
import { type DeedOf, isChoice, NONE, notInThisRole, notNow } from './common.ts';

const NEITHER: readonly null[] = [null];

const isBane = (card: CardId): boolean => adventureOf(card).kind === 'bane';

/** Opponents who have so much Peril. */
const payersFor = ({ heroes }: Table, seat: Seat, cost: number): readonly Seat[] =>
  seatsWhere(heroes, (hero, other) => other !== seat && !hero.isOut && hero.peril >= cost);

/** Banes may be played before or after the Encounters. [lord.banes-any-moment] */
export const bane: DeedOf<'bane'> = {
  propose(state, asked) {
    if (!isChoice(asked, 'lord')) return NONE;
    const { table } = state;
    const { seat } = asked;
    let banes: ActionOf<'bane'>[] | null = null;
    for (const card of handOf(table, seat)) {
      const { kind, isUntargeted, duration, cost } = adventureOf(card);
      if (kind !== 'bane') continue;
      const hosts = duration === 'attachment' ? heroOf(table, seat).pack.map((beast) => beast.card) : NEITHER;
      banes ??= [];
      for (const payer of payersFor(table, seat, cost))
        for (const host of hosts) banes.push({ type: 'bane', card, payer, target: isUntargeted ? null : payer, host });
    }
    return banes ?? NONE;
  },

  judge(state, asked, { card, payer, target, host }) {
    const { table } = state;
    const { seat } = asked;
    if (!handOf(table, seat).includes(card)) return no('comp.hand-is-inert');
    if (!isBane(card)) return no(isGloryCard(adventureOf(card)) ? 'comp.glory-cards' : 'lord.encounters-one-batch');
    if (!isChoice(asked, 'lord')) return no('lord.banes-any-moment');
    const { isUntargeted, cost, duration } = adventureOf(card);
    if (payer === seat) return no('lord.never-own-peril');
    if (!isIn(table, payer) || (target !== null && !isIn(table, target))) return no('lord.legal-target');
    if (isUntargeted ? target !== null : target === null) return no('lord.legal-target');
    if (target !== null && target !== payer) return no(target === seat ? 'lord.legal-target' : 'lord.no-pooling');
    return judgeHost(state, seat, duration === 'attachment', host) ?? judgePeril(state, payer, cost, isUntargeted);
  },

  perform(draft, { seat }, { card, payer, target, host }, tell) {
    const { cost, duration } = adventureOf(card);
    takeFromHand(draft, seat, card);
    tell.all('lord.banes-any-moment', { type: 'declared', seat, card, payer, target, host, paid: cost });
    pay(draft, payer, 'peril', cost, target === null ? 'lord.untargeted-any-opponent' : 'lord.pay-targets-peril', tell);
    if (duration === 'instant') discard(draft, seat, card, 'dur.instant', tell);
    draft.agenda.push({ kind: 'bane', seat, card, target, stage: 'answer', host });
  },
};

function judgeHost({ table }: Match, seat: number, isAttachment: boolean, host: CardId | null): No | null {
  if (!isAttachment) return host === null ? null : no('dur.attachment-host');
  return heroOf(table, seat).pack.some((beast) => beast.card === host) ? null : no('dur.attachment-host');
}

/** Without enough Peril he is no legal target. [lord.pay-targets-peril] */
function judgePeril({ table }: Match, payer: number, cost: number, isUntargeted: boolean): No | null {
  const { peril } = heroOf(table, payer);
  if (peril >= cost) return null;
  return no(isUntargeted ? 'lord.untargeted-any-opponent' : 'lord.pay-targets-peril', { needed: cost, peril });
}

const MUSTER = [{ type: 'muster' }] as const;

/** Begins the list of Encounters: one in each phase. */
export const muster: DeedOf<'muster'> = {
  propose: (state, asked) => (isChoice(asked, 'lord') && !turnOf(state).hasDeclared ? MUSTER : NONE),
  judge(state, asked) {
    if (!isChoice(asked, 'lord')) return notInThisRole(asked);
    if (turnOf(state).hasDeclared) return no('lord.encounters-one-batch');
    return judgeSending(state, asked.seat);
  },
  perform(draft, { seat }) {
    draft.agenda.push({ kind: 'muster', seat });
  },
};

/** The hand, and the Pack as if it were in it. [lord.pack-as-hand] */
const sendable = (table: Table, seat: Seat): readonly CardId[] => {
  const { pack } = heroOf(table, seat);
  const hand = handOf(table, seat);
  return pack.length === 0 ? hand : [...hand, ...pack.map((beast) => beast.card)];
};

/** Whether there is anybody to be sent, and anybody who can pay for it. */
function judgeSending(state: Match, seat: Seat): No | null {
  const { table } = state;
  let needed = Infinity;
  for (const card of sendable(table, seat)) {
    const { kind, cost } = adventureOf(card);
    if (kind === 'trap' || kind === 'monster') needed = Math.min(needed, cost);
  }
  if (needed === Infinity) return no('comp.hand-is-inert');
  let peril = 0;
  for (const other of seatsIn(table)) if (other !== seat) peril = Math.max(peril, heroOf(table, other).peril);
  return peril >= needed ? null : no('lord.pay-targets-peril', { needed, peril });
}

type Mark = Pick<ActionOf<'encounter'>, 'attachment' | 'payer'>;
const NO_MARK: Mark = { attachment: null, payer: null };
const UNMARKED: readonly Mark[] = [NO_MARK];

/**
 * A card with every target that can pay for it; a monster in every form in which it attacks, with all that it can do.
 */
function addEntries(
  entries: ActionOf<'encounter'>[],
  table: Table,
  seat: Seat,
  card: CardId,
  marks: readonly Mark[],
): void {
  const { kind, cost, fighter } = adventureOf(card);
  if (kind !== 'trap' && kind !== 'monster') return;
  const isTrap = fighter === null;
  const forms = isTrap ? NEITHER : fighterAttacks(fighter);
  const specials = isTrap ? NEITHER : specialsOf(card);
  const fitting = isTrap ? UNMARKED : marks;
  for (const target of payersFor(table, seat, cost))
    for (const form of forms)
      for (const special of specials)
        for (const { attachment, payer } of fitting)
          entries.push({ type: 'encounter', card, target, form, special, attachment, payer });
}

export const encounter: DeedOf<'encounter'> = {
  propose(state, asked) {
    const { table } = state;
    const { seat } = asked;
    const list = listOf(state);
    const marks = [NO_MARK];
    for (const attachment of handOf(table, seat)) {
      const { kind, duration, cost } = adventureOf(attachment);
      if (kind !== 'bane' || duration !== 'attachment') continue;
      for (const payer of payersFor(table, seat, cost)) marks.push({ attachment, payer });
    }
    const entries: ActionOf<'encounter'>[] = [];
    for (const card of sendable(table, seat))
      if (!list.some((entry) => entry.card === card)) addEntries(entries, table, seat, card, marks);
    return entries;
  },
  judge(state, asked, action) {
    if (asked.question.kind !== 'muster') return notNow(asked);
    return judgeEntry(state, asked.seat, listOf(state), action);
  },
  perform() {},
};

const specialsOf: (card: CardId) => readonly (number | null)[] = onceFor((card) => {
  const clause = specialClause(card);
  if (clause === null) return NEITHER;
  const [least, most] = clause.bracket.variable ?? [0, 0];
  return [null, ...Array.from({ length: most - least + 1 }, (_, i) => least + i)];
});

/** Closes the list. */
export const attack: DeedOf<'attack'> = {
  propose: () => [{ type: 'attack' }],
  judge(state, asked) {
    if (asked.question.kind !== 'muster') return notNow(asked);
    return listOf(state).length > 0 ? null : no('lord.encounters-one-batch');
  },
  perform() {},
};

/** Drops it: that is no batch. */
export const disband: DeedOf<'disband'> = {
  propose: () => [{ type: 'disband' }],
  judge: (_state, asked) => (asked.question.kind === 'muster' ? null : notNow(asked)),
  perform() {},
};
