import type { State } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';
import { putAway } from './decks.ts';

/** Whatever would still follow does not: the turn ends at once, and cards in effect go to their discards. [turn.ends] */
export function endTurn(draft: State<DungeonQuest>): void {
  for (;;) {
    const frame = draft.agenda.at(-1);
    if (frame === undefined) throw new Error('there is no turn to end');
    if (frame.kind === 'turn') {
      frame.stage = 'end';
      return;
    }
    if (frame.kind === 'card') putAway(draft, frame.card);
    if (frame.kind === 'search') for (const card of frame.cards) putAway(draft, card);
    draft.agenda.pop();
  }
}
