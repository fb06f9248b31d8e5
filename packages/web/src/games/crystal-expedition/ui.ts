import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { crystalExpedition } from '@questhall/crystal-expedition/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { useTileTexts } from '../../tiles/texts/texts.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { CrystalMiddle } from './middle.tsx';
import { momentIcon, NUMBER_ICONS } from './moment-icon.ts';
import { CrystalSide } from './side/side.tsx';
import { CrystalStrip } from './strip.tsx';
import { useCrystalWording } from './wording.ts';

type Kind = CrystalExpedition['Action']['type'];

/** What is wanted most often comes first, and what can be done in many ways last. */
const FIRST: readonly Kind[] = ['attack', 'explore', 'momentum', 'damage', 'use', 'finish', 'ready', 'endTurn'];
const LATER: readonly Kind[] = ['walk', 'go', 'hold', 'giveCrowns', 'stake'];

export const loadUi = async (): Promise<GameUi<CrystalExpedition>> => ({
  id: 'crystal-expedition',
  client: await crystalExpedition.client(),
  isOpen: true,
  useWording: useCrystalWording,
  rank: ({ type }) => (FIRST.includes(type) ? FIRST.indexOf(type) - FIRST.length : LATER.indexOf(type)),
  covers: () => true,
  Board: CrystalMiddle,
  Side: CrystalSide,
  Strip: CrystalStrip,
  isOpenBetween: () => true,
  useKeys: () => [...useTileTexts().boardKeys, ...useBoardTexts().turnKeys],
  momentIcon,
  numberIcons: NUMBER_ICONS,
});
