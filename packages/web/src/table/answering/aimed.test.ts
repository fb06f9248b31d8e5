import type { Ask, Sight, Types } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { aimedIn } from './aimed.ts';

const ASK = { id: 1 } as Ask<Types>; // nothing of it is looked at
const SIGHT = { view: {} } as Sight<Types>;
const offer = (...places: readonly string[]): Types['Action'] & { readonly places: readonly string[] } => ({
  type: 'x',
  places,
});

test('what has a place of its own is aimed; what shares it, or has none, must be chosen by its words', () => {
  const [there, here, alsoHere, nowhere] = [offer('square:1'), offer('figure:2'), offer('figure:2'), offer()];
  const offers = [there, here, alsoHere, nowhere].flatMap((one) => one ?? []);
  const placesOf = (action: Types['Action']): readonly string[] => offers.find((one) => one === action)?.places ?? [];
  expect([...aimedIn({ placesOf }, { ask: ASK, offers }, SIGHT)]).toEqual([there]);
  expect(aimedIn({}, { ask: ASK, offers }, SIGHT).size).toBe(0);
});
