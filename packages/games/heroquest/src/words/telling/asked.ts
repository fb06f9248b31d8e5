import { idOfHero, squareOf, walkerOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type Question, type TurnView, type View } from '../../types/index.ts';

/** Who strikes when this question is answered with an attack. */
export function attackerOf(question: Question): FigureId | null {
  switch (question.kind) {
    case 'turn':
    case 'puppet':
      return idOfHero(question.hero);
    case 'genie':
      return GENIE_ID;
    case 'zargon':
      return question.monster;
    default:
      return null;
  }
}

/** Whom a question is about, which in Zargon’s turn is another than the one who acts; null for nobody. */
export function figureAsked(question: Question): FigureId | null {
  if ('monster' in question) return question.monster;
  if (!('hero' in question)) return walkerOf(question);
  return typeof question.hero === 'number' ? question.hero : idOfHero(question.hero);
}

/** Where whoever is asked about stands: places are told as seen from there. */
export function standpointOf(view: View, question: Question): Square | null {
  const who = figureAsked(question);
  return who === null ? null : squareOf(view, who);
}

/** Whose turn it is, of those who stand on the board; null in Zargon's turn. */
export function actorOf(turn: TurnView | null): FigureId | null {
  if (turn === null || turn.who === 'zargon') return null;
  if (turn.who === 'hero') return turn.hero === null ? null : idOfHero(turn.hero);
  return turn.who === 'genie' ? GENIE_ID : CAPTIVE_ID;
}

/** Where whoever has the turn stands, or will have the first; null in Zargon's turn. */
export function lookoutOf(view: View): Square | null {
  const [first] = view.turn === null ? view.order : [];
  const actor = first === undefined ? actorOf(view.turn) : idOfHero(first);
  return actor === null ? null : squareOf(view, actor);
}
