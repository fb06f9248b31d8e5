import type { Ask, Sight, Types } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { ASKINGS, plainAnswer } from './plain.ts';

interface Game extends Types {
  Action: { type: 'end' | 'pass' };
}

const sight = { seat: 0, clock: 0, outcome: null, waitingFor: 1, sealedBy: 0, asks: [], view: {} } as Sight<Game>;
const asked = (id: number): { readonly ask: Ask<Game>; readonly offers: readonly Game['Action'][] } => ({
  ask: {
    ...{ id, seat: 0, rule: 'rule', question: { kind: 'turn' } },
    ...{ wait: 'answer', seal: null, isLaidInSight: false, fellows: 0 },
  },
  offers: [{ type: 'end' }, { type: 'pass' }],
});

const forced: Pick<Client<Game>, 'forced'> = { forced: () => ({ type: 'pass' }) };
const spent = (isSpent: boolean): Pick<Client<Game>, 'ending'> => ({
  ending: () => ({ action: { type: 'end' }, isSpent }),
});
const answers = (client: Pick<Client<Game>, 'forced' | 'ending'>, ...questions: readonly number[]): (string | null)[] =>
  ASKINGS.map((asking) => plainAnswer(client, asking, { sight, asked: questions.map(asked) })?.type ?? null);

test('what is forced is answered, a spent turn is ended, and only for those who want no more questions', () => {
  expect(answers(forced, 1)).toEqual(['pass', 'pass', null]);
  expect(answers(spent(true), 1)).toEqual(['end', null, null]);
  expect(answers({ ...forced, ...spent(true) }, 1)).toEqual(['pass', 'pass', null]);
});

test('everything else is for somebody to decide', () => {
  expect(answers(spent(false), 1)).toEqual([null, null, null]);
  expect(answers({}, 1)).toEqual([null, null, null]);
  expect(answers(forced)).toEqual([null, null, null]);
  expect(answers(forced, 1, 2)).toEqual([null, null, null]);
});
