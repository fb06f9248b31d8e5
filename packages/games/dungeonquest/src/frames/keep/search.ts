import { ask, type Frames } from '@questhall/kernel';
import { takeFound } from '../../effects/found.ts';
import type { DungeonQuest } from '../../types/index.ts';

/** One Search card, or the one of two that Lindel takes. [trait.lindel-keen-eyes] */
export const search: Frames<DungeonQuest>['search'] = (draft, frame, tell) => {
  const [first, second] = frame.cards;
  if (first !== undefined && second !== undefined && first !== second) {
    ask(draft, draft.table.fighter, 'trait.lindel-keen-eyes', { kind: 'searchCards', cards: frame.cards.slice() });
    return;
  }
  if (first === undefined) draft.agenda.pop();
  else takeFound(draft, first, tell);
};
