import { randomBytes } from 'node:crypto';
import type { Around } from '@questhall/table';

export const around: Around = {
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};
