import { everyone, seatsOf } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { digest } from '../../src/client/digest.ts';
import type { Event } from '../../src/types/index.ts';
import { FIGHTER, FOE } from '../cast.ts';
import { sq } from '../scene.ts';
import { TABLES, watch } from './watched.ts';

const told = (...events: readonly Event[]) =>
  events.map((event) => ({ to: everyone(3), rule: 'turn.end-order', event }) as const);

const eventsIn = (...events: readonly Event[]): readonly Event[] => digest(told(...events)).map(({ event }) => event);

test('a walk of several steps is one, and so is what is bought again', () => {
  const step = (x: number): Event => ({ type: 'walked', who: FIGHTER, path: [sq(x, 0)] });
  expect(eventsIn(step(1), step(2), step(3))).toEqual([
    { type: 'walked', who: FIGHTER, path: [sq(1, 0), sq(2, 0), sq(3, 0)] },
  ]);
  const aim = (surges: number): Event => ({
    type: 'used',
    who: FIGHTER,
    activator: 'aim',
    cost: 1,
    surges,
    targets: [],
  });
  expect(eventsIn(aim(2), aim(1))).toEqual([{ ...aim(1), cost: 2 }]);
  expect(eventsIn(aim(2), { ...aim(1), who: FOE } as Event)).toHaveLength(2);
});

test('what somebody leaves to others is not joined with what all are told', () => {
  const [one] = told({ type: 'turnEnded', who: FIGHTER });
  const [other] = told({ type: 'turnBegan', who: FOE });
  if (one === undefined || other === undefined) return;
  expect(digest([{ ...one, to: seatsOf(1) }, other])).toHaveLength(2);
  expect(digest([one, other])).toEqual([other]);
});

test('who dies has lost what it had, and its Purse is told with it', () => {
  const died: Event = {
    ...{ type: 'died', monster: FOE, record: 'orc-raider', number: 1, at: sq(1, 1) },
    ...{ purse: 5, bounty: 0 },
  };
  const harmed: Event = {
    ...{ type: 'harmed', who: FOE, by: FIGHTER, how: 'attack', amount: 3, armored: 0, reflected: 0, shielded: 0 },
    ...{ loss: 3, hitpoints: 0, shield: 0, reflect: 0 },
  };
  expect(eventsIn(harmed, died, { type: 'crownsWon', crowns: 5, purse: 5 })).toEqual([died]);
});

test('nothing is made up, and what comes last is always told', () => {
  for (const { events } of watch(TABLES[0] ?? { seats: 1 }, 'fast:digest', 'sound', effort(200))) {
    const kinds = eventsIn(...events).map(({ type }) => type);
    expect(kinds.length).toBeLessThanOrEqual(events.length);
    for (const kind of kinds) expect(events.map(({ type }) => type)).toContain(kind);
    if (events.length > 0) expect(kinds.length).toBeGreaterThan(0);
  }
});
