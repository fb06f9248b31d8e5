import { type Seat, seatsOf, shuffle } from '@questhall/kernel';
import { adventureOf, type CardId, GRADES, type Grade } from '../content/index.ts';
import { maxLife } from '../queries/scores.ts';
import { handOf, heroOf, isActive, type Match, type Telling, takeFrom } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Beast, Mud, Pile, PileName, Table } from '../types/index.ts';

/** More or less Glory or Peril; it never falls below nothing. [comp.tracker-no-maximum] */
export function change(draft: Match, seat: Seat, what: 'glory' | 'peril', by: number, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  const before = hero[what];
  hero[what] = Math.max(0, before + by);
  if (hero[what] !== before) tell.all(rule, { type: what, seat, by: hero[what] - before, now: hero[what] });
}

/** A cost is paid in full, or it was no legal choice. */
export function pay(
  draft: Match,
  seat: Seat,
  what: 'glory' | 'peril',
  amount: number,
  rule: Rule,
  tell: Telling,
): void {
  if (amount === 0) return;
  const hero = heroOf(draft.table, seat);
  if (hero[what] < amount) throw new Error(`seat ${seat} cannot pay ${amount} ${what}`);
  hero[what] -= amount;
  tell.all(rule, { type: 'paid', seat, what, amount, now: hero[what] });
}

/** A current point in one's own turn, the saved one otherwise; a bonus point first, where it will do. */
export function spendPoints(
  draft: Match,
  seat: Seat,
  amount: number,
  rule: Rule,
  tell: Telling,
  isForMoving = false,
): void {
  const hero = heroOf(draft.table, seat);
  for (let left = amount; left > 0; left--) {
    if (hero.bonus > 0 && !isForMoving) {
      hero.bonus -= 1;
      tell.all(rule, { type: 'paid', seat, what: 'bonus', amount: 1, now: hero.bonus });
    } else if (isActive(draft, seat)) {
      if (hero.points === 0) throw new Error(`seat ${seat} has no movement point`);
      hero.points -= 1;
      tell.all(rule, { type: 'paid', seat, what: 'points', amount: 1, now: hero.points });
    } else {
      if (!hero.hasSaved) throw new Error(`seat ${seat} has no saved movement point`);
      hero.hasSaved = false;
      tell.all('draw.saved-mp-removed', { type: 'paid', seat, what: 'saved', amount: 1, now: 0 });
    }
  }
}

export function gainPoints(draft: Match, seat: Seat, by: number, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  hero.points += by;
  tell.all(rule, { type: 'points', seat, by, now: hero.points });
}

export function heal(draft: Match, seat: Seat, by: number, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  const before = hero.life;
  hero.life = Math.min(maxLife(hero), before + by);
  if (hero.life > before) tell.all(rule, { type: 'healed', seat, by: hero.life - before, life: hero.life });
}

export function tip(draft: Match, seat: Seat, mud: Mud | null, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  if (mud !== null) hero.mud = mud; // asked for also of a hero who lay there already
  if (hero.isTipped) return;
  hero.isTipped = true;
  tell.all(rule, { type: 'tipped', seat });
}

export function untip(draft: Match, seat: Seat, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  if (!hero.isTipped) return;
  hero.isTipped = false;
  hero.mud = null;
  tell.all(rule, { type: 'untipped', seat });
}

/** The deck that a card belongs to. [combine.glory-and-peril-decks] */
function pileOf({ piles }: Table, card: CardId): Pile {
  const { kind } = adventureOf(card);
  const name: PileName = kind === 'boon' || kind === 'treasure' ? 'glory' : 'peril';
  const pile = piles.find((one) => one.name === 'all' || one.name === name);
  if (pile === undefined) throw new Error('there is no Adventure deck');
  return pile;
}

const isPast = (grade: Grade, now: Grade): boolean => GRADES.indexOf(grade) < GRADES.indexOf(now);

/** Of a grade that was replaced a card leaves the game. [combine.legendary-arrives] */
export function discard(draft: Match, seat: Seat | null, card: CardId, rule: Rule, tell: Telling): void {
  const { table } = draft;
  if (isPast(adventureOf(card).grade, table.grade)) {
    table.gone.push(card);
    tell.all('combine.legendary-arrives', { type: 'leftTheGame', card });
    return;
  }
  pileOf(table, card).discard.push(card);
  tell.all(rule, { type: 'discarded', seat, card });
}

/** A monster goes, and all that is attached to it. [dur.attachment-follows-host] */
export function discardBeast(
  draft: Match,
  seat: Seat | null,
  { card, attached }: Pick<Beast, 'card' | 'attached'>,
  rule: Rule,
  tell: Telling,
): void {
  discard(draft, seat, card, rule, tell);
  dropAttachments(draft, attached, tell);
}

export function dropAttachments(draft: Match, attached: readonly CardId[], tell: Telling): void {
  for (const card of attached) discard(draft, null, card, 'dur.attachment-follows-host', tell);
}

/** A card leaves the hand; nobody has to remember it any more. */
export function takeFromHand({ table }: Match, seat: Seat, card: CardId): void {
  takeFrom(handOf(table, seat), card);
  const { known } = heroOf(table, seat);
  if (known.includes(card)) takeFrom(known, card);
}

/** Everybody has seen the card on its way. [hidden.known-cards] */
export function takeToHand({ table }: Match, seat: Seat, card: CardId): void {
  handOf(table, seat).push(card);
  heroOf(table, seat).known.push(card);
}

/** When a deck is empty its discard pile becomes the new one. [draw.reshuffle] */
function refill(draft: Match, pile: Pile, tell: Telling): void {
  if (pile.draw.length > 0 || pile.discard.length === 0) return;
  pile.draw = pile.discard;
  pile.discard = [];
  pile.known = pile.known.map(() => 0);
  shuffle(draft.rng, pile.draw);
  tell.all('draw.reshuffle', { type: 'reshuffled', pile: pile.name });
}

export const isExhausted = ({ draw, discard: laid }: Pile): boolean => draw.length + laid.length === 0;

export function drawFrom(draft: Match, seat: Seat, pile: Pile, rule: Rule, tell: Telling): void {
  refill(draft, pile, tell);
  const card = pile.draw.pop();
  if (card === undefined) return;
  pile.known = pile.known.map((count) => Math.max(0, count - 1));
  handOf(draft.table, seat).push(card);
  const { name } = pile;
  tell.split(seatsOf(seat), rule, { type: 'drew', seat, card, pile: name }, { type: 'drewUnseen', seat, pile: name });
}
