import type { DungeonQuest } from '@questhall/dungeonquest';
import { client } from '@questhall/dungeonquest/client';
import type { GameUi } from '../../table/game/ui.ts';
import { Arena } from './arena/arena.tsx';
import { momentIcon } from './moment-icon.ts';
import { ArenaSide } from './side.tsx';
import { useArenaWording } from './wording/wording.ts';

export const ui: GameUi<DungeonQuest> = {
  id: 'dungeonquest',
  client,
  useWording: useArenaWording,
  rank: () => 0,
  covers: () => true,
  Board: Arena,
  Side: ArenaSide,
  isOpenBetween: () => false,
  momentIcon,
  hasOwnDice: true,
};
