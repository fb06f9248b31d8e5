import { readOptions } from '@questhall/border';
import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HEROES } from './content/heroes.ts';
import { MODES } from './content/modes.ts';
import { dungeonquest } from './game.ts';
import type { Action, Options } from './types/index.ts';

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...given });
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

const SEEDS = effort(4);

/** What the arena knows and never allows. */
const FORBIDDEN: readonly Action[] = [
  { type: 'escape' },
  { type: 'playPower', card: 'bluff' },
  { type: 'useItem', item: 'Healing Draught' },
  { type: 'agree', mode: 'base' },
  { type: 'spend', tokens: 1 },
  { type: 'reroll', dice: [0] },
];

const tables = MODES.flatMap((mode) => HEROES.map((hero) => [mode, hero] as const));

test.each(tables)('the arena conforms: %s, %s', (mode, hero) => {
  for (let seats = 1; seats <= 4; seats++) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const isHouse = seed % 2 === 1;
      const options = optionsOf({
        mode,
        hero,
        heroLife: 3 + seed,
        soloAiMonster: true,
        determination: 4,
        heroWinsDoubleKill: isHouse,
        determinationInCombat: isHouse,
        heavyCounter: isHouse,
        fighter: (seed % seats) + 1,
      });
      const trial = {
        game: dungeonquest,
        options,
        seats,
        samples: FORBIDDEN,
        seed: `fast:${mode} ${hero} ${seats} ${seed}`,
      };
      expect(conform(trial)).toMatchObject({ hasDreamt: true });
    }
  }
});

test.each([1, 2, 3])('the arena conforms when %i seats vote on the mode', (seats) => {
  for (let seed = 0; seed < SEEDS; seed++) {
    conform({
      game: dungeonquest,
      options: optionsOf({ mode: 'vote', heroLife: 2 }),
      seats,
      seed: `fast:vote ${seats} ${seed}`,
    });
  }
});
