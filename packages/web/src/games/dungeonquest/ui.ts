import type { DungeonQuest } from '@questhall/dungeonquest';
import { dungeonquest } from '@questhall/dungeonquest/facets';
import { hrefOf } from '../../shell/router.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { Arena } from './arena/arena.tsx';
import { ArenaSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { useArenaWording } from './wording/wording.ts';

export const loadUi = async (): Promise<GameUi<DungeonQuest>> => ({
  id: 'dungeonquest',
  client: await dungeonquest.client(),
  useWording: useArenaWording,
  rank: () => 0,
  isOnBoard: () => false,
  Board: Arena,
  Side: ArenaSide,
  isOpenBetween: () => false,
  sound: soundOf,
  next: () => ({ isAgain: true, href: hrefOf({ screen: 'new', game: 'dungeonquest' }) }),
});
