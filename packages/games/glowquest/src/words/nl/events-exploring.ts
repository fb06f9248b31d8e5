import { ROOMS_TO_CLEAR } from '../../content/index.ts';
import type { TileKind } from '../../content/tiles.ts';
import type { Event } from '../../types/index.ts';
import { doorWay } from '../telling/places.ts';
import type { Exploring, Sayings } from '../telling/sayings.ts';
import { figureIn, figuresIn, severalOf, theDeck, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { capital, cards as cardCount, list, small, squares as squareCount } from './numbers.ts';
import { exitsText, theDoor } from './places.ts';

type Of<K extends Exploring> = Extract<Event, { type: K }>;

const { card: CARDS, room: ROOMS, tile: TILES, family: FAMILIES, role: ROLES } = NAMES;

/** Cards, the dungeon as it grows, and what becomes of the expedition. */
export const EXPLORING: Sayings<Exploring> = {
  expeditionBegan: ({ roles, resolve }) =>
    `${list(roles.map((role) => ROLES[role]))} ${roles.length === 1 ? 'daalt' : 'dalen'} af, met Moed ${resolve}.`,
  drew: ({ hero, deck, cards }, view) => `${whoever(view, hero)} trekt van ${theDeck(deck)}: ${cardsText(cards)}.`,
  kept: ({ hero, card, discarded }, view) =>
    `${whoever(view, hero)} houdt ${CARDS[card]}${discarded.length === 0 ? '' : ` en legt ${cardsText(discarded)} weg`}.`,
  readyTaken: ({ hero, set, cards }, view) =>
    `${whoever(view, hero)} is de ${NAMES.ready[set]}, met ${cardsText(cards)}.`,
  gainLost: ({ hero, deck }, view) =>
    `Er ligt geen kaart meer op ${theDeck(deck)}: de aanwinst van ${figureIn(view, hero)} gaat niet door.`,
  reshuffled: ({ deck, cards }) =>
    `De weggelegde kaarten gaan terug in ${theDeck(deck)}, die nu ${cardCount(cards)} telt.`,
  discarded: ({ hero, card }, view) => `${whoever(view, hero)} doet ${CARDS[card]} weg.`,
  tradeOffered: ({ card, from, to }, view) =>
    `Een ruil wordt voorgesteld: ${CARDS[card]}, van ${figureIn(view, from)} naar ${figureIn(view, to)}.`,
  handedOver: ({ card, from, to }, view) => `${whoever(view, from)} geeft ${CARDS[card]} aan ${figureIn(view, to)}.`,
  tradeDeclined: ({ card, from }, view) => `De ruil gaat niet door: ${figureIn(view, from)} houdt ${CARDS[card]}.`,
  declinedLevel: ({ hero }, view) => `${whoever(view, hero)} gaat geen niveau omhoog.`,
  entered: ({ hero }, view) => `${whoever(view, hero)} komt de trap af.`,
  phaseBegan: ({ hero, squares }, view) =>
    `${whoever(view, hero)} gaat op verkenning, met ${squareCount(squares)} te gaan.`,
  phaseEnded: ({ hero }, view) => `${whoever(view, hero)} stopt met verkennen.`,
  explored: ({ hero, layout, monsters, glow }, view) =>
    `${whoever(view, hero)} kijkt wat er verderop ligt: de D20 toont ${layout}, de D6 ${monsters}, de D4 ${glow}.`,
  rerolledLayout: ({ layout }) =>
    `Een doodlopend eind zou de kerker afsluiten, dus de D20 wordt opnieuw gegooid: ${layout}.`,
  laid: laidText,
  reclaimed: ({ squares }) =>
    `Om plaats te maken ${squares.length === 1 ? 'verdwijnt' : 'verdwijnen'} ${squareCount(squares.length)} van de verkende kerker.`,
  sealed: () => 'Daar past niets: de opening wordt een muur.',
  doorOpened: ({ hero, near, far }, view) => `${whoever(view, hero)} opent ${theDoor({ near, far })}.`,
  falseDoor: ({ hero }, view) => `${whoever(view, hero)} opent de deur en vindt alleen puin.`,
  roomFound: roomText,
  glowPlaced: ({ squares }) => `Er schijnt Gloed op ${squareCount(squares.length)}.`,
  glowHarvested: ({ glow }) => `De Gloed die over is, dooft: Schild ${glow} voor elke held.`,
  wentDown: ({ level }) => `Hier valt niets meer te verkennen. Iedereen daalt af naar verdieping ${level}.`,
  wandered: ({ die, isPatrol }) =>
    `Een D6 voor wat er rondzwerft toont ${die}: ${isPatrol ? 'een Patrouille!' : 'er komt niemand.'}`,
  patrolRolled: ({ die, record }) => `Een D6 voor de Patrouille toont ${die}: ${severalOf(record)}.`,
  encounterBegan: ({ room, family, die, hero }, view) =>
    `${room === null ? 'Een Patrouille valt aan' : `De ${ROOMS[room]} is niet leeg`}. Een D6 voor de familie toont ${die}: de ${FAMILIES[family]}. ${whoever(view, hero)} begint.`,
  extraMonsters: () => 'Het zijn er meer dan gewoonlijk.',
  encounterWon: wonText,
  refreshed: ({ heroes }, view) =>
    `${figuresIn(view, heroes)} ${heroes.length === 1 ? 'is' : 'zijn'} weer helemaal gezond. Effecten, Schild en Weerkaatsing zijn weg.`,
  expeditionWon: () => 'De expeditie is gewonnen!',
  expeditionLost: () => 'De expeditie is verloren.',
};

const cardsText = (cards: Of<'drew'>['cards']): string => list(cards.map((card) => CARDS[card]));

const TILES_MANY: Readonly<Record<TileKind, string>> = {
  'stairs-up': 'Trappen Omhoog',
  passage: 'gangen',
  corner: 'bochten',
  't-junction': 'T-splitsingen',
  'four-way': 'kruisingen',
  'dead-end': 'doodlopende einden',
  small: 'Kleine kamers',
  big: 'Grote kamers',
  quest: 'Queestekamers',
};

/** Tiles of one kind together: `twee gangen en een T-splitsing`. */
function tilesText(tiles: Of<'laid'>['tiles']): string {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))];
  return list(
    kinds.map((kind) => {
      const times = tiles.filter((tile) => tile.kind === kind).length;
      return times === 1 ? `een ${TILES[kind]}` : `${small(times)} ${TILES_MANY[kind]}`;
    }),
  );
}

