import { ROOMS_TO_CLEAR } from '../../content/index.ts';
import type { Event } from '../../types/index.ts';
import { doorWay } from '../telling/places.ts';
import type { Exploring, Sayings } from '../telling/sayings.ts';
import { figuresIn, severalOf, theDeck, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { capital, cards as cardCount, count, list, small, squares as squareCount } from './numbers.ts';
import { exitsText, theDoor } from './places.ts';

type Of<K extends Exploring> = Extract<Event, { type: K }>;

/** Cards, the dungeon as it grows, and what becomes of the expedition. */
export const EXPLORING: Sayings<Exploring> = {
  expeditionBegan: ({ roles, resolve }) =>
    `${list(roles.map((role) => NAMES.role[role]))} ${roles.length === 1 ? 'goes' : 'go'} down, with ${small(resolve)} Resolve.`,
  drew: ({ hero, deck, cards }, view) => `${whoever(view, hero)} draws from ${theDeck(deck)}: ${cardsText(cards)}.`,
  kept: ({ hero, card, discarded }, view) =>
    `${whoever(view, hero)} keeps ${NAMES.card[card]}${discarded.length === 0 ? '' : ` and discards ${cardsText(discarded)}`}.`,
  readyTaken: ({ hero, set, cards }, view) =>
    `${whoever(view, hero)} is the ${NAMES.ready[set]}, with ${cardsText(cards)}.`,
  gainLost: ({ hero, deck }, view) =>
    `There is no card left in ${theDeck(deck)}: the Gain of ${whoever(view, hero)} is lost.`,
  reshuffled: ({ deck, cards }) =>
    `The discards are shuffled back into ${theDeck(deck)}, which has ${cardCount(cards)} now.`,
  discarded: ({ hero, card }, view) => `${whoever(view, hero)} discards ${NAMES.card[card]}.`,
  tradeOffered: ({ card, from, to }, view) =>
    `A trade is proposed: ${NAMES.card[card]}, from ${whoever(view, from)} to ${whoever(view, to)}.`,
  handedOver: ({ card, from, to }, view) => `${whoever(view, from)} hands ${NAMES.card[card]} to ${whoever(view, to)}.`,
  tradeDeclined: ({ card, from }, view) =>
    `Nothing comes of it: ${NAMES.card[card]} stays with ${whoever(view, from)}.`,
  declinedLevel: ({ hero }, view) => `${whoever(view, hero)} does not Level Up.`,
  entered: ({ hero }, view) => `${whoever(view, hero)} comes down the stairs.`,
  phaseBegan: ({ hero, squares }, view) => `${whoever(view, hero)} explores, with ${squareCount(squares)} to go.`,
  phaseEnded: ({ hero }, view) => `${whoever(view, hero)} stops exploring.`,
  explored: ({ hero, layout, monsters, glow }, view) =>
    `${whoever(view, hero)} looks ahead: the D20 shows ${layout}, the D6 ${monsters}, the D4 ${glow}.`,
  rerolledLayout: ({ layout }) => `A dead end would close the dungeon off, so the D20 is rolled again: ${layout}.`,
  laid: laidText,
  reclaimed: ({ squares }) => `To make room, ${squareCount(squares.length)} of the explored dungeon are taken back.`,
  sealed: () => 'Nothing fits there: the opening becomes a wall.',
  doorOpened: ({ hero, near, far }, view) => `${whoever(view, hero)} opens ${theDoor({ near, far })}.`,
  falseDoor: ({ hero }, view) => `${whoever(view, hero)} opens the door and finds nothing but rubble.`,
  roomFound: roomText,
  glowPlaced: ({ squares }) => `Glow shines on ${squareCount(squares.length)}.`,
  glowHarvested: ({ glow }) => `The Glow that is left goes out: Shield ${glow} for every hero.`,
  wentDown: ({ level }) => `Nothing is left to explore here. Everybody goes down to floor ${level}.`,
  wandered: ({ die, isPatrol }) =>
    `A D6 for what wanders about shows ${die}: ${isPatrol ? 'a Patrol!' : 'nobody comes.'}`,
  patrolRolled: ({ die, record }) => `A D6 for the Patrol shows ${die}: ${severalOf(record)}.`,
  encounterBegan: ({ room, family, die, hero }, view) =>
    `${room === null ? 'A Patrol attacks' : `The ${NAMES.room[room]} is not empty`}. A D6 for its family shows ${die}: the ${NAMES.family[family]}. ${whoever(view, hero)} acts first.`,
  extraMonsters: () => 'There are more of them than usual.',
  encounterWon: wonText,
  refreshed: ({ heroes }, view) =>
    `${figuresIn(view, heroes)} ${heroes.length === 1 ? 'is' : 'are'} in full health again. Effects, Shield and Reflect are gone.`,
  expeditionWon: () => 'The expedition is won!',
  expeditionLost: () => 'The expedition is lost.',
};

const cardsText = (cards: Of<'drew'>['cards']): string => list(cards.map((card) => NAMES.card[card]));

/** Tiles of one kind together: `two passages and a T-junction`. */
function tilesText(tiles: Of<'laid'>['tiles']): string {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))];
  return list(
    kinds.map((kind) => {
      const times = tiles.filter((tile) => tile.kind === kind).length;
      return times === 1 ? `a ${NAMES.tile[kind]}` : count(times, NAMES.tile[kind], `${NAMES.tile[kind]}s`);
    }),
  );
}

function laidText({ tiles, openings, doors }: Of<'laid'>): string {
  const parts = [
    exitsText(
      'an opening',
      openings.map(({ way }) => way),
    ),
    exitsText('a door', doors.map(doorWay)),
  ].filter((part) => part !== '');
  return `${capital(tilesText(tiles))} ${tiles.length === 1 ? 'comes' : 'come'} to light${parts.length === 0 ? '' : `, with ${parts.join(', and ')}`}.`;
}

const ORDER = ['no', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

function roomText({ room, tile, found }: Of<'roomFound'>): string {
  const stretched = room === tile ? '' : `, though only a ${NAMES.tile[tile]} has space`;
  if (room === 'quest') return `This is the ${NAMES.room.quest}${stretched}!`;
  const order = ORDER[found];
  return `This is a ${NAMES.room[room]}${stretched}, ${order === undefined ? `room ${found}` : `the ${order} room`} of the expedition.`;
}

function wonText({ room, cleared }: Of<'encounterWon'>): string {
  if (room === null) return 'The Patrol is beaten.';
  if (room === 'quest') return `The ${NAMES.room.quest} is cleared!`;
  return `The ${NAMES.room[room]} is cleared: ${small(Math.min(cleared, ROOMS_TO_CLEAR))} of ${small(ROOMS_TO_CLEAR)}.`;
}
