import type { DieShown } from '@questhall/facets';
import { readDie, readTest } from '../queries/results.ts';
import type { Event, View } from '../types/index.ts';

/** The dice that an event shows, good where they do not hurt the hero; null for what shows none. */
export function diceIn(event: Event, { test }: View): readonly DieShown[] | null {
  if (event.type !== 'rolled' && event.type !== 'rerolled') return null;
  const [face = 0] = event.dice;
  const { hero } = test === null ? readDie(face) : readTest(event.dice, test.value, 0);
  return event.dice.map((die) => ({ face: 'number', text: String(die), isGood: hero === 0 }));
}
