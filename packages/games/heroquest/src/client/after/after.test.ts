import { fixed } from '@questhall/kernel';
import { apart, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { houseOf, movesAtRandom, QUESTS } from '../../../stories/at-random.ts';
import type { Event, Question, View } from '../../types/index.ts';
import { after } from './index.ts';

const MOVES = 220;

/** A move, as one seat heard of it. */
interface Heard {
  readonly before: View;
  readonly question: Question;
  readonly told: readonly Event[];
}

const has = ({ told }: Heard, type: Event['type']): boolean => told.some((event) => event.type === type);

/** What no event tells, each with the reason why nobody misses it on a board. */
const UNTOLD: readonly { readonly why: string; readonly path: RegExp; readonly when: (heard: Heard) => boolean }[] = [
  { why: 'what the Talisman shows is looked up when it is asked for', path: /^lore/, when: () => true },
  { why: 'who may rise again is on no board', path: /^fallen|^monsters\.\d+\.home/, when: () => true },
  {
    why: 'whose turn goes on when somebody has been blown across the board',
    path: /^turn/,
    when: ({ question }) => question.kind === 'whisk',
  },
  {
    why: 'the captive’s turn follows the Genie’s without a word',
    path: /^turn|^allies\.\d+\.turns/,
    when: ({ question }) => question.kind === 'genie',
  },
  {
    why: 'what is in the heroes’ own chest lies in no view before it is opened',
    path: /^heroes\.\d+\.(gear|potions|artifacts|held|suit|mind|used)|^piles/,
    when: (heard) => has(heard, 'gearFound') || (has(heard, 'questEnded') && heard.before.isStripped),
  },
  {
    why: 'the Sand Glass is turned without a word',
    path: /^heroes\.\d+\.used/,
    when: ({ question }) => question.kind === 'again',
  },
  {
    why: 'where what lay under a falling block comes to lie',
    path: /^(piles|chests|heroes)\.\d+\.at/,
    when: (heard) => has(heard, 'blockFell'),
  },
  {
    why: 'that something is hidden is told before, and where it is to Zargon alone',
    path: /^lostArtifacts/,
    when: ({ question }) => question.kind === 'hide',
  },
];

const isTold = (heard: Heard, path: string): boolean =>
  !UNTOLD.some((untold) => untold.path.test(path) && untold.when(heard));

test.each(QUESTS)('quest %i: what follows from the events is what every seat sees next', (quest) => {
  for (let run = 0; run < effort(2); run++) {
    const isCampaign = run % 2 === 1;
    const options = {
      ...houseOf(quest),
      campaign: isCampaign,
      rounds: isCampaign ? 4 : null,
      beginnerSpells: !isCampaign,
    };
    for (const move of movesAtRandom(options, 2 + ((quest + run) % 4), `after ${quest} ${run}`, MOVES)) {
      for (const [seat, before] of move.before.entries()) {
        const told = move.told(seat);
        const heard: Heard = { before, question: move.ask.question, told };
        const folded = told.reduce(after, fixed(before)); // no view is written on the way
        const wrong = apart(folded, move.now[seat]).filter((path) => isTold(heard, path));
        const what = `seat ${seat}, ${JSON.stringify(move.action)}: ${told.map(({ type }) => type).join()}`;
        expect(wrong, what).toEqual([]);
      }
    }
  }
});
