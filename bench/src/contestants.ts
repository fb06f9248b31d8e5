import { bareSeeds, playBare } from './duel/bare.ts';
import { playInPlace, playPure } from './duel/on-kernel.ts';
import type { Played } from './duel/rules.ts';

/** Who plays the duel. Each is timed in a process of its own, so that none spoils the other's compiled code. */
export const CONTESTANTS = ['bare', 'kernel', 'step', 'boardgame.io'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** What one timing gives. */
export interface Timing {
  readonly played: Played;
  readonly cpuSeconds: number;
  /** The first games alone, which everybody plays: its checksum must be the same for all. */
  readonly common: Played;
}

/** Everybody can play these in a moment. */
export const COMMON_GAMES = 50;

async function playerOf(contestant: Contestant): Promise<(from: number, to: number) => Played> {
  switch (contestant) {
    case 'bare':
      return (from, to) => playBare(bareSeeds(from, to));
    case 'kernel':
      return playInPlace;
    case 'step':
      return playPure;
    case 'boardgame.io':
      return (await import('./duel/on-boardgame-io.ts')).playOnBoardgameIo;
  }
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Warms up for some CPU time, then plays whole blocks of games for at least as long as asked. */
export async function time(contestant: Contestant, warmUpSeconds: number, seconds: number): Promise<Timing> {
  const play = await playerOf(contestant);
  const common = play(0, COMMON_GAMES);
  const block = contestant === 'boardgame.io' ? 20 : 5_000;
  const ready = cpuSeconds() + warmUpSeconds;
  while (cpuSeconds() < ready) play(0, block);

  const seeds = contestant === 'bare' ? bareSeeds(0, block) : null; // its seeds are words already, and not part of the loop
  let [moves, heroWins, checksum] = [0, 0, 0];
  const started = cpuSeconds();
  do {
    const played = seeds === null ? play(0, block) : playBare(seeds);
    moves += played.moves;
    heroWins += played.heroWins;
    checksum = played.checksum;
  } while (cpuSeconds() - started < seconds);
  return { played: { moves, heroWins, checksum }, cpuSeconds: cpuSeconds() - started, common };
}
