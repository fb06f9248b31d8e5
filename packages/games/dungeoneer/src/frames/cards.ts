import { ask, seatsOf } from '@questhall/kernel';
import { readiedOf } from '../queries/means.ts';
import { isIn, type Match, pileFor, type Telling } from '../queries/table.ts';
import type { FrameOf, Pile } from '../types/index.ts';
import { drawFrom, isExhausted } from './pieces.ts';

/** Card by card; with two decks one says which. [combine.choose-deck-per-draw] */
export function drawing(draft: Match, frame: FrameOf<'drawing'>, tell: Telling): void {
  const { table } = draft;
  const { seat } = frame;
  const only = table.piles.find((pile) => !isExhausted(pile));
  if (frame.count === 0 || only === undefined || !isIn(table, seat)) {
    draft.agenda.pop();
    return;
  }
  frame.count -= 1;
  if (table.piles.length === 1) drawFrom(draft, seat, only, frame.rule, tell);
  else ask(draft, seat, 'combine.choose-deck-per-draw', { kind: 'draw' });
}

/** Cards of the named kind, chosen by their owner; fewer if he has fewer. */
export function discarding(draft: Match, frame: FrameOf<'discarding'>, _tell: Telling): void {
  if (frame.count === 0 || readiedOf(draft.table, frame.seat, frame.of).length === 0) {
    draft.agenda.pop();
    return;
  }
  frame.count -= 1;
  ask(draft, frame.seat, frame.rule, { kind: 'lose', of: frame.of });
}

/** One deck of his choice; of a shorter one all cards, and nothing is reshuffled. */
export function look(draft: Match, frame: FrameOf<'look'>, tell: Telling): void {
  const { table } = draft;
  const { seat, count } = frame;
  if (frame.pile === null) {
    const open = table.piles.filter((pile) => pile.draw.length > 0);
    if (open.length === 0) draft.agenda.pop();
    else if (table.piles.length === 1) lookInto(draft, frame, 0, tell);
    else ask(draft, seat, 'hidden.view', { kind: 'look', count });
    return;
  }
  draft.agenda.pop();
  const pile = pileFor(table, frame.pile);
  const cards = topOf(pile, count);
  if (cards.length > 1) ask(draft, seat, 'hidden.view', { kind: 'order', pile: pile.name, cards: cards.slice() });
}

export function lookInto(draft: Match, frame: FrameOf<'look'>, index: number, tell: Telling): void {
  const { seat, count } = frame;
  const pile = pileFor(draft.table, index);
  const cards = topOf(pile, count);
  frame.pile = index;
  pile.known[seat] = Math.max(pile.known[seat] ?? 0, cards.length);
  tell.split(
    seatsOf(seat),
    'hidden.view',
    { type: 'looked', seat, pile: pile.name, cards: cards.slice() },
    { type: 'lookedUnseen', seat, pile: pile.name, count: cards.length },
  );
}

/** The top first. */
const topOf = ({ draw }: Pile, count: number) => draw.slice(-count).toReversed();
