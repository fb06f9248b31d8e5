import { ask, type Frames } from '@questhall/kernel';
import type { Mode } from '../content/modes.ts';
import type { DungeonQuest } from '../types/index.ts';

const PROPOSAL: Mode = 'dice';

/** Every seat is asked at once, and again, until all of them want the same. */
export const agreement: Frames<DungeonQuest>['agreement'] = (draft, frame, tell) => {
  const [first = null] = frame.wishes;
  if (first !== null && frame.wishes.every((wish) => wish === first)) {
    draft.agenda.pop();
    draft.table.mode = first;
    return;
  }
  if (frame.isOpen) tell.all('mode.unanimous-before-start', { type: 'modeDisputed' });
  else {
    tell.all('mode.trade-off-shown', { type: 'modesExplained' });
    tell.all('mode.default-proposal', { type: 'modeProposed', mode: PROPOSAL });
  }
  frame.isOpen = true;
  frame.wishes.fill(null);
  for (let seat = 0; seat < draft.seats; seat++)
    ask(draft, seat, 'mode.unanimous-before-start', { kind: 'mode', proposal: PROPOSAL });
};
