import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool, workshops } from '@questhall/lab';

const measured = [...(await workshops())].flatMap(([game, { balance }]) =>
  balance === undefined ? [] : [{ game, balance }],
);
const [usual] = measured;

const HELP = `Measures how often who wins, and writes docs/balance/<game>.md.

${measured.map(({ game, balance }) => `  npm run balance -- ${game.padEnd(20)} ${balance.about}; ${balance.games} games of each`).join('\n')}
  npm run balance -- --games 200          quicker, and coarser
  npm run balance -- --seed 2             other dice
  npm run balance -- --jobs 1             on one thread only
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
});

function writePage(game: string, page: string): void {
  const folder = new URL('../../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${game}.md`, folder), page);
  console.log(`written to docs/balance/${game}.md`);
}

const [name = usual?.game] = positionals;
const wanted = measured.find(({ game }) => game === name);
if (values.help) console.log(HELP);
else if (wanted === undefined) {
  console.error(`"${name}" is not measured; there are: ${measured.map(({ game }) => game).join(', ')}`);
  process.exitCode = 2;
} else {
  const { game, balance } = wanted;
  const pool = new Pool(Number(values.jobs)); // one for all: what its threads have learnt about the game serves every experiment
  const measuring = { games: Number(values.games ?? balance.games), seed: values.seed, pool, say: console.log };
  await balance
    .page(measuring)
    .then((page) => writePage(game, page))
    .finally(() => pool.close());
}
