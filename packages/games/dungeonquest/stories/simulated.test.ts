import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { findStudy, Pool } from '@questhall/lab';
import { playOut, seatPlayers } from '@questhall/players';
import { surprise } from '@questhall/testkit';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { bots } from '../src/bots/index.ts';
import type { BotName } from '../src/bots/names.ts';
import { CARDS } from '../src/content/combat-cards.ts';
import { HEROES } from '../src/content/heroes.ts';
import { MODES } from '../src/content/modes.ts';
import { dungeonquest } from '../src/game.ts';
import { fightIn, scoresIn } from '../src/odds/from-view.ts';
import { oddsOf } from '../src/odds/report.ts';
import type { Options } from '../src/types/index.ts';

/** Less likely than this is a bug, not bad luck. */
const ALARM = 1e-9;

interface Tally {
  wins: number;
  doubleKills: number;
  /** The chances that the odds give from the same table. */
  readonly win: number;
  readonly bothDie: number;
}

function complete(options: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...options, monster: options.monster ?? 'troll' });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** The chances as they are computed from what the monster's player sees. */
function chancesOf(options: Options): Pick<Tally, 'win' | 'bothDie'> {
  const view = dungeonquest.view(open(dungeonquest, options, 2, 'fast:look', silence), 1);
  const [fight, [score]] = [fightIn(view), scoresIn(view)];
  if (fight === null || score === undefined) throw new Error('there is no fight');
  const { win, bothDie } = oddsOf(fight, score);
  return { win, bothDie };
}

/** One thread for all experiments: it learns the game once. */
const lab = new Pool(1);
afterAll(() => lab.close());

/** Very many fights, in the lab: its threads run the built code, which is faster than what tests are made of. */
async function inTheLab(
  given: Partial<Options>,
  games: number,
  seed: string,
  heroBot: BotName = 'standard',
): Promise<Omit<Tally, 'doubleKills'>> {
  const options = complete(given);
  const study = await findStudy('dungeonquest');
  const prepared = study?.prepare({
    game: 'dungeonquest',
    options,
    seats: 2,
    players: [heroBot, 'standard'],
    games,
    seed,
  });
  if (!prepared?.ok) throw new Error(prepared?.problem.message);
  const { wins } = await lab.run(prepared.value.experiment);
  return { wins, ...chancesOf(options) };
}

function simulate(given: Partial<Options>, games: number, seed: string): Tally {
  const options = complete(given);
  const players = [bots.standard(), bots.standard()];
  const tally = { wins: 0, doubleKills: 0, ...chancesOf(options) };
  for (let game = 0; game < games; game++) {
    const draft = open(dungeonquest, options, 2, `fast:${seed}/${game}`, silence);
    playOut(dungeonquest, draft, seatPlayers(players, `${seed}/${game}`), silence);
    if (draft.outcome?.winners === 1) tally.wins += 1;
    if (draft.outcome?.rule === 'combat.both-die') tally.doubleKills += 1;
  }
  return tally;
}

test('[odds.tolerance] simulated fights agree with the odds, whatever the fight', () => {
  const games = 1_500;
  const tables = fc.record({
    mode: fc.constantFrom(...MODES),
    hero: fc.constantFrom(...HEROES),
    heroLife: fc.integer({ min: 1, max: 9 }),
    heroWounds: fc.integer({ min: 0, max: 12 }),
    monsterLife: fc.integer({ min: 1, max: 6 }),
    attribute: fc.integer({ min: 3, max: 11 }),
    determination: fc.integer({ min: 0, max: 4 }),
    heroWinsDoubleKill: fc.boolean(),
    determinationInCombat: fc.boolean(),
    heavyCounter: fc.boolean(),
  });
  fc.assert(
    fc.property(tables, fc.integer(), (options, seed) => {
      const { wins, doubleKills, win, bothDie } = simulate(options, games, `property ${seed}`);
      expect(surprise(wins, games, win)).toBeGreaterThan(ALARM);
      expect(surprise(doubleKills, games, bothDie)).toBeGreaterThan(ALARM);
    }),
    { numRuns: 60 },
  );
});

describe('scenario 40: simulated equals exact', () => {
  const FIGHT = { hero: 'lindel', attribute: 6, heroLife: 6, monsterLife: 4 } as const;
  const games = 200_000;

  test.each(MODES)('[odds.tolerance] 200 000 fights in %s', async (mode) => {
    const { wins, win } = await inTheLab({ ...FIGHT, mode }, games, 'scenario 40');
    expect(Math.abs(wins / games - win)).toBeLessThan(0.004);
    expect(surprise(wins, games, win)).toBeGreaterThan(ALARM);
  });

  test.each(CARDS)(
    '[classic.no-domination] against best play, always playing %s is as good as anything',
    async (card) => {
      const { wins, win } = await inTheLab({ ...FIGHT, mode: 'cards' }, 50_000, `always ${card}`, card);
      expect(surprise(wins, 50_000, win)).toBeGreaterThan(ALARM);
    },
  );
});
