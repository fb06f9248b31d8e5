import { DIRECTIONS } from '@questhall/grid';
import type { Ask, State } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { POWER_CARDS, POWER_VALUES, type PowerCard } from './content/power-cards.ts';
import { fighterOf } from './queries/heroes.ts';
import { besideOf } from './queries/keep/squares.ts';
import type { Action, DungeonQuest } from './types/index.ts';

type Match = State<DungeonQuest>;
type Asked = Ask<DungeonQuest>;

/** Of an action of a turn, the first of these that is legal; below the last one always is. [seat.absent] */
const TURN: readonly Action['type'][] = [
  'leave',
  'catchBreath',
  'move',
  'stumble',
  'search',
  'plunder',
  'pass',
  'grope',
];

const GO_ON: Action = { type: 'goOn' };

/** What an absent seat does, at once and always the same way. It agrees to nothing, and forces no reroll. [seat.absent] */
export function fallback(state: Match, asked: Asked): Action {
  switch (asked.question.kind) {
    case 'mode':
      return { type: 'wait' };
    case 'action':
      return firstOf(state, asked, TURN);
    case 'hero':
    case 'tower':
    case 'onward':
    case 'retreat':
    case 'searchCards':
    case 'tile':
      return firstLegal(state, asked);
    case 'lookAtTiles':
      return firstLegal(state, asked);
    case 'heading':
      return { type: 'head', way: headingFor(state) };
    case 'stair':
      return { type: 'climb' };
    case 'leave':
      return { type: 'leave' };
    case 'tileCard':
    case 'stairwell':
      return { type: 'draw' };
    case 'door':
      return firstOf(state, asked, ['useItem', 'goOn']);
    case 'meeting':
      return firstOf(state, asked, ['playPower', 'goOn']);
    case 'torch':
    case 'aegis':
      return firstOf(state, asked, ['useItem', 'goOn']);
    case 'test':
      return firstOf(state, asked, ['useItem', 'roll']);
    case 'failed':
      return firstOf(state, asked, ['spend', 'keep']);
    case 'handLimit':
      return { type: 'discard', card: lowest(state.table.powerHands[asked.seat] ?? []) };
    case 'escapeCard':
      return asked.question.side === 'monster' ? { type: 'leaveToDeck' } : firstLegal(state, asked);
    case 'encounter':
    case 'betweenRounds':
      return { type: 'fight' };
    case 'roll':
      return { type: 'roll' };
    case 'reroll':
    case 'spend':
      return { type: 'keep' };
    case 'extraWound':
      return { type: 'addWound' };
    case 'lay':
      return { type: 'lay', card: 'slash' };
    default:
      return GO_ON;
  }
}

const legalAnswers = (state: Match, asked: Asked): readonly Action[] =>
  actions.propose(state, asked).filter((action) => actions.judge(state, asked, action) === null);

const firstLegal = (state: Match, asked: Asked): Action => legalAnswers(state, asked)[0] ?? GO_ON;

function firstOf(state: Match, asked: Asked, types: readonly Action['type'][]): Action {
  const answers = legalAnswers(state, asked);
  for (const type of types) {
    const answer = answers.find((one) => one.type === type);
    if (answer !== undefined) return answer;
  }
  return firstLegal(state, asked);
}

/** The first way with a square ahead. */
function headingFor({ table }: Match): (typeof DIRECTIONS)[number] {
  const { square } = fighterOf(table);
  return DIRECTIONS.find((way) => besideOf(square, way) >= 0) ?? 0;
}

/** Of the lowest value, the first in the order of the cards. */
const lowest = (hand: readonly PowerCard[]): PowerCard =>
  POWER_CARDS.filter((card) => hand.includes(card)).reduce(
    (least, card) => (POWER_VALUES[card] < POWER_VALUES[least] ? card : least),
    hand[0] ?? 'bluff',
  );
