import { type Game, type Opening, silence } from '@questhall/kernel';
import { conform, effort, sampled } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { openTown } from '../../src/frames/town.ts';
import { crystalExpedition } from '../../src/game.ts';
import { setup } from '../../src/setup.ts';
import type { CrystalExpedition, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';
import { owns, UNSEEN, waits } from './stage.ts';

/** Where random play does not come by itself: a third success is to be rewarded, and there is something of everything. */
function afterThree(options: Options): Opening<CrystalExpedition> {
  const { table } = setup(options);
  const found = { ...UNSEEN, quest: 'find-treasure', threat: 2 } as const;
  Object.assign(table, {
    dungeons: [{ ...UNSEEN, isVisited: true, isWon: true }, UNSEEN, { ...UNSEEN, threat: 2 }, found],
    successes: 3,
    expeditions: 4,
    gems: ['fiery', 'fiery', 'of-might', 'radiant'],
    raw: 4,
    baggage: [{ item: 'greataxe', level: 2, gems: ['frozen'], isKit: false, isBound: false }],
  });
  for (const one of table.party) Object.assign(one, { successes: 3, crowns: 200 });
  waits(table, 7, 'elf-mage', { successes: 2, lapsed: 1 });
  waits(table, 8, 'half-orc-fighter');
  owns(table, 0, 'mace', { gems: ['stony', 'of-thorns'] });
  openTown({ table }, 'town.return-order', silence);
  return {
    table,
    agenda: [
      { kind: 'campaign', stage: 'town', places: [], skipsTown: false, dungeon: 0 },
      { kind: 'reward', glory: 12, left: 2, chosen: [] },
    ],
  };
}

const game: Game<CrystalExpedition> = { ...crystalExpedition, setup: afterThree };

const TABLES: readonly (readonly [heroes: string, players: number, Partial<Options>])[] = [
  ['dwarf-fighter,elf-rogue,human-cleric', 1, { atlas: true }],
  ['dwarf-fighter,elf-rogue,human-cleric', 3, { trainNowOrNever: true }],
];

test.each(sampled(TABLES))('%s with %i at the table conform after a success: %o', (heroes, players, given) => {
  for (let run = 0; run < effort(1); run++) {
    const trial = trialOf({ heroes, ...given }, players, `fast:home ${heroes} ${players} ${run}`);
    expect(conform({ ...trial, game }).rules).toContain('town.all-ready');
  }
});
