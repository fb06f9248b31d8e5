import { ask, type Frames } from '@questhall/kernel';
import type { DungeonQuest } from '../../types/index.ts';

/** A card too many: its owner gives one away at once. */
export const handLimit: Frames<DungeonQuest>['handLimit'] = (draft, { seat }) => {
  draft.agenda.pop();
  ask(draft, seat, 'power.hand-limit', { kind: 'handLimit' });
};
