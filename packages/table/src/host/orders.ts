import type { Order, Rules } from '@questhall/facets';
import { type Ask, legal, type Seat, type Sight, type State, sight, type Types } from '@questhall/kernel';
import type { Sitter } from '@questhall/wire';

// A standing order is kept as a text: its name and, behind a space, what its game remembers of it.

export const orderName = (kept: string): string => kept.split(' ', 1)[0] ?? kept;

const noteOf = (kept: string): string => kept.slice(orderName(kept).length + 1);

const written = (name: string, note: string): string => (note === '' ? name : `${name} ${note}`);

type Known<T extends Types> = Pick<Rules<T>, 'orders'>;
type Played<T extends Types> = Pick<Rules<T>, 'orders' | 'game' | 'isVain'>;

const orderOf = <T extends Types>({ orders }: Known<T>, kept: string): Order<T> | undefined =>
  Object.hasOwn(orders ?? {}, orderName(kept)) ? orders?.[orderName(kept)] : undefined;

/** What people begin with, before anybody has given any order. */
export const firstOrders = <T extends Types>({ orders }: Known<T>, { kind }: Sitter): readonly string[] =>
  kind === 'person'
    ? Object.entries(orders ?? {}).flatMap(([name, order]) => (order.isInitial === true ? [name] : []))
    : [];

/** Whether one of the orders holds the others back. */
const isPaused = <T extends Types>(rules: Known<T>, kept: readonly string[]): boolean =>
  kept.some((one) => orderOf(rules, one)?.isPause === true);

/** What a seat sees when its orders are looked at: of questions only those that leave it something to decide. */
function reaching<T extends Types>(rules: Played<T>, state: State<T>, seat: Seat, kept: readonly string[]): Sight<T> {
  const seen = sight(rules.game, state, seat);
  return { ...seen, asks: seen.asks.filter((ask) => !isIdle(rules, state, ask, kept, seen)) };
}

/** Passing is all that can be done, or all that would change anything for the seat. */
function isIdle<T extends Types>(
  rules: Played<T>,
  state: State<T>,
  ask: Ask<T>,
  kept: readonly string[],
  seen: Sight<T>,
): boolean {
  if (ask.wait !== 'pass') return false;
  const { game, isVain } = rules;
  const offers = legal(game, state, ask);
  if (offers.length === 1) return true;
  return isVain !== undefined && !isPaused(rules, kept) && offers.every((action) => isVain(action, seen));
}

/** An order as it is given now. */
export const givenNow = <T extends Types>(
  rules: Played<T>,
  name: string,
  state: State<T>,
  seat: Seat,
  kept: readonly string[],
): string => written(name, orderOf(rules, name)?.begins?.(reaching(rules, state, seat, kept)) ?? '');

/** What is left of the orders of a seat after something has happened, and what they remember now. */
export function ordersAfter<T extends Types>(
  rules: Played<T>,
  kept: readonly string[],
  state: State<T>,
  seat: Seat,
): readonly string[] {
  if (kept.every((one) => orderOf(rules, one)?.goesOn === undefined)) return kept;
  const seen = reaching(rules, state, seat, kept);
  return kept.flatMap((one) => {
    const order = orderOf(rules, one);
    if (order?.goesOn === undefined) return [one];
    const note = order.goesOn(noteOf(one), seen);
    return note === null ? [] : [written(orderName(one), note)];
  });
}

/** Whether a seat passes at this question: an order covers it, and none holds the others back. */
export const isCovered = <T extends Types>(
  rules: Known<T>,
  kept: readonly string[],
  ask: Ask<T>,
  seen: Sight<T>,
): boolean =>
  !isPaused(rules, kept) && kept.some((one) => orderOf(rules, one)?.covers(ask, seen, noteOf(one)) === true);

/** Nothing to decide, or an order that covers it. What the others see of it is a pass like any other. */
export function isSpared<T extends Types>(
  rules: Played<T>,
  state: State<T>,
  ask: Ask<T>,
  kept: readonly string[],
): boolean {
  if (ask.wait !== 'pass') return false;
  const seen = sight(rules.game, state, ask.seat);
  return isIdle(rules, state, ask, kept, seen) || isCovered(rules, kept, ask, seen);
}
