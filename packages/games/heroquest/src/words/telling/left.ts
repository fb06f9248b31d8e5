import { findMonster } from '../../queries/figures.ts';
import { mayAct, mayMove } from '../../queries/reach.ts';
import type { Question, View } from '../../types/index.ts';

/** What is left of a turn. */
export interface Left {
  /** Squares to walk: null when the dice have not been rolled yet, 0 when nobody walks any more. */
  readonly squares: number | null;
  /** Whether there is still an action; `spell` when only a second spell may be cast. */
  readonly action: 'unused' | 'spell' | 'used' | 'none';
  /** Whether only one of both may be done. */
  readonly isHalf: boolean;
  /** In Zargon's turn: monsters that have not done anything yet, this one left out. */
  readonly waiting: number;
}

/** What is left of the turn of whoever is asked, or of whoever has it when nobody is; null when there is none. */
export function leftOf(view: View, questions: readonly Question[]): Left | null {
  const asked = questions.find(({ kind }) => kind !== 'meanwhile');
  if (asked?.kind === 'zargon') return leftOfZargon(view, asked.monster);
  const { turn } = view;
  const isTurn = asked === undefined || TURNS.includes(asked.kind);
  if (turn === null || turn.who === 'zargon' || !isTurn) return null;
  const { who, movement, firstSpell, isHalf } = turn;
  const [isMoving, isActing] = [mayMove(turn), mayAct(turn)];
  return {
    squares: isMoving ? movement : 0,
    action:
      who === 'captive' || asked?.kind === 'whisk'
        ? 'none'
        : firstSpell !== null
          ? 'spell'
          : isActing
            ? 'unused'
            : 'used',
    isHalf: isHalf && isMoving && isActing,
    waiting: 0,
  };
}

const TURNS: readonly Question['kind'][] = ['turn', 'puppet', 'genie', 'captive', 'whisk'];

function leftOfZargon(view: View, id: number | null): Left {
  const waiting = view.monsters.filter(
    (monster) => monster.id !== id && !monster.isDone && !monster.hasMoved && !monster.hasActed && !monster.losesTurn,
  ).length;
  const monster = id === null ? null : findMonster(view, id);
  if (monster === null) return { squares: 0, action: 'none', isHalf: false, waiting };
  return {
    squares: monster.hasMoved ? 0 : monster.move,
    action: monster.hasActed ? 'used' : 'unused',
    isHalf: false,
    waiting,
  };
}
