import type { Game } from '@questhall/kernel';
import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { clone } from '../../src/clone.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { CrystalExpedition, MonstersBy } from '../../src/types/index.ts';
import { story } from '../scene.ts';
import { trialOf } from './trial.ts';

/** Where nobody on either side means to win, a fight may go on and on: this one begins shortly before its end. */
function lastStand(monsters: MonstersBy): Game<CrystalExpedition> {
  const { table, agenda } = story(
    (scene) => {
      scene.hero(0, 2, 2, { hitpoints: 1 });
      scene.hero(1, 1, 3, { hitpoints: 1 });
      scene.monster('barrow-wight', 2, 1, { hitpoints: 30, hitpointsMax: 30 });
      scene.monster('shade', 0, 3, { hitpoints: 30, hitpointsMax: 30 });
      scene.monster('zombie', 3, 2, { hitpoints: 30, hitpointsMax: 30 });
      scene.crystal(4, 4).crystal(0, 0).turn(0);
      scene.expedition.glory = 2;
    },
    { heroes: ['elf-rogue', 'human-knight'], monsters, expeditions: 1 },
  ).state;
  return { ...crystalExpedition, setup: () => ({ table: clone(table), agenda: structuredClone(agenda) }) };
}

test.each(['seat', 'heroes', 'table'] as const)('a last stand conforms where monsters are played by %s', (monsters) => {
  const seats = monsters === 'seat' ? 3 : 2;
  const given = { heroes: 'elf-rogue,human-knight', monsters, expeditions: 1, begin: 'dungeon' } as const;
  for (let run = 0; run < effort(1); run++) {
    const trial = trialOf(given, seats, `fast:stand ${monsters} ${run}`);
    expect(conform({ ...trial, game: lastStand(monsters) }).moves).toBeGreaterThan(9);
  }
});
