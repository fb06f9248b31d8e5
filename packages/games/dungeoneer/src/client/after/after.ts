import type { Event, View } from '../../types/index.ts';
import { cardsAfter } from './cards.ts';
import { courseAfter } from './course.ts';
import { fightingAfter } from './fighting.ts';
import { gradesAfter } from './grades.ts';
import { heroesAfter } from './heroes.ts';
import { mapAfter } from './map.ts';
import { questsAfter } from './quests.ts';

type Step = (view: View, event: Event) => View;

/** A card looks whether it is in a fight before that changes. */
const STEPS: readonly Step[] = [
  courseAfter,
  gradesAfter,
  mapAfter,
  questsAfter,
  cardsAfter,
  fightingAfter,
  heroesAfter,
];

/**
 * What a seat sees after something happened. Which windows are open, what is about to happen in them and what a card
 * leaves behind without a word, the next view says.
 */
export const after = (view: View, event: Event): View => STEPS.reduce((seen, step) => step(seen, event), view);
