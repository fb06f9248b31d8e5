import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dungeonquest } from '@questhall/dungeonquest';
import { type Game, parseOptions, type Types } from '@questhall/kernel';
import { conform, Nonconformity, type Trial, vault } from '@questhall/testkit';

const HELP = `Plays a game at random and holds it to the whole contract.

  npm run conform -- dungeonquest --games 500                    random tables, fresh seeds
  npm run conform -- dungeonquest --seed 'fast:7' --seats 2 --set mode=cards     one trial again
  npm run conform -- dungeonquest --seed 'fast:7' --seats 2 --pin "what was wrong"   keep it under seeds/
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    seats: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    games: { type: 'string', default: '100' },
    pin: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function trialOf<T extends Types>(game: Game<T>, seed: string, seats: number): Trial<T> {
  const settings = values.set.map((text): [string, string] => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]);
  const options = parseOptions(game.options, settings);
  if (!options.ok) throw new Error(`--set: ${options.problem.field} ${options.problem.message}`);
  return { game, options: options.value, seats, seed };
}

/** Keeps a failing trial where the tests find it. */
function pin<T extends Types>({ game, options, seats, seed }: Trial<T>, why: string): void {
  const folder = new URL(`../../seeds/${game.id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const name = `${why
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '')}.json`;
  writeFileSync(new URL(name, folder), `${JSON.stringify({ why, seed, seats, options }, null, 2)}\n`);
  console.log(`pinned as seeds/${game.id}/${name}`);
}

function tryGame<T extends Types>(game: Game<T>): void {
  const seats = Number(values.seats ?? Math.max(2, game.seats.min));
  const from = Date.now();
  const seeds = values.seed === undefined ? Array.from({ length: Number(values.games) }, (_, i) => `fast:${from}/${i}`) : [values.seed];
  let moves = 0;
  for (const seed of seeds) {
    const trial = trialOf(game, seed, seats);
    try {
      moves += conform(trial).moves;
    } catch (error) {
      if (!(error instanceof Nonconformity)) throw error;
      console.error(error.message);
      if (values.pin !== undefined) pin(trial, values.pin);
      process.exitCode = 1;
      return;
    }
  }
  console.log(`${game.id}: ${seeds.length} matches, ${moves} moves, all as promised.`);
}

const [id] = positionals;
if (values.help || id === undefined) console.log(HELP);
else if (id === dungeonquest.id) tryGame(dungeonquest);
else if (id === vault.id) tryGame(vault);
else {
  console.error(`there is no game "${id}"; there are: ${dungeonquest.id}, ${vault.id}`);
  process.exitCode = 2;
}
