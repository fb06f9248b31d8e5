import type { State, Tell } from '@questhall/kernel';
import type { DungeonQuest, KeepCardPlace } from '../types/index.ts';
import { putAway } from './decks.ts';

/** What is passed over goes to the discards before the other has its effect. */
export function takeFound(draft: State<DungeonQuest>, card: KeepCardPlace, tell: Tell<DungeonQuest>): void {
  const frame = draft.agenda.pop();
  if (frame?.kind !== 'search') throw new Error('nobody searches');
  for (const other of frame.cards.toSpliced(frame.cards.indexOf(card), 1)) {
    putAway(draft, other);
    tell.all('trait.lindel-keen-eyes', { type: 'cardPassedOver', card: other });
  }
  draft.agenda.push({ kind: 'card', card, stage: 'turned', at: 0 });
}
