import { readOptions } from '@questhall/border';
import { Book, open, type Player } from '@questhall/kernel';
import { playTurn, randomPlayer, seatPlayers } from '@questhall/players';
import { type Playing, sideBySide } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { bots } from './bots/index.ts';
import { glowquest } from './game.ts';
import type { Glowquest } from './types/index.ts';

/** All that is worked out once and kept for whoever asks again. */
const KEPT = [
  'roam.ts roam',
  'ground.ts surveyed',
  'ground.ts measure',
  'walls.ts outlineOf',
  'occupancy.ts coverOf',
  'holdings.ts unpacked',
  'repertoire.ts repertoire',
];

const SEATS = 4;

const tableWith =
  (seed: string, maker: () => Player<Glowquest>, answers: number): (() => Playing) =>
  () => {
    const read = readOptions(glowquest.options, {});
    if (!read.ok) throw new Error(read.problem.message);
    const book = new Book<Glowquest>(SEATS);
    const draft = open(glowquest, read.value, SEATS, `fast:${seed}`, book);
    const seated = seatPlayers(Array.from({ length: SEATS }, maker), seed);
    return {
      isOver: () => draft.outcome !== null || draft.clock >= answers,
      play: () => playTurn(glowquest, draft, seated, book),
      text: () => JSON.stringify([draft, book.told]),
    };
  };

test.each([
  ['random', randomPlayer<Glowquest>, 2_000],
  ['standard', bots.standard, 400],
])(
  'two tables of %s heroes, played by turns, come to what they come to alone, with no more work',
  async (_who, maker, answers) => {
    const tables = [tableWith('one', maker, answers), tableWith('other', maker, answers)];
    const { apart, together } = await sideBySide(tables, KEPT);
    expect(together.texts).toEqual(apart.texts);
    expect(together.calls).toEqual(apart.calls);
    for (const [name, times] of Object.entries(apart.calls)) expect(times, name).toBeGreaterThan(0);
  },
);
