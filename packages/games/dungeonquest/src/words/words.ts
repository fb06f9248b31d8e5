import type { Naming } from '@questhall/facets';
import type { Ask, Facts, Sight, Told, Types } from '@questhall/kernel';

/** The parts that a wording and a terminal are put together from. */
export interface Words<T extends Types> {
  scene(sight: Sight<T>): readonly string[];
  status?(sight: Sight<T>): string;
  question(ask: Ask<T>, sight: Sight<T>): string;
  action(action: T['Action'], ask: Ask<T>, sight: Sight<T>): string;
  shorthand(action: T['Action'], sight: Sight<T>): string;
  parse(words: readonly string[], sight: Sight<T>): unknown;
  unclear?(words: readonly string[], sight: Sight<T>): string;
  event(event: T['Event'], naming: Naming, sight: Sight<T>): string;
  digest?(told: readonly Told<T>[]): readonly Told<T>[];
  facts(facts: Facts, sight: Sight<T>): string;
  outcome(sight: Sight<T>): string;
}

export type Telling<T extends Types> = Pick<
  Words<T>,
  'question' | 'action' | 'shorthand' | 'event' | 'facts' | 'outcome'
>;
