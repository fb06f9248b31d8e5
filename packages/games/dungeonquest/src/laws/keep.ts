import type { State } from '@questhall/kernel';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../content/keep/board.ts';
import { DECK_CARDS, DECKS, type Deck, KEEP_CARDS } from '../content/keep/decks.ts';
import { POWER_HAND_LIMIT } from '../content/keep/figures.ts';
import { TILE_STACK } from '../content/keep/tiles.ts';
import { TREASURE_CARDS } from '../content/keep/treasures.ts';
import { TOKENS } from '../content/monsters.ts';
import { isBelow, isInside } from '../queries/heroes.ts';
import { freeHeroes, freeTowers } from '../queries/keep/second-hero.ts';
import { isHoard, isTower, UNEXPLORED } from '../queries/keep/squares.ts';
import { sunSpaces } from '../queries/keep/sun.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, HeroInPlay, Keep } from '../types/index.ts';
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

/** What a turn still had to do. */
const STEPS = ['move', 'entry', 'card', 'search', 'test', 'descent', 'stair', 'escape'] as const;

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
  keepLaw('setup.board', ({ tiles }) => tiles.length === BOARD.size, 'the board keeps its size'),
  keepLaw(
    'setup.towers',
    ({ tiles }) => TOWERS.every((tower) => tiles[tower] === UNEXPLORED),
    'no tile lies on a tower',
  ),
  keepLaw(
    'setup.hoard',
    ({ tiles }) => tiles[HOARD_NORTH] === UNEXPLORED && tiles[HOARD_SOUTH] === UNEXPLORED,
    'no tile lies in the hoard',
  ),
  keepLaw(
    'setup.unexplored',
    ({ tiles, sun }) => sun > 0 || tiles.every((tile) => tile === UNEXPLORED),
    'nothing is explored before the sun is up',
  ),
  keepLaw(
    'setup.pool',
    ({ sun }, { table }) => sun > 0 || table.pool.length === TOKENS.length,
    'all tokens begin in the pool',
  ),
  keepLaw(
    'setup.order',
    ({ sun }, { table }) => sun > 0 || table.powerHands.every((hand) => hand.length === 0),
    'nobody sees a Power card before the towers are taken',
  ),
  keepLaw(
    'setup.start-values',
    ({ sun }, state) =>
      sun > 0 || inside(state).every(({ wounds, determination, gold }) => wounds + determination + gold === 0),
    'heroes begin unhurt, with nothing',
  ),
  keepLaw(
    'round.skip-absent',
    (_keep, { asks, table }) =>
      asks.every(({ seat, question }) => question.kind !== 'action' || isInside(table.heroes[seat])),
    'only a hero who is inside has a turn',
  ),
  keepLaw(
    'turn.order-of-steps',
    (_keep, { asks, table }) =>
      asks.every(
        ({ seat, question }) =>
          question.kind !== 'action' || (table.heroes[seat]?.isCaged === false && !table.heroes[seat].hasLostTurn),
      ),
    'lost turn and cage come before the action',
  ),
  keepLaw(
    'move.entered-edge',
    (_keep, state) => inside(state).every((hero) => !isBelow(hero) || hero.enteredBy === null),
    'nobody has come in by an edge below',
  ),
  keepLaw(
    'turn.ends',
    (_keep, { agenda, table }) =>
      isInside(table.heroes[table.fighter]) || agenda.every(({ kind }) => !STEPS.some((step) => step === kind)),
    'nothing more comes of a turn whose hero is gone',
  ),
  keepLaw(
    'test.combat-tests-apart',
    (_keep, { agenda, table }) => table.round === 0 || agenda.every(({ kind }) => kind !== 'test'),
    'no attribute is tested in a fight but by its own dice',
  ),
  keepLaw(
    'wounds.no-save',
    (_keep, { agenda, table }) =>
      agenda.some(({ kind }) => kind === 'combat') ||
      table.heroes.every((hero) => !isInside(hero) || hero.wounds < hero.life),
    'whoever has as many wounds as Life is dead before anybody is asked',
  ),
  keepLaw(
    'hoard.risk-grows',
    ({ decks }) => decks.dragon.discards.every((card) => KEEP_CARDS[card]?.title !== 'dragonfire'),
    'what is set aside never holds the fire',
  ),
  keepLaw(
    'seat.blind-window',
    (_keep, { asks, table }) =>
      asks.every(
        ({ seat, question: { kind } }) =>
          (kind !== 'meeting' && kind !== 'bluff' && kind !== 'tileCard') || (table.powerHands[seat] ?? []).length > 0,
      ),
    'no window for Power cards opens before an empty hand',
  ),
  keepLaw(
    'seat.no-empty-question',
    (_keep, state) =>
      state.asks.every(({ question }) => {
        if (question.kind === 'tower') return freeTowers(state.table).length > 1;
        return question.kind !== 'hero' || freeHeroes(state.table).length > 1;
      }),
    'nobody is asked who has no choice',
  ),
  keepLaw(
    'monster.tokens',
    ({ lairs }, { table }) => lairs.every(({ token }) => !table.pool.includes(token)),
    'a token on the board is not in the pool',
  ),
];
