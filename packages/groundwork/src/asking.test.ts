import type { Ask, State } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { findFrame, topFrame } from './agenda.ts';
import { fromLists, neverAsked, notNow } from './asking.ts';
import { broken, isAsked, law, ofAskedIn } from './laws.ts';

interface Inn {
  Options: object;
  Table: { guests: number[] };
  View: object;
  Frame: { kind: 'evening'; round: number } | { kind: 'meal'; course: string };
  Question: { kind: 'room'; free: readonly number[] } | { kind: 'bill'; sum: number };
  Action: { type: 'take'; room: number } | { type: 'pay' };
  Event: { type: 'taken' };
  Rule: 'inn.one-room' | 'inn.pay';
}

const room = (free: readonly number[]): Ask<Inn> => neverAsked(-1, 0, 'inn.one-room', { kind: 'room', free });
const bill = (sum: number): Ask<Inn> => neverAsked(-1, 1, 'inn.pay', { kind: 'bill', sum });
const asking = (...asks: readonly Ask<Inn>[]) => ({ asks, agenda: [] }) as unknown as State<Inn>; // no more is looked at

describe('what is going on', () => {
  const agenda: Inn['Frame'][] = [
    { kind: 'evening', round: 1 },
    { kind: 'meal', course: 'soup' },
    { kind: 'meal', course: 'cake' },
  ];

  test('is the innermost frame, or nothing is to be done in it', () => {
    expect(topFrame({ agenda }, 'meal').course).toBe('cake');
    expect(() => topFrame({ agenda }, 'evening')).toThrow('evening is not what is going on');
  });

  test('is found by its kind, the innermost first', () => {
    expect(findFrame({ agenda }, 'meal')?.course).toBe('cake');
    expect(findFrame({ agenda }, 'evening')?.round).toBe(1);
    expect(findFrame({ agenda: agenda.slice(1) }, 'evening')).toBeNull();
  });
});

describe('a choice from a list', () => {
  const take = fromLists<Inn>()<'take', number>(
    (question) => (question.kind === 'room' ? question.free : null),
    ({ room: taken }) => taken,
    (free) => ({ type: 'take', room: free }),
    ({ table }, _asked, { room: taken }) => table.guests.push(taken),
    () => 'inn.one-room',
  );
  const state = asking();

  test('offers what is on it, and nothing else will do', () => {
    expect(take.propose(state, room([2, 5]))).toEqual([
      { type: 'take', room: 2 },
      { type: 'take', room: 5 },
    ]);
    expect(take.judge(state, room([2, 5]), { type: 'take', room: 5 })).toBeNull();
    expect(take.judge(state, room([2, 5]), { type: 'take', room: 3 })).toEqual({
      rule: 'inn.one-room',
      facts: { chosen: 3 },
    });
  });

  test('is refused by the rule that asks where something else is asked', () => {
    expect(take.propose(state, bill(3))).toEqual([]);
    expect(take.judge(state, bill(3), { type: 'take', room: 5 })).toEqual(notNow(bill(3)));
    expect(notNow(bill(3))).toEqual({ rule: 'inn.pay', facts: { asked: 'bill' } });
  });
});

describe('laws', () => {
  const isFair = ofAskedIn<Inn>()('bill', ({ sum }) => sum > 0);

  test('speak of whatever is asked, and of nothing else', () => {
    expect(isFair(asking(bill(3), room([])))).toBe(true);
    expect(isFair(asking(bill(3), bill(0)))).toBe(false);
    expect(isAsked(asking(room([])), 'bill')).toBe(false);
    expect(isAsked(asking(room([]), bill(3)), 'bill')).toBe(true);
  });

  test('that are broken are told with their rule, if they have one', () => {
    const laws = [law('inn.pay', isFair, 'a bill of nothing'), law(null, () => false, 'nobody is in')];
    expect(broken(laws, asking(bill(0)))).toEqual(['inn.pay: a bill of nothing', 'nobody is in']);
    expect(broken(laws, asking(bill(1)))).toEqual(['nobody is in']);
  });
});
