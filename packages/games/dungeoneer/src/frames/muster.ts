import { ask, type Manner, takeUpAll, wishesOf } from '@questhall/kernel';
import { adventureOf } from '../content/index.ts';
import { costOf, type Entry, judgeEntry } from '../queries/batch.ts';
import { makeStrike } from '../queries/strikes.ts';
import { heroOf, type Match, type Telling, takeFrom, turnOf } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Beast, Dungeoneer, FrameOf, Strike } from '../types/index.ts';
import { startCombat } from './answers.ts';
import { pay, takeFromHand } from './pieces.ts';

const UNSEEN: Manner<Dungeoneer> = { seal: 'lord.encounters-one-batch' };

/**
 * The list is put together card by card, and nothing is shown or paid before it is closed. [lord.encounters-one-batch]
 */
export function muster(draft: Match, frame: FrameOf<'muster'>, tell: Telling): void {
  const wishes = wishesOf(draft);
  const last = wishes.at(-1)?.action;
  if (last === undefined || last.type === 'encounter') {
    ask(draft, frame.seat, 'lord.encounters-one-batch', { kind: 'muster' }, UNSEEN);
    return;
  }
  const entries = wishes.flatMap(({ action }) => (action.type === 'encounter' ? [action] : []));
  takeUpAll(draft);
  draft.agenda.pop();
  if (last.type === 'attack') declare(draft, frame.seat, entries, tell);
}

/** Everything at once: cards, order, targets, forms, special effects, payments. [combat.a-targets-and-forms] */
function declare(draft: Match, seat: number, entries: readonly Entry[], tell: Telling): void {
  const list: Entry[] = [];
  for (const entry of entries) if (judgeEntry(draft, seat, list, entry) === null) list.push(entry);
  const [first] = list;
  if (first === undefined) return;
  turnOf(draft).hasDeclared = true;
  turnOf(draft).owed ??= 'action-done';
  const sent = list.map((entry) => {
    const { card, target, form, special, attachment, payer } = entry;
    return { card, target, form, special, attachment, payer, paid: costOf(entry) };
  });
  const { space } = heroOf(draft.table, first.target);
  if (space === null) return;
  tell.all('lord.encounter-attacks', { type: 'sent', seat, space, sent });
  startCombat(
    draft,
    seat,
    'batch',
    list.map((entry) => send(draft, seat, entry, tell)),
  );
}

/** From the Pack a monster costs as much as before, whatever is attached to it. */
function payRule(beast: Beast | undefined): Rule {
  if (beast === undefined) return 'lord.pay-targets-peril';
  return beast.attached.length > 0 ? 'dur.attachment-no-cost' : 'lord.pay-every-attack';
}

function send(draft: Match, seat: number, entry: Entry, tell: Telling): Strike {
  const { table } = draft;
  const { card, target, form, special, attachment, payer } = entry;
  const hero = heroOf(table, seat);
  const beast = hero.pack.find((one) => one.card === card);
  if (beast === undefined) takeFromHand(draft, seat, card);
  else takeFrom(hero.pack, beast);
  pay(draft, target, 'peril', costOf(entry), payRule(beast), tell);
  const attached = beast?.attached.slice() ?? [];
  if (attachment !== null && payer !== null) {
    takeFromHand(draft, seat, attachment);
    pay(draft, payer, 'peril', adventureOf(attachment).cost, 'lord.attach-with-batch', tell);
    attached.push(attachment);
  }
  return makeStrike({
    kind: adventureOf(card).kind === 'trap' ? 'trap' : 'monster',
    card,
    by: seat,
    hero: target,
    space: heroOf(table, target).space ?? '',
    form: form ?? 'speed',
    payer: target,
    attached,
    wounds: beast?.wounds,
    special,
  });
}
