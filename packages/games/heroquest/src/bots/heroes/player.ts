import type { Player, Turn } from '@questhall/kernel';
import { areaAt } from '../../queries/board.ts';
import type { Action, HeroQuest } from '../../types/index.ts';
import { captiveTurn, genieTurn } from './allies.ts';
import { defend, keep, orderOf, rescue, schoolFor, stepAside } from './answers.ts';
import { type Memory, newMemory, remember } from './memory.ts';
import { beWhisked, planned, takeTurn } from './moving.ts';
import { learnPortal, steerTo } from './portals.ts';
import { shop } from './town.ts';

/** The heroes of one seat, played by the program. It knows what its seat sees, and nothing else. [ai.hero-view-only] */
export function heroPlayer(): Player<HeroQuest> {
  const memory = newMemory();
  return (turn) => {
    remember(memory, turn.sight);
    learnPortal(memory, turn.sight.view);
    return answer(memory, turn);
  };
}

function answer(memory: Memory, { sight: { view, seat }, ask: { question } }: Turn<HeroQuest>): Action {
  switch (question.kind) {
    case 'turn':
      return takeTurn(memory, view, question.hero);
    case 'whisk':
      return beWhisked(memory, view, question.hero);
    case 'genie':
      return planned(memory, view, 'genie', () => genieTurn(view));
    case 'captive':
      return planned(memory, view, 'captive', () => captiveTurn(view));
    case 'order':
      return orderOf(view, question.heroes);
    case 'school':
      return schoolFor(view, question.hero);
    case 'defend':
      return defend(view, question);
    case 'rescue':
      return rescue(view, question.hero);
    case 'aside':
      return stepAside(view, question.squares);
    case 'steer':
      return steerTo(memory, view, view.stairs === null ? null : areaAt(view, view.stairs), question.sum);
    case 'keep':
      return keep(question.spell);
    case 'again':
      return { type: 'again' };
    case 'town':
      return shop(view, seat);
    default:
      return { type: 'pass' };
  }
}
