import type { Monster } from './monsters.ts';

/** Whom a red die calls: each row holds up to its number. [dread.call-the-pack, dread.raise-the-fallen] */
export const SUMMONS: {
  readonly [S in 'pack' | 'raise']: readonly (readonly [upTo: number, keys: readonly Monster[]])[];
} = {
  pack: [
    [3, ['goblin', 'goblin', 'goblin']],
    [5, ['orc', 'orc']],
    [6, ['orc', 'orc', 'goblin']],
  ],
  raise: [
    [3, ['skeleton', 'skeleton']],
    [5, ['skeleton', 'zombie']],
    [6, ['mummy', 'skeleton']],
  ],
};
