import type { Event, Glowquest } from '@questhall/glowquest';
import { digest, rulebook } from '@questhall/glowquest/client';
import type { GameUi } from '../../table/game/ui.ts';
import { BOARD_KEYS } from './board/key-list.ts';
import { aimedAt } from './board/offers/offers.ts';
import { strikeRank } from './board/offers/strikes.ts';
import { GlowquestMiddle } from './middle.tsx';
import { GlowquestSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { useGlowquestWording } from './wording/wording.ts';

/**
 * Walks are seen step by step; dice and what comes of them are given time to be read; most of the rest is over at once.
 */
const STEP_MS = 140;
const PACES: Readonly<Partial<Record<Event['type'], number>>> = {
  entered: 250,
  crawled: 250,
  explored: 900,
  laid: 450,
  doorOpened: 300,
  falseDoor: 500,
  roomFound: 300,
  glowPlaced: 250,
  encounterBegan: 700,
  setUp: 220,
  turnBegan: 250,
  surgesRolled: 700,
  recordRolled: 500,
  used: 350,
  attackDeclared: 450,
  rolledToHit: 900,
  hit: 500,
  missed: 500,
  moved: 260,
  dodged: 700,
  harmed: 400,
  guarded: 400,
  survived: 700,
  died: 550,
  fell: 800,
  stoodUp: 800,
  recovered: 800,
  wandered: 700,
  encounterWon: 700,
};

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

export const glowquestUi: GameUi<Glowquest> = {
  id: 'glowquest',
  rulebook,
  digest,
  isOpen: true,
  useWording: useGlowquestWording,
  pace: (event) => (event.type === 'walked' ? STEP_MS * event.path.length : (PACES[event.type] ?? 0)),
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
};
