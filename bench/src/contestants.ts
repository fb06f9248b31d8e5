import { bareSeeds, playBare } from './duel/bare.ts';
import { playInPlace, playPure, setOut } from './duel/on-kernel.ts';
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

/** How a contestant sets the games out, before the clock runs, and then plays them. */
async function setterOf(contestant: Contestant): Promise<() => () => Played> {
  switch (contestant) {
    case 'bare': {
      const seeds = bareSeeds(0, GAMES);
      return () => () => playBare(seeds);
    }
    case 'kernel':
      return () => {
        const settings = setOut(0, GAMES);
        return () => playInPlace(settings);
      };
    case 'step':
      return () => {
        const settings = setOut(0, GAMES);
        return () => playPure(settings);
      };
    case 'boardgame.io': {
      const { playOnBoardgameIo, setOut: setOutThere } = await import('./duel/on-boardgame-io.ts');
      return () => {
        const settings = setOutThere(0, GAMES);
        return () => playOnBoardgameIo(settings);
      };
    }
  }
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Warms up for some CPU time, then plays the block for at least as long as asked. A block that comes out differently is
 * an error.
 */
export async function time(contestant: Contestant, warmUpSeconds: number, seconds: number): Promise<Timing> {
  const set = await setterOf(contestant);
  const block = set()();
  const expected = JSON.stringify(block);
  const ready = cpuSeconds() + warmUpSeconds;
  while (cpuSeconds() < ready) set()();

  let blocks = 0;
  let spent = 0;
  do {
    const play = set();
    const started = cpuSeconds();
    const played = play();
    spent += cpuSeconds() - started;
    if (JSON.stringify(played) !== expected) throw new Error(`${contestant} plays the same games differently`);
    blocks += 1;
  } while (spent < seconds);
  return { blocks, block, cpuSeconds: spent };
}
