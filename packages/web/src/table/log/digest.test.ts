import type { Sight, Told, Types } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { GameUi } from '../game/ui.ts';
import type { Logged } from '../store/log-lines.ts';
import { digested } from './digest.ts';

/** A game in which somebody walks and others come. */
interface Walk extends Types {
  Event: { type: 'stepped'; steps: number } | { type: 'came'; who: string };
  View: { readonly here: readonly string[] };
}

const step: Told<Walk> = { to: 1, rule: 'walk', event: { type: 'stepped', steps: 1 } };
const came = (who: string): Told<Walk> => ({ to: 1, rule: 'walk', event: { type: 'came', who } });

/** Steps in a row are one walk. */
const digest = (told: readonly Told<Walk>[]): readonly Told<Walk>[] => {
  const lines: Told<Walk>[] = [];
  for (const one of told) {
    const last = lines.at(-1);
    if (last?.event.type === 'stepped' && one.event.type === 'stepped')
      lines[lines.length - 1] = { ...last, event: { type: 'stepped', steps: last.event.steps + 1 } };
    else lines.push(one);
  }
  return lines;
};

const ui = { client: { digest } } as unknown as GameUi<Walk>; // nothing else of it is asked for
const seeing = (...here: readonly string[]): Sight<Walk> => ({
  ...{ seat: 0, clock: 1, outcome: null, waitingFor: 1, sealedBy: 0, asks: [], view: { here } },
});

test('a line is worded by what was seen when it came about, though others of its move became one', () => {
  const [orc, elf] = [came('orc'), came('elf')];
  const log: readonly Logged<Walk>[] = [
    { at: 0, clock: 1, told: step, sight: seeing() },
    { at: 1, clock: 1, told: { ...step }, sight: seeing() },
    { at: 2, clock: 1, told: orc, sight: seeing('orc') },
    { at: 3, clock: 1, told: elf, sight: seeing('orc', 'elf') },
    { at: 4, clock: 2, told: { ...step }, sight: seeing('orc', 'elf') },
  ];
  expect(digested(ui, log).map(({ told: { event }, sight }) => [event.type, ...sight.view.here])).toEqual([
    ['stepped'],
    ['came', 'orc'],
    ['came', 'orc', 'elf'],
    ['stepped', 'orc', 'elf'],
  ]);
});
