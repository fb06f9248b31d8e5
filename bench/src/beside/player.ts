// Plays whole games of one plan from one checkout, as often as it is told: run by the bench, in a process of its own
// for each checkout.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { planTitled, prepareTables } from '../plans.ts';
import type { Order, Round } from './side.ts';

const [root = '', title] = process.argv.slice(2);
const { findStudy } = await import(pathToFileURL(join(root, 'packages/lab/dist/index.js')).href);
const tables = await prepareTables(planTitled(title), findStudy);

process.on('message', ({ from, to }: Order) => {
  const started = process.cpuUsage();
  const games = [];
  for (let index = from; index < to; index++)
    for (const table of tables) {
      const { isWon, measures } = table.play(index);
      games.push({ isWon, moves: measures['moves'] ?? 0 });
    }
  const { user, system } = process.cpuUsage(started);
  const round: Round = { games, cpuSeconds: (user + system) / 1e6 };
  process.send?.(round);
});
process.send?.('ready');
