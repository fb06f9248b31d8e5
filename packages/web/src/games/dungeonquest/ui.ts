import type { DungeonQuest } from '@questhall/dungeonquest';
import { client } from '@questhall/dungeonquest/client';
import type { GameUi } from '../../table/game/ui.ts';
import { Board } from './board.tsx';
import { momentIcon } from './moment-icon.ts';
import { ArenaSide } from './side.tsx';
import { useArenaWording } from './wording/wording.ts';

/** What the buttons of the ring answer; all else, the walk through the keep among it, is asked below the board. */
const IN_RING: readonly DungeonQuest['Question']['kind'][] = [
  ...(['mode', 'roll', 'reroll', 'spend', 'extraWound', 'lay'] as const),
];

export const ui: GameUi<DungeonQuest> = {
  id: 'dungeonquest',
  client,
  useWording: useArenaWording,
  rank: () => 0,
  covers: ({ kind }) => IN_RING.includes(kind),
  Board,
  Side: ArenaSide,
  isOpenBetween: () => false,
  momentIcon,
  hasOwnDice: true,
};
