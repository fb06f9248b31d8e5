import { bareSeeds, playBare } from './duel/bare.ts';
import { playInPlace, playPure } from './duel/on-kernel.ts';
import type { Played } from './duel/rules.ts';

/** Who plays the duel. Each is timed in a process of its own, so that none spoils the other's compiled code. */
export const CONTESTANTS = ['bare', 'kernel', 'step', 'boardgame.io'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** What one timing gives. */
export interface Timing {
  /** How often the block was played. */
  readonly blocks: number;
  /** What came of it, the same every time and for everybody. */
  readonly block: Played;
  readonly cpuSeconds: number;
}

/** The games that everybody plays, again and again: boardgame.io needs a second for them. */
const GAMES = 200;

async function playerOf(contestant: Contestant): Promise<() => Played> {
  switch (contestant) {
    case 'bare': {
      const seeds = bareSeeds(0, GAMES); // its seeds are words already, and not part of the loop
      return () => playBare(seeds);
    }
    case 'kernel':
      return () => playInPlace(0, GAMES);
    case 'step':
      return () => playPure(0, GAMES);
    case 'boardgame.io': {
      const { playOnBoardgameIo } = await import('./duel/on-boardgame-io.ts');
      return () => playOnBoardgameIo(0, GAMES);
    }
  }
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Warms up for some CPU time, then plays the block for at least as long as asked. A block that comes out differently is an error. */
export async function time(contestant: Contestant, warmUpSeconds: number, seconds: number): Promise<Timing> {
  const play = await playerOf(contestant);
  const block = play();
  const expected = JSON.stringify(block);
  const ready = cpuSeconds() + warmUpSeconds;
  while (cpuSeconds() < ready) play();

  let blocks = 0;
  const started = cpuSeconds();
  do {
    if (JSON.stringify(play()) !== expected) throw new Error(`${contestant} plays the same games differently`);
    blocks += 1;
  } while (cpuSeconds() - started < seconds);
  return { blocks, block, cpuSeconds: cpuSeconds() - started };
}
