import type { Telling } from '@questhall/facets';
import type { DungeonQuest } from '../types.ts';
import { action, shorthand } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome, question } from './questions.ts';

export { DUTCH_NAMES } from './names.ts';

/** The arena in Dutch. */
export const dutch: Telling<DungeonQuest> = { question, action, shorthand, event, facts, outcome };
