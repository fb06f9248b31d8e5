import type { Telling } from '@questhall/facets';
import type { HeroQuest } from '../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { shorthand } from './shorthand.ts';

export { figureIn, monsterName } from './figures.ts';
export { DUTCH_NAMES } from './names.ts';

/** HeroQuest in Dutch. */
export const dutch: Telling<HeroQuest> = { question, action, shorthand, event, facts, outcome };
