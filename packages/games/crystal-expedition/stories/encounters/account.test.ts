import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { TABLES, watch } from '../client/watched.ts';
import { expectAccounted } from './accounted.ts';

const MOVES = 500;
const PLAYS = TABLES.flatMap((given) => (['random', 'sound'] as const).map((how) => [given, how] as const));

test.each(PLAYS)(
  'what is told accounts for all that happens: %o, %s play',
  (given, how) => {
    for (let game = 1; game <= effort(1); game++)
      expectAccounted(watch(given, `fast:account ${how} ${game}`, how, MOVES), `game ${game}`);
    expect(given.seats).toBeGreaterThan(0);
  },
  120_000,
);
