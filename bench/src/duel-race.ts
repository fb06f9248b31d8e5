import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CONTESTANTS, type Contestant, type Timing } from './contestants.ts';
import type { Played } from './duel/rules.ts';
import { median } from './median.ts';

const TIMING = fileURLToPath(new URL('./timing.js', import.meta.url));
/** Everybody is timed at full speed; boardgame.io takes longest to get there. */
const WARM_UP_SECONDS: Readonly<Record<Contestant, number>> = { bare: 1, kernel: 1, step: 1, 'boardgame.io': 4 };

export interface Race {
  /** Moves per second of CPU time, the median of all rounds. */
  readonly rates: Readonly<Record<Contestant, number>>;
  /** Ratios within a round, the median of all rounds. */
  readonly ratios: {
    readonly kernelToBoardgameIo: number;
    readonly kernelToBare: number;
    readonly stepToBoardgameIo: number;
  };
  /** What everybody played. */
  readonly block: Played;
}

/** Everybody plays in turn, round after round; the order turns round every time. A wrong checksum ends it. */
export function race(rounds: number, seconds: number, say: (line: string) => void): Race {
  const results: Record<Contestant, Timing>[] = [];
  for (let round = 0; round < rounds; round++) {
    say(`  round ${round + 1} of ${rounds}`);
    const order = round % 2 === 0 ? CONTESTANTS : CONTESTANTS.toReversed();
    const timed = new Map(order.map((contestant) => [contestant, timeApart(contestant, seconds)]));
    const take = (contestant: Contestant): Timing => timed.get(contestant) ?? timeApart(contestant, seconds);
    results.push({
      bare: take('bare'),
      kernel: take('kernel'),
      step: take('step'),
      'boardgame.io': take('boardgame.io'),
    });
  }
  const blocks = new Set(results.flatMap((result) => Object.values(result).map(({ block }) => JSON.stringify(block))));
  if (blocks.size !== 1) throw new Error(`the contestants do not play the same games: ${[...blocks].join(' ')}`);
  const block = results[0]?.kernel.block;
  if (block === undefined) throw new Error('nobody played');

  const rate = ({ block: { moves }, blocks: n, cpuSeconds }: Timing): number => (n * moves) / cpuSeconds;
  const ratio = (one: Contestant, other: Contestant): number =>
    median(results.map((result) => rate(result[one]) / rate(result[other])));
  const rateOf = (one: Contestant): number => median(results.map((result) => rate(result[one])));
  return {
    rates: {
      bare: rateOf('bare'),
      kernel: rateOf('kernel'),
      step: rateOf('step'),
      'boardgame.io': rateOf('boardgame.io'),
    },
    ratios: {
      kernelToBoardgameIo: ratio('kernel', 'boardgame.io'),
      kernelToBare: ratio('kernel', 'bare'),
      stepToBoardgameIo: ratio('step', 'boardgame.io'),
    },
    block,
  };
}

function timeApart(contestant: Contestant, seconds: number): Timing {
  const args = [TIMING, contestant, String(WARM_UP_SECONDS[contestant]), String(seconds)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${contestant} failed: ${stderr}`);
  return JSON.parse(stdout);
}
