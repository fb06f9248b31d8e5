import type { Glowquest } from '@questhall/glowquest';
import { strikeRank } from '@questhall/glowquest/client';
import { glowquest } from '@questhall/glowquest/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { useTileTexts } from '../../tiles/texts/texts.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { GlowquestMiddle } from './middle.tsx';
import { momentIcon, NUMBER_ICONS } from './moment-icon.ts';
import { GlowquestSide } from './side.tsx';
import { GlowquestStrip } from './strip.tsx';
import { useGlowquestWording } from './wording/wording.ts';

type Kind = Glowquest['Action']['type'];

/** What is wanted most often comes first, and what can be done in many ways last. */
const FIRST: readonly Kind[] = [
  'attack',
  'open',
  'recover',
  'throwRock',
  'flee',
  'dodge',
  'guard',
  'survive',
  'done',
  'endTurn',
  'endPhase',
];
const LATER: readonly Kind[] = ['use', 'exchange', 'trade'];

export const loadUi = async (): Promise<GameUi<Glowquest>> => ({
  id: 'glowquest',
  client: await glowquest.client(),
  isOpen: true,
  useWording: useGlowquestWording,
  rank: (action, { view }) =>
    FIRST.includes(action.type)
      ? FIRST.indexOf(action.type) -
        FIRST.length +
        (action.type === 'attack' ? strikeRank(view, view.turn?.who ?? null, action) : 0)
      : LATER.indexOf(action.type),
  covers: () => true,
  Board: GlowquestMiddle,
  Side: GlowquestSide,
  Strip: GlowquestStrip,
  isOpenBetween: () => true,
  useKeys: () => [...useTileTexts().boardKeys, ...useBoardTexts().keyList],
  momentIcon,
  numberIcons: NUMBER_ICONS,
});
