import { readOptions } from '@questhall/border';
import { seedRng } from '@questhall/kernel';
import { type CardId, type HeroId, heroCardOf } from '../content/index.ts';
import { options } from '../options.ts';
import { FIRST_LEVEL, maxLife } from '../queries/scores.ts';
import { setup } from '../setup.ts';
import type { Hero, Open } from '../types/index.ts';

/** Somebody to reckon with who sits at no table: a hero on nobody's map, with these cards in play. */
export interface Fielded {
  readonly hero: HeroId;
  /** Levels above the first of the hero's grade. */
  readonly level: number;
  readonly cards: readonly CardId[];
}

export function fieldOf({ hero, level, cards }: Fielded): Open {
  const read = readOptions(options, {});
  if (!read.ok) throw new Error('the usual options are legal');
  const { table } = setup(read.value, 1, seedRng('fast:odds'));
  const one = table.heroes[0];
  if (one === undefined) throw new Error('somebody sits there');
  const fielded: Hero = {
    ...one,
    heroes: [hero],
    level: FIRST_LEVEL[heroCardOf(hero).grade] + level,
    readied: cards.map((card) => ({ card, wounds: 0, attached: [], charges: 0 })),
  };
  return { ...table, heroes: [{ ...fielded, life: maxLife(fielded) }] };
}
