import { broken } from '@questhall/groundwork';
import { sightOf } from './controller/sight.ts';
import { ATTACKING } from './laws/attacking.ts';
import { FIGHTING } from './laws/fighting.ts';
import { FLOOR } from './laws/floor.ts';
import { LASTING } from './laws/lasting.ts';
import type { Law, Match } from './laws/law.ts';
import { MUSTERING } from './laws/mustering.ts';
import { PIECES } from './laws/pieces.ts';
import { sightLaws } from './laws/sight.ts';
import { STRIKING } from './laws/striking.ts';
import { viewLaws } from './laws/view.ts';
import { view } from './view.ts';

const LAWS: readonly Law[] = [...PIECES, ...FLOOR, ...MUSTERING, ...FIGHTING, ...LASTING, ...ATTACKING, ...STRIKING];

/** What no state may break, whatever was played. */
export function laws(state: Match): readonly string[] {
  return [...broken(LAWS, state), ...viewLaws(state, view(state)), ...sightLaws(sightOf(state.table))];
}
