import type { DungeonQuest, Event } from '@questhall/dungeonquest';
import { rulebook } from '@questhall/dungeonquest/client';
import { hrefOf } from '../../shell/router.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { Arena } from './arena/arena.tsx';
import { ArenaSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { useArenaWording } from './wording/wording.ts';

const PACES: Readonly<Partial<Record<Event['type'], number>>> = {
  rolled: 700,
  rerolled: 700,
  cardsRevealed: 900,
  arrowsLoosed: 700,
  wounded: 450,
  died: 900,
  roundBegan: 150,
  monsterMet: 400,
};

export const dungeonquestUi: GameUi<DungeonQuest> = {
  id: 'dungeonquest',
  rulebook,
  useWording: useArenaWording,
  pace: ({ type }) => PACES[type] ?? 0,
  rank: () => 0,
  isOnBoard: () => false,
  Board: Arena,
  Side: ArenaSide,
  isOpenBetween: () => false,
  sound: soundOf,
  next: () => ({ isAgain: true, href: hrefOf({ screen: 'new', game: 'dungeonquest' }) }),
};
