import type { Game, Tell } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { conform, Nonconformity } from '../conform.ts';
import { cardOf } from './cards.ts';
import { parley } from './parley.ts';
import type { Parley } from './types.ts';

const SEEDS = 20;

/** What the suite says about a parley with this planted in it. */
function finding(plant: Partial<Game<Parley>>): string {
  for (let seed = 0; seed < SEEDS; seed++) {
    try {
      conform({ game: { ...parley, ...plant }, options: { set: 'cellar' }, seats: 3, seed: `fast:leak ${seed}` });
    } catch (error) {
      if (error instanceof Nonconformity) return error.what;
      throw error;
    }
  }
  return 'nothing';
}

/** A parley whose windows are run with another voice. */
const voiced = (voice: (tell: Tell<Parley>) => Partial<Tell<Parley>>): Partial<Game<Parley>> => ({
  frames: {
    ...parley.frames,
    window: (draft, frame, tell) =>
      parley.frames.window(draft, frame, {
        all: (rule, event) => tell.all(rule, event),
        only: (to, rule, event) => tell.only(to, rule, event),
        split: (to, rule, secret, open) => tell.split(to, rule, secret, open),
        ...voice(tell),
      }),
  },
});

const LEAKS: Readonly<Record<string, Partial<Game<Parley>>>> = {
  'an act that goes back is told to all': voiced((tell) => ({ only: (_to, rule, event) => tell.all(rule, event) })),
  'that somebody wants to act shows, and nobody says so': voiced((tell) => ({
    all: (rule, event) => (event.type === 'stirred' ? undefined : tell.all(rule, event)),
  })),
  'the view counts the wishes under a window': {
    view: (state, seat) => ({
      ...parley.view(state, seat),
      wished: state.wishes.filter(({ action }) => action.type !== 'pass').length,
    }),
  },
  'a window closes by itself where nobody holds anything for it': {
    frames: {
      ...parley.frames,
      window(draft, frame, tell) {
        const isHeld = draft.table.hands.some((hand) => hand.some((card) => cardOf(card).time === 'anytime'));
        if (frame.window === 'entered' && frame.stage === 'call' && !isHeld) draft.agenda.pop();
        else parley.frames.window(draft, frame, tell);
      },
    },
  },
  'why an act would be refused depends on what others hand in': {
    unasked: ({ sealed }) => ({ rule: 'time.windows', facts: { answers: sealed.length } }),
  },
};

test.each(Object.entries(LEAKS))('a leak of windows is found: %s', (_name, plant) => {
  expect(finding(plant)).not.toBe('nothing');
});
