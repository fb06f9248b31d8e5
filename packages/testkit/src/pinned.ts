import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readOptions } from '@questhall/border';
import type { Game, Types } from '@questhall/kernel';
import type { Trial } from './conform.ts';

const SEEDS = new URL('../../../seeds/', import.meta.url);

/** A trial that failed once, and why. */
export interface Pinned<T extends Types> extends Trial<T> {
  readonly name: string;
  readonly why: string;
}

/** Every trial of a game that ever failed: one file each under `seeds/<game>/`. */
export function pinnedTrials<T extends Types>(game: Game<T>): readonly Pinned<T>[] {
  const folder = new URL(`${game.id}/`, SEEDS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPinned(game, name, readFileSync(new URL(name, folder), 'utf8')));
}

function readPinned<T extends Types>(game: Game<T>, name: string, text: string): Pinned<T> {
  const raw: Readonly<Record<string, unknown>> = JSON.parse(text);
  const { why, seed, seats } = raw;
  const options = readOptions(game.options, raw['options']);
  if (!options.ok) throw new Error(`${name}: ${options.problem.field} ${options.problem.message}`);
  if (typeof why !== 'string' || typeof seed !== 'string' || typeof seats !== 'number')
    throw new Error(`${name}: needs why, seed and seats`);
  return { game, name, why, seed, seats, options: options.value };
}

/** An encounter of rules that failed once, and why. */
export interface PinnedEncounter {
  readonly encounter: string;
  readonly seed: string;
  readonly why: string;
}

/** Every encounter of a game's rules that ever failed: one file each under `seeds/<game>/encounters/`. */
export function pinnedEncounters(game: string): readonly PinnedEncounter[] {
  const folder = new URL(`${game}/encounters/`, SEEDS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const { encounter, seed, why }: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(new URL(name, folder), 'utf8'),
    );
    if (typeof encounter !== 'string' || typeof seed !== 'string' || typeof why !== 'string')
      throw new Error(`${name}: needs encounter, seed and why`);
    return { encounter, seed, why };
  });
}
