import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId } from '../content/index.ts';
import type { ActionOf } from '../types/index.ts';
import { specialClause } from './fighting.ts';
import { handOf, heroOf, isIn, type Match, type No, no } from './table.ts';

export type Entry = ActionOf<'encounter'>;

const NOTHING: readonly never[] = [];

/** The list that the Dungeonlord is putting together: secret wishes of the frame that collects them. */
export function listOf({ wishes }: Match): readonly Entry[] {
  if (wishes.length === 0) return NOTHING;
  const list: Entry[] = [];
  for (const { action } of wishes) if (action.type === 'encounter') list.push(action);
  return list;
}

/** What one card of a list costs its target: the card, and what is paid for its special effect. */
export function costOf({ card, special }: Entry): number {
  const clause = special === null ? null : specialClause(card);
  const extra = clause?.price?.pay === 'peril' ? clause.price.amount : 0;
  return adventureOf(card).cost + (typeof extra === 'number' ? extra : (special ?? 0));
}

/** The Peril of a seat that a list uses up. */
export const perilFor = (list: readonly Entry[], seat: Seat): number =>
  list.reduce((sum, entry) => {
    const attached = entry.attachment !== null && entry.payer === seat ? adventureOf(entry.attachment).cost : 0;
    return sum + attached + (entry.target === seat ? costOf(entry) : 0);
  }, 0);

/** Whether a card can be put on a list, after those that stand on it. [lord.encounters-one-batch] */
export function judgeEntry(state: Match, seat: Seat, list: readonly Entry[], entry: Entry): No | null {
  const { table } = state;
  const { card, target, form, special, attachment, payer } = entry;
  if (list.some((other) => other.card === card)) return no('lord.one-attack-per-turn');
  const inPack = heroOf(table, seat).pack.some((beast) => beast.card === card);
  if (!inPack && !handOf(table, seat).includes(card)) return no('lord.pack-as-hand');
  const { kind, time, fighter } = adventureOf(card);
  if (kind === 'boon' || kind === 'treasure') return no('comp.peril-cards');
  if ((kind !== 'monster' && kind !== 'trap') || time !== 'lord') return no('lord.encounters-one-batch');
  if (target === seat) return no('lord.never-own-peril');
  if (!isIn(table, target)) return no('lord.legal-target');
  if (kind === 'monster' && form === null) return no('combat.a-targets-and-forms');
  if (form !== null && kind === 'monster' && fighter?.signs[form] !== 'attack') return no('combat.a-standard-symbol');
  if (kind === 'trap' && (form !== null || special !== null)) return no('combat.c-trap-resolves');
  return (
    judgeSpecial(card, special) ??
    judgeAttachment(state, seat, list, entry) ??
    judgePrice(state, list, entry, target, attachment === null ? null : payer)
  );
}

/** # lies inside the card's bounds; a fixed price is paid as 0 more. [fx.variable] */
function judgeSpecial(card: CardId, special: number | null): No | null {
  if (special === null) return null;
  const clause = specialClause(card);
  if (clause === null) return no('combat.a-special-effects');
  const [least, most] = clause.bracket.variable ?? [0, 0];
  return special >= least && special <= most ? null : no('fx.variable', { least, most });
}

/** An Attachment for a monster of the list is declared with it. [lord.attach-with-batch] */
function judgeAttachment({ table }: Match, seat: Seat, list: readonly Entry[], entry: Entry): No | null {
  const { card, attachment, payer, special } = entry;
  if (attachment === null) {
    if (payer === null) return null;
    if (payer === seat) return no('lord.never-own-peril');
    return no(special === null ? 'lord.no-pooling' : 'lord.extra-peril-same-payer');
  }
  const { kind, duration } = adventureOf(attachment);
  if (kind !== 'bane' || duration !== 'attachment' || adventureOf(card).kind !== 'monster')
    return no('dur.attachment-host');
  if (!handOf(table, seat).includes(attachment) || list.some((other) => other.attachment === attachment))
    return no('comp.hand-is-inert');
  if (payer === null) return no('lord.attach-with-batch');
  if (payer === seat) return no('lord.never-own-peril');
  return isIn(table, payer) ? null : no('lord.legal-target');
}

function judgePrice(
  { table }: Match,
  list: readonly Entry[],
  entry: Entry,
  target: Seat,
  payer: Seat | null,
): No | null {
  const after = [...list, entry];
  for (const seat of payer === null ? [target] : [target, payer]) {
    const { peril } = heroOf(table, seat);
    const needed = perilFor(after, seat);
    if (needed > peril) {
      const isShort = perilFor(list, seat) + adventureOf(entry.card).cost <= peril && seat === target;
      return no(isShort && entry.special !== null ? 'lord.extra-peril-same-payer' : 'lord.pay-targets-peril', {
        needed,
        peril,
      });
    }
  }
  return null;
}
