import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseOptions } from '@questhall/border';
import { findGame, GAME_IDS } from '@questhall/catalogue';
import { type Game, isSeed, type Types } from '@questhall/kernel';
import { conform, Nonconformity, type Trial, vault } from '@questhall/testkit';

const HELP = `Plays a game at random and holds it to the whole contract.

  npm run conform -- <game> --games 500 --seats 3 --set mode=cards       fresh seeds
  npm run conform -- <game> --seed fast:7 --seats 2                      one trial again
  npm run conform -- <game> --seed fast:7 --seats 2 --pin "what was wrong"     keep it under seeds/

Games: ${[...GAME_IDS, vault.id].join(', ')}
`;

/** A mistake of the caller's. */
class Misuse extends Error {}

interface Flags {
  readonly seed: string | undefined;
  readonly seats: string | undefined;
  readonly set: readonly string[];
  readonly games: string;
  readonly pin: string | undefined;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Misuse(`--${name} must be a whole number from ${min} to ${max}`);
  return value;
}

function trialOf<T extends Types>(game: Game<T>, flags: Flags): Omit<Trial<T>, 'seed'> {
  const settings = flags.set.map((text): [string, string] => {
    if (text.indexOf('=') < 1) throw new Misuse('--set is written name=value');
    return [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)];
  });
  const options = parseOptions(game.options, settings);
  if (!options.ok) throw new Misuse(`--set: ${options.problem.field} ${options.problem.message}`);
  const seats = wholeNumber(
    'seats',
    flags.seats ?? String(Math.max(2, game.seats.min)),
    game.seats.min,
    game.seats.max,
  );
  const refusal = game.admit(options.value, seats);
  if (refusal !== null) throw new Misuse(`such a table is refused by ${refusal.rule}`);
  return { game, options: options.value, seats };
}

/** Keeps a failing trial where the tests find it. */
function pin<T extends Types>({ game, options, seats, seed }: Trial<T>, why: string): void {
  const folder = new URL(`../../seeds/${game.id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const words = why.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = `${words.slice(0, 40).replace(/^-|-$/g, '')}.json`;
  writeFileSync(new URL(name, folder), `${JSON.stringify({ why, seed, seats, options }, null, 2)}\n`);
  console.log(`pinned as seeds/${game.id}/${name}`);
}

function tryGame<T extends Types>(game: Game<T>, flags: Flags): number {
  const base = trialOf(game, flags);
  if (flags.seed !== undefined && !isSeed(flags.seed))
    throw new Misuse('--seed must be a short text, or chacha20: and 64 hex digits');
  const games = wholeNumber('games', flags.games, 1, 1_000_000);
  const now = Date.now();
  const seeds = flags.seed === undefined ? Array.from({ length: games }, (_, i) => `fast:${now}/${i}`) : [flags.seed];
  let moves = 0;
  for (const seed of seeds) {
    try {
      moves += conform({ ...base, seed }).moves;
    } catch (error) {
      if (!(error instanceof Nonconformity)) throw error;
      console.error(error.message);
      if (flags.pin !== undefined) pin({ ...base, seed }, flags.pin);
      return 1;
    }
  }
  console.log(`${game.id}: ${seeds.length} matches, ${moves} moves, all as promised.`);
  return 0;
}

/** The games that can be tried; the vault is the one that the testkit itself is tested with. */
const IDS: readonly string[] = [...GAME_IDS, vault.id];

async function tryNamed(id: string, flags: Flags): Promise<number> {
  if (id === vault.id) return tryGame(vault, flags);
  const found = findGame(id);
  if (found === null) throw new Misuse(`there is no game "${id}"; there are: ${IDS.join(', ')}`);
  return found.open(async (facets) => tryGame((await facets.rules()).game, flags));
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = {
    seed: text,
    seats: text,
    set: { ...text, multiple: true },
    games: text,
    pin: text,
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const flags: Flags = {
    seed: values.seed,
    seats: values.seats,
    set: values.set ?? [],
    games: values.games ?? '100',
    pin: values.pin,
  };
  const [id] = positionals;
  if (values.help || id === undefined) console.log(HELP);
  else return tryNamed(id, flags);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMisuse =
    error instanceof Misuse ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isMisuse) throw error;
  console.error(`conform: ${error.message}`);
  process.exitCode = 2;
}
