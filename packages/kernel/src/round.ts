import { listSeats, NOBODY, type Seat, type Seats } from './seats.ts';
import type { Ask, Manner, State, Types, Wait, Wish } from './types.ts';

/**
 * Puts a question to a seat. What one run of a frame asks is a round: it ends when nothing is left that play waits for.
 */
export function ask<T extends Types>(
  draft: State<T>,
  seat: Seat,
  rule: T['Rule'],
  question: T['Question'],
  { wait = 'answer', seal = null, isLaidInSight = false, fellows = NOBODY }: Manner<T> = USUAL,
): void {
  draft.asks.push({ id: nextId(draft, seat), seat, rule, question, wait, seal, isLaidInSight, fellows });
}

const USUAL: Manner<never> = {};

/** Puts one question to several seats: whoever is first answers for all. */
export function askAny<T extends Types>(
  draft: State<T>,
  seats: Seats,
  rule: T['Rule'],
  question: T['Question'],
  wait: Wait = 'answer',
): void {
  for (const seat of listSeats(seats)) ask(draft, seat, rule, question, { wait, fellows: seats });
}

function nextId<T extends Types>({ asked }: State<T>, seat: Seat): number {
  const id = asked[seat] ?? 0;
  asked[seat] = id + 1;
  return id;
}

/** Whom play waits for, in the order in which they were asked. Everybody who wants to know asks here. */
export function pending<T extends Types>({ asks }: Pick<State<T>, 'asks'>): readonly Ask<T>[] {
  return asks.some(isAside) ? asks.filter((asked) => !isAside(asked)) : asks;
}

/** Of those whom play waits for, whoever was asked first. */
export function firstPending<T extends Types>({ asks }: Pick<State<T>, 'asks'>): Ask<T> | undefined {
  for (const asked of asks) if (!isAside(asked)) return asked;
  return undefined;
}

/** Nobody waits for it. */
export const isAside = ({ wait }: { readonly wait: Wait }): boolean => wait === 'none';

/**
 * The secret answers that were collected for the innermost frame, until it takes them up one by one, in whatever order
 * it wants.
 */
export function wishesOf<T extends Types>({ wishes, agenda }: State<T>): readonly Wish<T>[] {
  if (wishes.length === 0) return NONE;
  const own: Wish<T>[] = [];
  for (const wish of wishes) if (wish.depth === agenda.length) own.push(wish);
  return own;
}

const NONE: readonly never[] = [];

export function takeUp<T extends Types>(draft: State<T>, wish: Wish<T>): void {
  dropAt(draft.wishes, draft.wishes.indexOf(wish));
}

/** All that are left for the innermost frame, with nothing done about them. */
export function takeUpAll<T extends Types>(draft: State<T>): void {
  const { wishes, agenda } = draft;
  for (let at = wishes.length - 1; at >= 0; at--) if (wishes[at]?.depth === agenda.length) dropAt(wishes, at);
}

/** What `splice` does, without a list of what was taken out: answers are taken out of these lists all the time. */
export function dropAt<X>(list: X[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as X; // it is within the list
  list.pop();
}

/** Whoever was first has answered for them all. */
export function dropFellows<T extends Types>(asks: Ask<T>[], fellows: Seats): void {
  for (let at = asks.length - 1; at >= 0; at--) if (asks[at]?.fellows === fellows) dropAt(asks, at);
}

/** The list keeps its room, which it needs again with the next question. */
export function dropAll(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Whether play waits for anybody. */
export const isHeld = <T extends Types>(state: State<T>): boolean => firstPending(state) !== undefined;

/** Asides lapse, and the secret answers become wishes of the frame that asked, in the order of the seats. */
export function endRound<T extends Types>({ asks, sealed, wishes, agenda }: State<T>): void {
  dropAll(asks);
  if (sealed.length === 0) return;
  const first = wishes.length;
  for (const { ask: asked, action } of sealed) {
    let at = wishes.length;
    for (; at > first && isBefore(asked, wishes[at - 1]?.ask); at--) wishes[at] = wishes[at - 1] as Wish<T>;
    wishes[at] = { ask: asked, action, depth: agenda.length };
  }
  dropAll(sealed);
}

const isBefore = <T extends Types>(x: Ask<T>, y: Ask<T> | undefined): boolean =>
  y !== undefined && (x.seat === y.seat ? x.id < y.id : x.seat < y.seat);

export function endMatch<T extends Types>(draft: State<T>): void {
  draft.asks = [];
  draft.sealed = [];
  draft.wishes = [];
}
