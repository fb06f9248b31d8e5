import type { Hero } from '@questhall/crystal-expedition/queries';
import type { Town } from './use-town.ts';

/** What every house is given: Town, and who has come in. */
export interface PanelProps {
  readonly town: Town;
  readonly hero: Hero;
}
