import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from '@questhall/lab';
import { balanceGlowquest } from './balance/glowquest.ts';
import { balanceHeroQuest } from './balance/heroquest.ts';
import type { Measuring } from './balance/measuring.ts';

const HELP = `Measures how often the heroes win, and writes docs/balance/<game>.md.

  npm run balance                       every quest of HeroQuest, 2000 games each
  npm run balance -- glowquest          every party of Glowquest at every difficulty, 1000 games for three heroes, and what its cards are worth
  npm run balance -- --games 200        quicker, and coarser
  npm run balance -- --seed 2           other dice
  npm run balance -- --jobs 1           on one thread only
`;

const GAMES: ReadonlyMap<
  string,
  { readonly games: number; readonly balance: (measuring: Measuring) => Promise<void> }
> = new Map([
  ['heroquest', { games: 2000, balance: balanceHeroQuest }],
  ['glowquest', { games: 1000, balance: balanceGlowquest }],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
});

const [name = 'heroquest'] = positionals;
const game = GAMES.get(name);
if (values.help) console.log(HELP);
else if (game === undefined) {
  console.error(`"${name}" is not measured; there are: ${[...GAMES.keys()].join(', ')}`);
  process.exitCode = 2;
} else {
  const pool = new Pool(Number(values.jobs)); // one for all: what its threads have learnt about the game serves every experiment
  await game
    .balance({ games: Number(values.games ?? game.games), seed: values.seed, pool })
    .finally(() => pool.close());
}
