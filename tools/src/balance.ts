import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Measured, Pool, wonText, workshops } from '@questhall/lab';

const measured = [...(await workshops())].flatMap(([game, { balance }]) =>
  balance === undefined ? [] : [{ game, balance }],
);
const [usual] = measured;

const HELP = `Measures how often who wins, and writes docs/balance/<game>.md and packages/games/<game>/src/measured.ts.

${measured.map(({ game, balance }) => `  npm run balance -- ${game.padEnd(20)} ${balance.about}${balance.games === null ? '' : `; ${balance.games} games of each`}`).join('\n')}
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

function write(game: string, { page, won }: Measured): void {
  const root = new URL('../../', import.meta.url);
  mkdirSync(new URL('docs/balance/', root), { recursive: true });
  const files = { [`docs/balance/${game}.md`]: page, [`packages/games/${game}/src/measured.ts`]: wonText(game, won) };
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(new URL(path, root), text);
    console.log(`written to ${path}`);
  }
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
  const measuring = { games: Number(values.games ?? balance.games ?? 0), seed: values.seed, pool, say: console.log };
  await balance
    .run(measuring)
    .then((measured) => write(game, measured))
    .finally(() => pool.close());
}
