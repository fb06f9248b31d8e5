import type { Event, View } from '../../types/index.ts';
import { BOARD } from './board.ts';
import type { Changes } from './change.ts';
import { FIGURES } from './figures.ts';
import { QUESTS_AND_TOWN } from './quests.ts';
import { SPELLS_CAST } from './spells.ts';
import { THINGS } from './things.ts';
import { TURNS } from './turns.ts';

const CHANGES: Changes = { ...TURNS, ...BOARD, ...FIGURES, ...SPELLS_CAST, ...THINGS, ...QUESTS_AND_TOWN };

/**
 * What a seat sees after something happened: as much of the next view as follows from what it saw and what it was told.
 */
export function after(view: View, event: Event): View {
  // `Changes` pairs each type with its own change, which TypeScript cannot follow through an index.
  const change = CHANGES[event.type] as ((view: View, event: Event) => View) | null;
  return change === null ? view : change(view, event);
}
