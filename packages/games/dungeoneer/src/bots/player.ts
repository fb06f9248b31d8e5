import type { Player, Turn } from '@questhall/kernel';
import type { Action, Dungeoneer, Question } from '../types/index.ts';
import {
  anyOf,
  challengeOr,
  discarded,
  drawnFrom,
  heroPicked,
  hitBy,
  leading,
  leastOf,
  minionFor,
  spaceEffect,
  spoilsTo,
  stowed,
} from './answers.ts';
import type { Habits } from './habits.ts';
import { heroPhase } from './hero.ts';
import { laid, shifted } from './laying.ts';
import { lordPhase, muster } from './lord.ts';
import { inWindow } from './windows.ts';

const PASS: Action = { type: 'pass' };

/** A player who goes by what it sees, and by nothing else; it keeps nothing in mind. */
export const player =
  (habits: Habits): Player<Dungeoneer> =>
  (turn) =>
    answer(turn, turn.ask.question, habits);

function answer(turn: Turn<Dungeoneer>, question: Question, habits: Habits): Action {
  switch (question.kind) {
    case 'choice':
      return question.phase === 'lord' ? lordPhase(turn) : heroPhase(turn, habits);
    case 'muster':
      return muster(turn);
    case 'window':
      return habits.isDreamy ? PASS : inWindow(turn, question);
    case 'challenge':
      return habits.isDreamy ? PASS : challengeOr(turn);
    case 'place':
      return laid(turn, question.card);
    case 'lay':
      return laid(turn, null);
    case 'shift':
      return shifted(turn);
    case 'upkeep':
      return turn.offers[0] ?? anyOf(turn);
    case 'save':
      return { type: 'save', saves: true };
    case 'dodge':
      return { type: 'dodge', pays: false };
    case 'spaceEffect':
      return spaceEffect(turn, question);
    default:
      return decide(turn, question);
  }
}

/** What a rule demands of somebody now and then. */
function decide(turn: Turn<Dungeoneer>, question: Question): Action {
  switch (question.kind) {
    case 'discard':
      return discarded(turn);
    case 'draw':
      return drawnFrom(turn);
    case 'lead':
      return leading(turn, question.quest);
    case 'stow':
      return stowed(turn, question.strike);
    case 'spoils':
      return spoilsTo(turn);
    case 'minion':
      return minionFor(turn);
    case 'hit':
      return hitBy(turn);
    case 'pickHero':
    case 'rebirth':
      return heroPicked(turn);
    case 'lose':
    case 'trim':
    case 'trimPack':
      return leastOf(turn);
    default:
      return anyOf(turn);
  }
}
