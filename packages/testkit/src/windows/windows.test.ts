import type { Game, State } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { conform } from '../conform.ts';
import { SETS } from './cards.ts';
import { parley } from './parley.ts';
import { allHeard, asked, handsIn, scene } from './scene.ts';
import { type Parley, WINDOWS } from './types.ts';

const SEEDS = 12;

/** What random play has come by. */
const met = { nested: 0, laps: 0, returned: 0, asked: new Set<string>() };

/** A wish that lies sealed under an inner window, in which another one lies sealed too. */
function isSealedTwice({ sealed, wishes, agenda }: State<Parley>): boolean {
  const isAct = ({ action }: { action: Parley['Action'] }): boolean => action.type !== 'pass';
  return sealed.some(isAct) && wishes.some((wish) => isAct(wish) && wish.depth < agenda.length);
}

const watched: Game<Parley> = {
  ...parley,
  laws(state) {
    if (isSealedTwice(state)) met.nested += 1;
    for (const { question } of state.asks) {
      met.asked.add(question.kind === 'window' ? question.window : question.kind);
      if (question.kind === 'window') met.laps = Math.max(met.laps, question.lap);
    }
    return parley.laws(state);
  },
};

test.each([2, 3, 4])('windows keep the whole contract in random play with %i seats', (seats) => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const options = { set: SETS[seed % SETS.length] ?? 'cellar' };
    const { events, hasDreamt } = conform({ game: watched, options, seats, seed: `fast:${seed}` });
    expect(hasDreamt).toBe(true);
    if (events.has('returned')) met.returned += 1;
  }
});

test('and it comes by every window, by wishes at two depths, by returned ones and by windows of three laps', () => {
  expect(met.nested).toBeGreaterThan(0);
  expect(met.returned).toBeGreaterThan(0);
  expect(met.laps).toBeGreaterThanOrEqual(3);
  expect([...met.asked].toSorted()).toEqual([...WINDOWS, 'challenge', 'choice', 'look', 'muster'].toSorted());
});

test('of two acts that leave the same pieces behind everybody sees which it was', () => {
  const afterChallenge = (hero: number) => {
    const story = scene(
      'cellar',
      { hand: ['rats'], points: 1 },
      { hand: ['rats'] },
      { hand: ['rats'], hasSaved: true },
    );
    return story.does(0, { type: 'explore' }).dice(2, 3).does(2, { type: 'challenge', hero }).view(1);
  };
  const [one, other] = [afterChallenge(0), afterChallenge(1)];
  expect({ ...one, acts: [] }).toEqual({ ...other, acts: [] });
  expect([one.acts, other.acts]).toEqual([0, 1].map((hero) => [{ seat: 2, action: { type: 'challenge', hero } }]));
});

test('[time.warp-inside] what is meant for a space that the hero has left goes back, and `entered` opens once more', () => {
  const story = scene('keep', { hero: 'oracle', hand: ['stride'], glory: 7, peril: 2 }, { hand: ['slab'] });
  story.does(0, { type: 'move', to: 1 }).does(1, { type: 'play', card: 'slab', at: null });
  story.does(0, { type: 'play', card: 'stride', at: 5 });
  expect(story.heard(1).at(-1)).toEqual({ type: 'returned', seat: 1, because: 'combat.left-the-space' });
  expect(story.heard(0).at(-1)).toEqual({ type: 'collected', seat: 0, glory: 1, peril: 1 });
  expect([story.table.heroes[0], asked(story)]).toMatchObject([{ glory: 5, peril: 4 }, 'B entered 1']);
  story.does(1, { type: 'play', card: 'slab', at: null });
  expect(allHeard(story)).toEqual([{ type: 'played', seat: 1, card: 'slab', at: null }]);
  expect([story.table.heroes[0]?.peril, asked(story)]).toEqual([1, 'A before-roll 1']);
  story.finish();
});

test('[end.fallen] a wish of one who has fallen goes back to him', () => {
  const story = scene(
    'cellar',
    { hand: ['rats'], space: 1 },
    { hand: ['rats'], hasSaved: true },
    { hand: ['mend'], life: 1, hasSaved: true },
  );
  story.does(0, { type: 'explore' });
  handsIn(story, 2, { type: 'challenge', hero: 1 });
  story.dice(6, 1).does(1, { type: 'challenge', hero: 2 });
  expect(story.heard(2).slice(-2)).toEqual([
    { type: 'fell', seat: 2, cards: ['mend'] },
    { type: 'returned', seat: 2, because: 'end.fallen' },
  ]);
  expect(story.heard(0).at(-1)).toEqual({ type: 'fell', seat: 2, cards: ['mend'] });
  story.refused(2, { type: 'untip' }, 'end.fallen').finish();
});
