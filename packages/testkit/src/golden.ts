import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Game, Types } from '@questhall/kernel';
import { type InWords, playthrough } from './playthrough.ts';

/** A golden file, as it is and as the rules would write it today. */
export interface Golden {
  readonly name: string;
  readonly path: URL;
  readonly written: string;
  readonly played: string;
}

/** Plays every golden file of a game again: `packages/games/<game>/playthroughs/*.txt`. */
export function playGolden<T extends Types>(game: Game<T>, words: InWords<T>): readonly Golden[] {
  const folder = new URL(`../../games/${game.id}/playthroughs/`, import.meta.url);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const path = new URL(name, folder);
      const written = readFileSync(path, 'utf8');
      return { name, path, written, played: playthrough(game, words, written) };
    });
}

/** The states a playthrough went through: when they change, so must the game's edition. */
export const statesOf = (text: string): string => (text.match(/^ {3}state .*$/gm) ?? []).join('\n');

export const editionOf = (text: string): string => /, edition (\S+)/.exec(text)?.[1] ?? '';
