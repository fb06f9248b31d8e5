import type { Trial } from '@questhall/testkit';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer, Options } from '../../src/types/index.ts';

export function trialOf(given: Partial<Options>, seats: number, seed: string): Trial<Dungeoneer> {
  const initial = Object.fromEntries(Object.entries(dungeoneer.options).map(([name, field]) => [name, field.initial]));
  return { game: dungeoneer, options: { ...initial, ...given } as Options, seats, seed }; // one initial value a field
}
