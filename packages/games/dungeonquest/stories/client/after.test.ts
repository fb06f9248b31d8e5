import { fixed, SPECTATOR } from '@questhall/kernel';
import { apart, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import type { Event, View } from '../../src/types/index.ts';
import { TABLES, type Watched, watch } from './watched.ts';

/** A move, as one seat heard of it. */
interface Heard {
  readonly now: View;
  readonly told: readonly Event[];
}

const has = ({ told }: Heard, ...types: readonly Event['type'][]): boolean =>
  told.some(({ type }) => types.includes(type));

const isReshuffled = ({ told }: Heard): boolean => told.some(({ type }) => type === 'deckReshuffled');

const ALWAYS = (): boolean => true;

/** What no event tells, each with the reason why nobody misses it on a table. */
const UNTOLD: readonly { readonly why: string; readonly path: RegExp; readonly when: (heard: Heard) => boolean }[] = [
  { why: 'piles of tokens and Combat cards are not counted', path: /^(poolSize|combatDeckSize)\b/, when: ALWAYS },
  { why: 'what a monster tests', path: /^test/, when: (heard) => has(heard, 'monsterMet') },
  { why: 'how often somebody searched is for the rules', path: /^heroes\.\d+\.searches\b/, when: ALWAYS },
  {
    why: 'a card lies on its discards when it has done its work',
    path: /^keep\.(cards|decks\.\w+\.discards)/,
    when: ALWAYS,
  },
  { why: 'so many as have done their work', path: /^keep\.decks\.\w+\.left\b/, when: isReshuffled },
  {
    why: 'a card that is laid to flee with goes back into an empty deck before it is shown',
    path: /^power(DeckSize|Discards)/,
    when: isReshuffled,
  },
  {
    why: 'a view does not say whose it is before a hand is dealt',
    path: /^heroes\.\d+\.treasures: null, \[\]$/,
    when: (heard) => has(heard, 'heroTaken'),
  },
  {
    why: 'who looked through the stack knows how he has arranged it',
    path: /^keep\.peeked/,
    when: (heard) => has(heard, 'tilesArranged'),
  },
  {
    why: 'whoever takes a hero or a tower is seen when he is asked',
    path: /^(fighter|monsterSeat|keep\.trail)/,
    when: ({ now: { heroes, fighter, keep } }) =>
      keep?.sun === 0 || heroes[fighter]?.square === -1 || heroes[fighter] === null,
  },
];

/** What this pair of eyes is shown otherwise than it is, though it could have followed from what it heard. */
function amiss({ before, now, told }: Watched, eyes: number): readonly string[] {
  const [seen, next] = [before[eyes]?.view, now[eyes]?.view];
  if (seen === undefined || next === undefined) throw new Error('nobody looked');
  const events = told(eyes === before.length - 1 ? SPECTATOR : eyes);
  const heard: Heard = { now: next, told: events };
  const shown = events.reduce(after, fixed(seen)); // no view is written on the way
  return apart(shown, next).filter((path) => UNTOLD.every((untold) => !untold.path.test(path) || !untold.when(heard)));
}

test.each(TABLES)(
  '%o, %i seats: what is told makes the next view of the last one, for every seat and for a spectator',
  (...table) => {
    for (let game = 1; game <= effort(10); game++)
      for (const move of watch(table, `after ${game}`))
        for (const eyes of move.before.keys()) expect(amiss(move, eyes), JSON.stringify(move.action)).toEqual([]);
  },
  60_000,
);
