import {
  type Experiment,
  findStudy,
  type Pace,
  Pool,
  run,
  type Simulation,
  startClock,
  workshops,
} from '@questhall/lab';

export interface Simulated {
  readonly name: string;
  readonly workers: number;
  readonly gamesPerSecond: number;
  readonly wins: number;
}

const ALL = [...(await workshops()).values()];

/** What the games want to be simulated by. */
const SIMULATIONS: readonly Simulation[] = ALL.flatMap(({ simulations }) => simulations ?? []);

/** Games that take long enough to tell how much sooner two threads are done than one. */
const [DOUBLING] = ALL.flatMap(({ doubling }) => doubling ?? []);

async function experimentOf({ name, game, options, seats }: Simulation, games: number): Promise<Experiment> {
  const study = await findStudy(game);
  const prepared = study?.prepare({
    game,
    options,
    seats,
    players: Array.from({ length: seats }, () => 'standard'),
    games,
    seed: 'bench',
  });
  if (!prepared?.ok) throw new Error(`${name} cannot be simulated`);
  return prepared.value.experiment;
}

/** Whole games in the lab, by wall clock: what somebody at the keyboard waits for. One pool plays all of them. */
export async function simulateAll(workers: number, fraction: number): Promise<readonly Simulated[]> {
  const pool = new Pool(workers);
  try {
    const simulated: Simulated[] = [];
    for (const simulation of SIMULATIONS) {
      const games = Math.ceil(simulation.games / fraction);
      const experiment = await experimentOf(simulation, games);
      const paceOf = startClock();
      const { wins } = await pool.run(experiment);
      simulated.push({ name: simulation.name, workers, gamesPerSecond: paceOf(games).gamesPerSecond, wins });
    }
    return simulated;
  } finally {
    await pool.close();
  }
}

export interface Doubling {
  readonly games: number;
  readonly one: Pace;
  readonly two: Pace;
  /** How much sooner two workers are done than one. */
  readonly ratio: number;
}

/**
 * The same quests on one worker and on two, each time with workers that were started for it. Of some rounds the fastest
 * counts: whatever else the machine does only makes a round longer.
 */
export async function timeDoubling(rounds: number, fraction: number, say: (line: string) => void): Promise<Doubling> {
  if (DOUBLING === undefined) throw new Error('no game says what to play on one thread and on two');
  const games = Math.ceil(DOUBLING.games / fraction);
  const experiment = await experimentOf(DOUBLING, games);
  const paces: Pace[][] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const workers of round % 2 === 0 ? [1, 2] : [2, 1]) {
      say(`  ${games} games, round ${round + 1} of ${rounds}, ${workers} worker${workers === 1 ? '' : 's'}`);
      const paceOf = startClock();
      await run(experiment, { workers });
      paces[workers - 1]?.push(paceOf(games));
    }
  const [one, two] = paces.map((some) => some.toSorted((a, b) => a.seconds - b.seconds)[0]);
  if (one === undefined || two === undefined) throw new Error('nothing was played');
  return { games, one, two, ratio: one.seconds / two.seconds };
}
