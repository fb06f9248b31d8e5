import type { Cell } from '@questhall/grid';
import type { Ask, State } from '@questhall/kernel';
import { actions } from './actions/index.ts';
import { attackOf, isHitting, totalOf } from './queries/blow.ts';
import { entityOf } from './queries/entities.ts';
import type { Action, CrystalExpedition, EntityId, Table } from './types/index.ts';

type Match = State<CrystalExpedition>;
type Asked = Ask<CrystalExpedition>;

/**
 * What an absent seat does: what may be declined is declined, what must be chosen is the first that comes, and a Turn is
 * an Attack from where its hero stands. [party.defaults]
 */
export function fallback(state: Match, asked: Asked): Action {
  const { question } = asked;
  switch (question.kind) {
    case 'town':
      return firstOf(state, asked, 'ready', 'leave', 'concede');
    case 'kit':
      return { type: 'kitDone' };
    case 'consent':
      return { type: 'decline' };
    case 'vote':
      return { type: 'abstain' };
    case 'pressOn':
      return { type: 'goHome' };
    case 'mine':
      return { type: 'mine', raw: 0 };
    case 'stand':
      return { type: 'stand', at: northernmost(question.squares) };
    case 'explore':
      return firstOf(state, asked, 'endPhase', 'explore', 'march', 'descend', 'walk');
    case 'turn':
    case 'encore':
      return weakestInReach(state, asked) ?? { type: question.kind === 'turn' ? 'endTurn' : 'done' };
    case 'down':
      return { type: 'recover' };
    case 'attack':
      return isMissingLittle(state.table) ? AIM : { type: 'finish' };
    case 'shift': {
      const { at } = entityOf(state.table, question.who);
      return { type: 'place', to: question.squares.includes(at) ? at : northernmost(question.squares) };
    }
    case 'push':
    case 'advance':
      return { type: 'place', to: northernmost(question.squares) };
    case 'rumours':
    case 'reroll':
    case 'interrupts':
      return { type: 'done' };
    default:
      return firstOf(state, asked);
  }
}

const AIM: Action = { type: 'use', activator: 'aim', targets: [], isCheaper: false };

/** The smaller row, then the smaller column. */
const northernmost = (squares: readonly Cell[]): Cell => Math.min(...squares);

/** What is missing is paid with Aim, from Surges only. */
function isMissingLittle(table: Table): boolean {
  const attack = attackOf(table);
  const missing = attack.grit - totalOf(attack);
  const isOpen = attack.target !== null && !attack.hasMomentum && !attack.isUnpaid && !isHitting(attack);
  return isOpen && missing <= attack.surges;
}

/** An Attack on the enemy in reach with the fewest Hitpoints, then by rows and columns. */
function weakestInReach(state: Match, asked: Asked): Action | null {
  const { table } = state;
  const inOrder = (a: EntityId, b: EntityId): number => {
    const [one, other] = [entityOf(table, a), entityOf(table, b)];
    return one.hitpoints - other.hitpoints || one.at - other.at;
  };
  const attacks = legalOf(state, asked).filter((action) => action.type === 'attack');
  const [target] = attacks.map((attack) => attack.target).toSorted(inOrder);
  return attacks.find((attack) => attack.target === target) ?? null;
}

const legalOf = (state: Match, asked: Asked): Action[] =>
  actions.propose(state, asked).filter((action) => actions.judge(state, asked, action) === null);

/** The first answer of the first of these types that is possible; any at all where none is. */
function firstOf(state: Match, asked: Asked, ...types: readonly Action['type'][]): Action {
  const legal = legalOf(state, asked);
  for (const type of types) {
    const found = legal.find((action) => action.type === type);
    if (found !== undefined) return found;
  }
  const [first] = legal;
  if (first === undefined) throw new Error(`nothing to answer to ${asked.question.kind}`);
  return first;
}
