import { readOptions } from '@questhall/border';
import { dungeonquest } from '@questhall/dungeonquest';
import { cloneState, dream, legal, open, seedRng, sight, silence, step } from '@questhall/kernel';
import { median } from './median.ts';

const REPEATS = 5;

/** One small thing, many times: calls per second of CPU time, the median of some runs. */
function perSecond(calls: number, call: (i: number) => number): { readonly rate: number; readonly checksum: number } {
  const rates: number[] = [];
  let checksum = 0;
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    const started = process.cpuUsage();
    checksum = 0;
    for (let i = 0; i < calls; i++) checksum = (checksum + call(i)) | 0;
    const { user, system } = process.cpuUsage(started);
    if (repeat > 0) rates.push((calls * 1e6) / (user + system)); // the first run warms up
  }
  return { rate: median(rates), checksum };
}

/** The kernel's small operations on a state of a real game: the arena in the middle of a fight. */
export function micro(calls: number): Readonly<Record<string, { readonly rate: number; readonly checksum: number }>> {
  const options = readOptions(dungeonquest.options, {
    mode: 'cards',
    hero: 'lindel',
    monster: 'troll',
    monsterLife: 6,
  });
  if (!options.ok) throw new Error(options.problem.message);
  const start = open(dungeonquest, options.value, 2, 'fast:bench', silence);
  const begun = step(dungeonquest, start, { seat: 0, ask: 0, action: { type: 'fight' } });
  if (!begun.ok) throw new Error('the fight does not begin');
  const { state } = begun;
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const rng = seedRng('fast:bench');
  const lay = { seat: asked.seat, ask: asked.id, action: { type: 'lay', card: 'slash' } } as const;
  return {
    clone: perSecond(calls, () => cloneState(dungeonquest, state).clock),
    step: perSecond(calls, () => {
      const taken = step(dungeonquest, state, lay);
      return taken.ok ? taken.state.clock : -1;
    }),
    legal: perSecond(calls, () => legal(dungeonquest, state, asked).length),
    sight: perSecond(calls, () => sight(dungeonquest, state, 1).clock),
    dream: perSecond(Math.ceil(calls / 4), () => dream(dungeonquest, state, 0, rng).clock),
    'JSON clone': perSecond(Math.ceil(calls / 8), () => JSON.parse(JSON.stringify(state)).clock),
  };
}
