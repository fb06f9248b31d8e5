import { randomBytes } from 'node:crypto';
import type { Types } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';
import type { Around, TableKit } from '@questhall/table';
import type { Kit } from '../kit.ts';

/** What a table of this game needs, the player who does anything among its bots. */
export const tableKit = <T extends Types>({ game, bots }: Kit<T>): TableKit<T> => ({
  game,
  bots: { ...bots, random: () => randomPlayer<T>() },
});

export const around: Around = {
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};
