import type { Player, Turn } from '@questhall/kernel';
import { cannotAttack } from '../queries/attacking.ts';
import { heroOf } from '../queries/entities.ts';
import { destinations } from '../queries/moving.ts';
import { cannotTarget, cannotUse } from '../queries/using.ts';
import type { Action, EntityId, Glowquest, Question, View } from '../types/index.ts';
import { bountyFor, deckFor, isGoodTrade, keepFor, overflowFor, type Taste, tradeFor } from './cards/picking.ts';
import { exploreFor } from './explore.ts';
import { downFor, guardFor, leaveFor, nameFor, placeFor, reduceFor, surviveFor } from './fight/answers.ts';
import { planTurn } from './fight/turn.ts';
import { onHit, onMiss, onRoll } from './fight/windows.ts';
import { answerForMonsters, anyOf, isForMonsters } from './monsters.ts';

/** What a hero has set its mind on, and in which Turn. */
interface Memory {
  serial: number;
  intent: readonly Action[];
  /** Trades that were proposed: nobody is asked twice. */
  readonly offered: Set<string>;
}

/**
 * A hero, or the monsters' side, played by the program: it sees what lies on the table, and nothing else does it know.
 */
export function player(taste: Taste): Player<Glowquest> {
  const memory: Memory = { serial: -1, intent: [], offered: new Set() };
  return (turn) => (isForMonsters(turn.ask.question) ? answerForMonsters(turn) : answer(turn, memory, taste));
}

function answer(turn: Turn<Glowquest>, memory: Memory, taste: Taste): Action {
  const { view } = turn.sight;
  const { question } = turn.ask;
  switch (question.kind) {
    case 'gain':
      return tradeFor(view, question.hero, memory.offered) ?? deckFor(view, question, taste, turn.rng);
    case 'keep':
      return keepFor(view, question, taste, turn.rng);
    case 'bounty':
      return bountyFor(view);
    case 'overflow':
      return overflowFor(view, question);
    case 'trade':
      return { type: isGoodTrade(view, question.card, question.from, question.to) ? 'accept' : 'decline' };
    case 'explore':
      return exploreFor(view, question.hero);
    case 'turn':
      return follow(view, question.who, memory, 'turn', () => planTurn(view, question.who).actions);
    case 'hit':
      return follow(view, question.who, memory, 'hit', () => onHit(view, question.who));
    case 'move':
      return rush(view, question, memory);
    default:
      return answerInFight(turn, question);
  }
}

/** A walk that more waits for: to where it was meant to go, and no farther. */
function rush(view: View, { who, left }: Extract<Question, { kind: 'move' }>, memory: Memory): Action {
  const [next, ...rest] = memory.intent;
  if (next?.type !== 'go' || !destinations(view, heroOf(view, who), left).includes(next.to)) return { type: 'done' };
  memory.intent = rest;
  return next;
}

/** The next step of what was planned, or a new plan. */
function follow(
  view: View,
  who: EntityId,
  memory: Memory,
  window: 'turn' | 'hit',
  plan: () => readonly Action[],
): Action {
  const serial = view.turn?.serial ?? 0;
  const [next, ...rest] = memory.serial === serial ? memory.intent : [];
  if (next !== undefined && isStillOpen(view, who, next, window)) {
    memory.intent = rest;
    return next;
  }
  const [first, ...others] = plan();
  Object.assign(memory, { serial, intent: others });
  return first ?? { type: window === 'turn' ? 'endTurn' : 'done' };
}

/** A walk may have been held up, or a blow have changed things: what was meant to follow must still be possible. */
function isStillOpen(view: View, who: EntityId, action: Action, window: 'turn' | 'hit'): boolean {
  const hero = heroOf(view, who);
  switch (action.type) {
    case 'attack':
      return window === 'turn' && cannotAttack(view, hero, action.base, action.target) === null;
    case 'use':
      return (
        cannotUse(view, hero, action.benefit, window) === null &&
        cannotTarget(view, hero, action.benefit, action.target) === null &&
        (action.glow === null || view.glow.includes(action.glow))
      );
    case 'endTurn':
      return window === 'turn';
    case 'done':
      return window === 'hit';
    default:
      return false;
  }
}

function answerInFight(turn: Turn<Glowquest>, question: Question): Action {
  const { view } = turn.sight;
  switch (question.kind) {
    case 'roll':
      return onRoll(view, question.who);
    case 'miss':
      return onMiss(view, question.who);
    case 'momentum':
    case 'forced':
    case 'follow':
      return placeFor(view, question);
    case 'victim':
    case 'shove':
    case 'packets':
      return nameFor(view, question);
    case 'reduce':
      return reduceFor(view, question);
    case 'guard':
      return guardFor(view, question);
    case 'brink':
      return surviveFor(view, question);
    case 'leave':
      return leaveFor(view, question);
    case 'down':
      return downFor(view, question);
    default:
      return anyOf(turn);
  }
}
