import type { DungeonQuest } from '@questhall/dungeonquest';
import { client } from '@questhall/dungeonquest/client';
import type { GameUi } from '../../table/game/ui.ts';
import { Board } from './board.tsx';
import { useKeepKeys } from './keep/keys.ts';
import { KeepStrip } from './keep/side/strip.tsx';
import { momentIcon } from './moment-icon.ts';
import { Side } from './side.tsx';
import { useArenaWording } from './wording/wording.ts';

export const ui: GameUi<DungeonQuest> = {
  id: 'dungeonquest',
  client,
  useWording: useArenaWording,
  rank: () => 0,
  covers: () => true,
  Board,
  Side,
  Strip: KeepStrip,
  useKeys: useKeepKeys,
  isOpenBetween: () => false,
  momentIcon,
  hasOwnDice: true,
};
