import type { State } from '@questhall/kernel';
import { HOARD_NORTH } from '../content/keep/board.ts';
import { DECK_CARDS, DECKS, type Deck, KEEP_CARDS } from '../content/keep/decks.ts';
import { POWER_HAND_LIMIT } from '../content/keep/figures.ts';
import { TILE_STACK } from '../content/keep/tiles.ts';
import { TREASURE_CARDS } from '../content/keep/treasures.ts';
import { isBelow, isInside } from '../queries/heroes.ts';
import { isHoard, isTower, UNEXPLORED } from '../queries/keep/squares.ts';
import { sunSpaces } from '../queries/keep/sun.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, HeroInPlay, Keep } from '../types.ts';
import { type Law, law } from './law.ts';

type Match = State<DungeonQuest>;

/** A law of the keep says nothing of the arena. */
const keepLaw = (rule: Rule | null, holds: (keep: Keep, state: Match) => boolean, text: string): Law =>
  law(rule, (state) => state.table.keep === null || holds(state.table.keep, state), text);

const inside = ({ table }: Match): readonly HeroInPlay[] => table.heroes.filter(isInside);
const above = (state: Match): readonly HeroInPlay[] => inside(state).filter((hero) => !isBelow(hero));

const sorted = (list: readonly number[]): string => list.toSorted((one, other) => one - other).join();

/** Every card of a deck, wherever it is. */
function cardsOf(deck: Deck, keep: Keep, { agenda, table }: Match): readonly number[] {
  const turnedUp = agenda.flatMap((frame) =>
    frame.kind === 'card' ? frame.card : frame.kind === 'search' ? frame.cards : [],
  );
  const crowns = [...table.heroes, ...keep.remains].filter((one) => one?.hasCrown === true).map(() => CROWN);
  const kept = table.heroes.flatMap((hero) => hero?.items ?? []);
  const elsewhere = [...turnedUp, ...crowns, ...kept].filter((card) => KEEP_CARDS[card]?.deck === deck);
  return [...keep.decks[deck].draw, ...keep.decks[deck].discards, ...elsewhere];
}

const CROWN = KEEP_CARDS.findIndex(({ title }) => title === 'burialCrown');

function tilesOf(keep: Keep, { agenda }: Match): readonly number[] {
  const laid = keep.tiles.filter((tile) => tile !== UNEXPLORED).map((tile) => tile >> 2);
  return [...keep.stack, ...laid, ...agenda.flatMap((frame) => (frame.kind === 'entry' ? frame.forms : []))];
}

export const KEEP_LAWS: readonly Law[] = [
  keepLaw(
    'setup.decks',
    (keep, state) => DECKS.every((deck) => sorted(cardsOf(deck, keep, state)) === sorted(DECK_CARDS[deck])),
    'no card of the keep is made or lost',
  ),
  keepLaw(
    'setup.tile-stack',
    (keep, state) => sorted(tilesOf(keep, state)) === sorted(TILE_STACK),
    'no tile is made or lost',
  ),
  keepLaw(
    null,
    ({ stack, peeked }) => stack.length === peeked.length,
    'of every tile in the stack it is known who saw it',
  ),
  keepLaw(
    'treasure.secret',
    ({ treasureDeck, remains }, { table }) => {
      const carried = [...table.heroes, ...remains].flatMap((one) => one?.treasures ?? []);
      return sorted([...treasureDeck, ...carried]) === sorted(TREASURE_CARDS);
    },
    'no Treasure is made or lost',
  ),
  keepLaw(
    'move.no-sharing',
    (_keep, state) => {
      const taken = above(state)
        .map(({ square }) => square)
        .filter((square) => square >= 0 && !isHoard(square) && !isTower(square));
      return new Set(taken).size === taken.length;
    },
    'nobody shares a square',
  ),
  keepLaw(
    'hoard.one-square',
    (_keep, state) => above(state).every(({ square }) => square < 0 || !isHoard(square) || square === HOARD_NORTH),
    'whoever is in the hoard is in one place',
  ),
  keepLaw(
    'monster.guards-square',
    ({ lairs }, state) =>
      state.asks.every(({ question }) => question.kind !== 'action') ||
      above(state).every(({ square }) => lairs.every((lair) => lair.square !== square)),
    'nobody lives on beside a monster',
  ),
  keepLaw(
    null,
    ({ lairs }) => new Set(lairs.map(({ square }) => square)).size === lairs.length,
    'no two monsters wait on one square',
  ),
  keepLaw(
    'turn.caged',
    (_keep, state) => inside(state).every((hero) => !hero.isCaged || !isBelow(hero)),
    'nobody takes a cage below',
  ),
  keepLaw(
    'power.hand-limit',
    (_keep, { asks, table }) =>
      table.powerHands.every(
        (hand, seat) =>
          hand.length <= POWER_HAND_LIMIT ||
          asks.some((asked) => asked.seat === seat && asked.question.kind === 'handLimit'),
      ),
    'nobody holds too many Power cards',
  ),
  keepLaw('round.nightfall', ({ sun }, { table }) => sun <= sunSpaces(table), 'the sun sets in time'),
  keepLaw(
    'game.end',
    (_keep, { outcome, table }) => outcome === null || !table.heroes.some(isInside),
    'nobody is inside when it is over',
  ),
  keepLaw(
    'death.discard',
    (_keep, { table }) =>
      table.heroes.every(
        (hero, seat) => hero === null || isInside(hero) || (table.powerHands[seat] ?? []).length === 0,
      ),
    'whoever is gone holds no Power cards',
  ),
  keepLaw(
    'seat.simultaneous',
    (_keep, { asks }) =>
      asks.length < 2 ||
      asks.every(({ question: { kind } }) => kind === 'mode' || kind === 'lay' || kind === 'escapeCard'),
    'only secret cards are asked of two at once',
  ),
];
