import { readOptions } from '@questhall/border';
import { begin, type Journal, legal, type State, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { crystalExpedition } from '../../src/game.ts';
import type { CrystalExpedition } from '../../src/types/index.ts';

const game = crystalExpedition;

function opened(from: State<CrystalExpedition> | null): Journal<CrystalExpedition> {
  const read = readOptions(game.options, { heroes: 'human-knight,elf-mage', begin: 'dungeon' });
  if (!read.ok) throw new Error(read.problem.message);
  const { id, edition } = game;
  return begin(game, { game: id, edition, options: read.value, seats: 2, seed: 'fast:saving', from });
}

/** Whoever is asked first answers, with the first that there is and then the second, by turns. */
function playOn(journal: Journal<CrystalExpedition>, moves: number): string {
  for (let move = 0; move < moves; move++) {
    const [asked] = journal.state.asks;
    if (asked === undefined) break;
    const offers = legal(game, journal.state, asked);
    const action = offers[(journal.state.clock + move) % offers.length];
    if (action === undefined || !submit(game, journal, { seat: asked.seat, ask: asked.id, action }).ok)
      throw new Error('an offer was refused');
  }
  return JSON.stringify(journal.state);
}

test('[save.any-time] [save.no-reroll] [save.contents] after any answer a match can be laid aside, and throws the same dice', () => {
  const journal = opened(null);
  for (let stop = 0; stop < 40; stop++) {
    const saved: State<CrystalExpedition> = JSON.parse(playOn(journal, 1));
    const { state } = journal;
    expect(saved).toEqual(state);
    const [here, there] = [opened(structuredClone(state)), opened(saved)];
    expect(playOn(there, 5)).toBe(playOn(here, 5));
  }
});

test('[save.version-checked] a match says by which edition of the rules it is played', () => {
  expect(opened(null).header).toMatchObject({ game: 'crystal-expedition', edition: game.edition });
});
