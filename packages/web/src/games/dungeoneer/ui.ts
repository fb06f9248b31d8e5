import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { dungeoneer } from '@questhall/dungeoneer/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { momentIcon, NUMBER_ICONS } from './moment-icon.ts';
import { DungeoneerSide } from './side/side.tsx';
import { DungeoneerStrip } from './strip.tsx';
import { DungeoneerTable } from './table.tsx';
import { useTexts } from './wording/texts/texts.ts';
import { useWording } from './wording/wording.ts';

/** What somebody most likely wants comes first; what ends something comes behind all else, and giving up last. */
const EARLY: readonly Action['type'][] = ['deliver', 'attempt', 'takeToken', 'pickUp', 'search', 'untip', 'move'];
const LATE: readonly Action['type'][] = ['stop', 'decline', 'disband', 'pass', 'endPhase', 'resign'];

export const loadUi = async (): Promise<GameUi<Dungeoneer>> => ({
  id: 'dungeoneer',
  client: await dungeoneer.client(),
  useWording,
  rank: ({ type }) => (EARLY.includes(type) ? EARLY.indexOf(type) - EARLY.length : 1 + LATE.indexOf(type)),
  covers: () => true,
  Board: DungeoneerTable,
  Side: DungeoneerSide,
  Strip: DungeoneerStrip,
  isOpenBetween: () => false,
  useKeys: () => useTexts().keyList,
  momentIcon,
  numberIcons: NUMBER_ICONS,
});
