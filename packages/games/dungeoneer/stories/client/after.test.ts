import { fixed, SPECTATOR } from '@questhall/kernel';
import { apart, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import type { Event, Question, View } from '../../src/types/index.ts';
import { TABLES, watch } from './watched.ts';

const MOVES = 900;

/** A move, as one seat heard of it. */
interface Heard {
  readonly before: View;
  readonly now: View;
  readonly question: Question;
  readonly told: readonly Event[];
}

const has = ({ told }: Heard, ...types: readonly Event['type'][]): boolean =>
  told.some(({ type }) => types.includes(type));

const ALWAYS = (): boolean => true;

/** What no event tells, each with the reason why nobody misses it on a table. */
const UNTOLD: readonly { readonly why: string; readonly path: RegExp; readonly when: (heard: Heard) => boolean }[] = [
  { why: 'windows open and close without a word', path: /^(windows|deeds|list)\b/, when: ALWAYS },
  { why: 'what is about to happen is seen when somebody is asked', path: /^(bane|threat|wounds)\b/, when: ALWAYS },
  { why: 'how often somebody explored is for the rules', path: /^explored/, when: ALWAYS },
  {
    why: 'who has earned what in a fight is told when it is given',
    path: /^strikes\.\d+\.(dealt|earned|woundedBy|hasBestCounter|hasBestAttack|isVain)/,
    when: ALWAYS,
  },
  { why: 'how a Quest monster attacks is told with its dice', path: /^strikes/, when: isLed },
  {
    why: 'points are lost at the end of a turn',
    path: /^heroes\.\d+\.points/,
    when: ({ now }) => now.phase === 'draw',
  },
  { why: 'what holds a hero is told when he rises', path: /^heroes\.\d+\.mud/, when: ALWAYS },
  {
    why: 'an ability that pays for a challenge',
    path: /^heroes\.\d+\.used/,
    when: (heard) => has(heard, 'challenged'),
  },
  {
    why: 'a view does not say whose it is, so a card goes to no hand before all is told',
    path: /^hand\b/,
    when: (heard) => has(heard, 'stowed', 'returned'),
  },
  { why: 'a collar is put on unseen', path: /^heroes\.\d+\.readied/, when: (heard) => has(heard, 'tamed') },
  {
    why: 'what becomes of the Quests of somebody who has fallen',
    path: /^(progress|stray|spare|round|active|phase)\b/,
    when: (heard) => has(heard, 'defeated', 'questsBuried'),
  },
  { why: 'a new hero takes up what the old one left', path: /^spare/, when: (heard) => has(heard, 'reborn') },
  { why: 'the cards that a new grade replaces', path: /^gone/, when: (heard) => has(heard, 'gradeChanged') },
  { why: 'the last card of a deck that fits nowhere', path: /^placing/, when: (heard) => has(heard, 'closedUp') },
];

function isLed({ before, question, now }: Heard): boolean {
  return question.kind === 'lead' || [...before.strikes, ...now.strikes].some(({ quest }) => quest !== null);
}

const isTold = (heard: Heard, path: string): boolean =>
  !UNTOLD.some((untold) => untold.path.test(path) && untold.when(heard));

test.each(TABLES)(
  '%o, %i seats: what is told makes the next view of the last one, for every seat and for a spectator',
  (...table) => {
    for (let game = 1; game <= effort(1); game++)
      for (const { ask, action, before, now, told: tell } of watch(table, `after ${game}`, MOVES))
        for (const [at, { view }] of before.entries()) {
          const seat = at === before.length - 1 ? SPECTATOR : at;
          const next = now[at]?.view ?? expect.fail('nobody looked');
          const told = tell(seat);
          const heard: Heard = { before: view, now: next, question: ask.question, told };
          const folded = told.reduce(after, fixed(view)); // no view is written on the way
          const wrong = apart(folded, next).filter((path) => isTold(heard, path));
          const what = `seat ${seat}, ${JSON.stringify(action)}: ${told.map(({ type }) => type).join()}`;
          expect(wrong, what).toEqual([]);
        }
  },
  60_000,
);
