import { differences } from '@questhall/testkit';
import { expect } from 'vitest';
import { crystalExpedition } from '../../src/game.ts';
import type { Watched } from '../client/watched.ts';
import { oracle } from './oracle.ts';

/**
 * What is told of every answer accounts for all that happens, and no law is broken by it. What a story has
 * arranged has not come about by itself: it is spared the laws of how many dungeons and visits there are.
 */
export function expectAccounted(watched: Iterable<Watched>, name: string, isArranged = false): void {
  let account: { facts: Map<string, string>; memory: Map<string, string> } | null = null;
  for (const { state, action, told, after } of watched) {
    account ??= { facts: new Map(oracle.read(state)), memory: new Map() };
    for (const one of told) oracle.retell(account, one, after);
    const wrong = [
      ...differences(oracle, account, after),
      ...(oracle.wrong?.(account, after) ?? []),
      ...crystalExpedition.laws(after).filter((law) => !(isArranged && /^(?:dungeon|town)\./.test(law))),
    ];
    const events = () => JSON.stringify(told.map(({ event }) => event)).slice(0, 1500);
    expect(wrong, wrong.length === 0 ? name : `${name}: ${JSON.stringify(action)} ${events()}`).toEqual([]);
  }
}
