import { type Seat, type State, seatsOf, type Tell } from '@questhall/kernel';
import type { Rule } from './rulebook/index.ts';
import type { DungeonQuest, Event } from './types/index.ts';

/** Alone at a table there is nobody to hide from: whoever looks on sees what the only player sees. */
export const eyesOf = ({ seats }: Pick<State<DungeonQuest>, 'seats'>, seat: Seat): Seat => (seats === 1 ? 0 : seat);

/** What one seat learns, and what the others see of it. */
export function confide(
  { seats }: Pick<State<DungeonQuest>, 'seats'>,
  tell: Tell<DungeonQuest>,
  seat: Seat,
  rule: Rule,
  [secret, open]: readonly [secret: Event, open: Event],
): void {
  if (seats === 1) tell.all(rule, secret);
  else tell.split(seatsOf(seat), rule, secret, open);
}
