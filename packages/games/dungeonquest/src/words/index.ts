import type { Words } from '@questhall/facets';
import type { DungeonQuest } from '../types.ts';
import { action, parse, shorthand } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome, question, scene } from './scene.ts';

/** The arena in English. */
export const words: Words<DungeonQuest> = { scene, question, action, shorthand, parse, event, facts, outcome };
