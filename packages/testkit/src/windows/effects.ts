import type { Seat } from '@questhall/kernel';
import { type CardId, cardOf, triedBy } from './cards.ts';
import { makeStrike } from './challenges.ts';
import { activeOf, type Draft, heal, heroOf, innermost, type Telling, turnOf } from './pieces.ts';
import type { Rule } from './rulebook.ts';
import type { Strike } from './types.ts';

/** By which rule a card or an ability works. */
export function ruleFor(card: CardId): Rule {
  const { class: kind, time } = cardOf(card);
  switch (kind) {
    case 'ability':
      return 'act.once';
    case 'boon':
      return time === 'response' ? 'act.response-card' : 'act.anytime-card';
    case 'treasure':
      return 'act.activate-readied';
    case 'bane':
      return 'lord.own-turn';
    case 'encounter':
      return 'time.anytime-encounter';
  }
}

/** What a card or an ability does when its turn has come and it is paid. */
export function workEffect(draft: Draft, seat: Seat, card: CardId, at: number | null, tell: Telling): void {
  const { effect, amount } = cardOf(card);
  const strike = draft.table.strikes[at ?? -1];
  switch (effect) {
    case 'heal':
      heal(draft, seat, amount, ruleFor(card), tell);
      break;
    case 'warp':
      warp(draft, seat, at ?? 0, tell);
      break;
    case 'repel':
      if (strike !== undefined) repel(draft, strike, tell);
      break;
    case 'counter':
      if (strike !== undefined) strike.counterMore += amount;
      break;
    case 'slip':
      if (strike !== undefined) strike.attackMore -= amount;
      break;
    case 'bestOfTwo':
      takeCare(draft, strike);
      break;
    case 'spare':
      spare(draft);
      break;
    case 'tip':
      setTrap(draft, seat, card);
      break;
    case 'rob':
    case 'wound':
      throw new Error(`${card} is no act`);
  }
}

/** In the own turn a warp is an entry. On arrival it cuts short the one that runs, and takes its place. */
function warp(draft: Draft, seat: Seat, space: number, tell: Telling): void {
  const { agenda } = draft;
  heroOf(draft.table, seat).space = space;
  tell.all('fx.warp-is-entry', { type: 'warped', seat, space });
  if (seat !== activeOf(draft)) return;
  const top = agenda.at(-1);
  if (top?.kind === 'window' && top.window === 'arrived') agenda.splice(-2);
  enter(draft, seat, space);
}

/** Whatever happens on the way, `entered` opens once, when nothing else runs any more. */
export function enter(draft: Draft, seat: Seat, space: number): void {
  turnOf(draft).owed = 'entered';
  draft.agenda.push({ kind: 'entry', seat, space, stage: 'collect' });
}

function repel({ table }: Draft, strike: Strike, tell: Telling): void {
  if (strike.card === null) return;
  strike.isOver = true;
  table.discard.push(strike.card);
  tell.all('act.response-card', { type: 'repelled', card: strike.card });
}

/** The roll it is for is the coming threat, or else the die of this attack. */
function takeCare(draft: Draft, strike: Strike | undefined): void {
  const threat = innermost(draft, 'threat');
  if (strike !== undefined) strike.isBestOfTwo = true;
  else if (threat !== null) threat.isBestOfTwo = true;
}

function spare(draft: Draft): void {
  const wounds = innermost(draft, 'wounds');
  if (wounds !== null) wounds.isSpared = true;
}

/** A combat of its own with one card. */
function setTrap(draft: Draft, seat: Seat, card: CardId): void {
  const { table, agenda } = draft;
  const hero = activeOf(draft);
  const from = table.strikes.length;
  const form = triedBy(card) ?? 'speed';
  table.strikes.push(makeStrike({ card, by: seat, hero, foe: null, space: heroOf(table, hero).space, form }));
  agenda.push({ kind: 'combat', from, stage: 'response', at: from, isAnswer: false });
}
