import type { Glowquest } from '@questhall/glowquest';
import { glowquest } from '@questhall/glowquest/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { BOARD_KEYS } from './board/key-list.ts';
import { aimedAt } from './board/offers/offers.ts';
import { strikeRank } from './board/offers/strikes.ts';
import { GlowquestMiddle } from './middle.tsx';
import { GlowquestSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { useGlowquestWording } from './wording/wording.ts';

type Kind = Glowquest['Action']['type'];

/** What is done by pointing at a square, or at a deck or a card while cards change hands. */
const ON_BOARD: readonly Kind[] = [
  ...(['go', 'crawl', 'place', 'stand', 'setUp'] as const),
  ...(['gain', 'keep', 'exchange', 'award', 'handOver', 'discard'] as const),
];

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
  squaresOf: (action, { view }) => aimedAt(view, action),
  isOnBoard: ({ type }) => ON_BOARD.includes(type),
  Board: GlowquestMiddle,
  Side: GlowquestSide,
  isOpenBetween: () => true,
  keys: BOARD_KEYS,
  sound: soundOf,
});
