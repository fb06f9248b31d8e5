import type { HeroQuest } from '../types/index.ts';
import { action } from './actions.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { outcome } from './outcome.ts';
import { parse, unclear } from './parse.ts';
import { question } from './questions.ts';
import { scene } from './scene.ts';
import { shorthand } from './shorthand.ts';
import { status } from './status.ts';
import type { Words } from './words.ts';

/** All the parts in English, for tests. */
export const parts: Words<HeroQuest> = {
  scene,
  status,
  question,
  action,
  shorthand,
  parse,
  unclear,
  event,
  facts,
  outcome,
};
