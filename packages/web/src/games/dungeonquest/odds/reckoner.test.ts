import { expect, test } from 'vitest';
import type { Reckoned, Wanted } from './reckon.ts';
import { Reckoner } from './reckoner.ts';

/** A worker that answers when it is told to. */
function slowWorker() {
  const asked: unknown[] = [];
  let hear = (_event: { readonly data: unknown }): void => {};
  return {
    asked,
    answer: (data: Reckoned): void => hear({ data }),
    port: {
      postMessage: (message: unknown): void => void asked.push(message),
      addEventListener: (_type: 'message', listener: typeof hear): void => {
        hear = listener;
      },
    },
  };
}

const wantedOf = (round: number): Wanted =>
  ({ view: { round }, ask: null, offers: [], isRolling: false }) as unknown as Wanted; // only handed on
const reckoned: Reckoned = { isTooLong: false, isMean: false, fight: null, answers: null, mixes: null };

test('while a worker is busy only the newest question waits, and a late answer is not told', () => {
  const { asked, answer, port } = slowWorker();
  const told: Reckoned[] = [];
  const reckoner = new Reckoner<Wanted, Reckoned>(port, (one) => told.push(one));
  for (const round of [1, 2, 3]) reckoner.want(wantedOf(round));
  expect(asked).toEqual([wantedOf(1)]);
  answer(reckoned);
  expect(told).toEqual([]);
  expect(asked).toEqual([wantedOf(1), wantedOf(3)]);
  answer(reckoned);
  expect(told).toEqual([reckoned]);
});

test('when nothing is wanted any more, an answer under way is forgotten', () => {
  const { asked, answer, port } = slowWorker();
  const told: Reckoned[] = [];
  const reckoner = new Reckoner<Wanted, Reckoned>(port, (one) => told.push(one));
  reckoner.want(wantedOf(1));
  reckoner.want(null);
  answer(reckoned);
  expect(told).toEqual([]);
  expect(asked).toHaveLength(1);
});