function laidText({ tiles, openings, doors }: Of<'laid'>): string {
  const parts = [
    exitsText(
      'een opening',
      openings.map(({ way }) => way),
    ),
    exitsText('een deur', doors.map(doorWay)),
  ].filter((part) => part !== '');
  return `${capital(tilesText(tiles))} ${tiles.length === 1 ? 'komt' : 'komen'} aan het licht${parts.length === 0 ? '' : `, met ${parts.join(', en ')}`}.`;
}

const ORDER = ['geen', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde'] as const;

function roomText({ room, tile, found }: Of<'roomFound'>): string {
  const stretched = room === tile ? '' : `, al is er alleen plaats voor een ${TILES[tile]}`;
  if (room === 'quest') return `Dit is de ${ROOMS.quest}${stretched}!`;
  const order = ORDER[found];
  return `Dit is een ${ROOMS[room]}${stretched}, ${order === undefined ? `kamer ${found}` : `de ${order} kamer`} van de expeditie.`;
}

function wonText({ room, cleared }: Of<'encounterWon'>): string {
  if (room === null) return 'De Patrouille is verslagen.';
  if (room === 'quest') return `De ${ROOMS.quest} is gezuiverd!`;
  return `De ${ROOMS[room]} is gezuiverd: ${small(Math.min(cleared, ROOMS_TO_CLEAR))} van de ${small(ROOMS_TO_CLEAR)}.`;
}
