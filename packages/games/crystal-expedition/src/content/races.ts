import type { Levels } from './traits.ts';
import type { Statistics } from './vocabulary.ts';
import {
  ability,
  activator,
  answers,
  block,
  counted,
  dodge,
  does,
  effect,
  escapes,
  interrupt,
  owns,
  per,
  plain,
  plus,
  SELF,
  shield,
  stayAt,
} from './write.ts';

export const RACE_IDS = ['human', 'dwarf', 'elf', 'halfling', 'half-orc'] as const;
export type RaceId = (typeof RACE_IDS)[number];

export interface Race {
  readonly statistics: Statistics;
  readonly levels: Levels;
}

export const RACES: Readonly<Record<RaceId, Race>> = {
  human: {
    statistics: block(5, 7, 7, 12, 3),
    levels: [
      [ability('adapt', { trait: 'reroll-attack-or-escape', perEncounter: 1 })],
      [plus('fate', 1)],
      [plus('speed', 1), plus('hitpoints', 1)],
      [ability('jack-of-all-trades', counted('other-roles-for', 1))],
      [plus('grit', 1)],
    ],
  },
  dwarf: {
    statistics: block(4, 7, 8, 14, 2),
    levels: [
      [ability('stoneblood', counted('poison-less', 1))],
      [plus('hitpoints', 2)],
      [plus('grab', 1), owns(activator('dig-in', 1, 'free', [shield(2)]))],
      [plus('armor', 1)],
      [answers(interrupt('too-stubborn', 'would-fall', [stayAt(1)], { limit: per('expedition') }))],
    ],
  },
  elf: {
    statistics: block(6, 8, 6, 11, 3),
    levels: [
      [ability('light-step', escapes(2))],
      [plus('speed', 1)],
      [owns(activator('flow', 1, 'free', [dodge(2)]))],
      [plus('hitpoints', 2)],
      [plus('grit', 1)],
    ],
  },
  halfling: {
    statistics: block(5, 8, 5, 11, 4),
    levels: [
      [ability('between-the-legs', plain('between-legs'))],
      [plus('fate', 1)],
      [plus('hitpoints', 2)],
      [owns(activator('trip', 1, 'hit', [effect('slow', 2), effect('unsteady', 1)]))],
      [answers(interrupt('lucky-duck', 'attack-rolled', [does('reroll-highest', SELF)]))],
    ],
  },
  'half-orc': {
    statistics: block(5, 7, 8, 12, 1),
    levels: [
      [ability('brute', counted('melee-base', 1)), ability('wild', plain('wild'))],
      [plus('hitpoints', 2)],
      [answers(interrupt('fury', 'hitpoints-lost', [effect('fired-up', 2, SELF)], { only: 'by-enemy' }))],
      [plus('speed', 1), plus('grab', 1)],
      [ability('brute', counted('melee-base', 1))],
    ],
  },
};
