import type { Telling } from '@questhall/facets';
import type { Glowquest } from '../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { shorthand } from './shorthand.ts';

export { effectText } from './effects.ts';
export { baseName, benefitName, figureIn, monsterName } from './figures.ts';
export { DUTCH_NAMES } from './names.ts';
export { NL, NL_MONSTERS } from './phrases.ts';
export { signOf } from './signs.ts';

/** Glowquest in Dutch. */
export const dutch: Telling<Glowquest> = { question, action, shorthand, event, facts, outcome };
