import { digest } from '../client/digest.ts';
import type { Glowquest } from '../types/index.ts';
import { action } from './en/actions.ts';
import { event } from './en/events.ts';
import { facts } from './en/facts.ts';
import { outcome } from './en/outcome.ts';
import { question } from './en/questions.ts';
import { scene } from './terminal/scene.ts';
import { status } from './terminal/status.ts';
import { parse, unclear } from './typed/parse.ts';
import { shorthand } from './typed/shorthand.ts';
import type { Words } from './words.ts';

/** All the parts in English, for tests. */
export const parts: Words<Glowquest> = {
  scene,
  status,
  question,
  action,
  shorthand,
  parse,
  unclear,
  event,
  digest,
  facts,
  outcome,
};
