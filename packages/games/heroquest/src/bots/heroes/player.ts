import type { Player, Turn } from '@questhall/kernel';
import { areaAt } from '../../queries/board.ts';
import type { HeroQuest } from '../../types/index.ts';
import { type Chooser, type Decision, freely, playerBy } from '../decision.ts';
import { captiveTurn, genieTurn } from './allies.ts';
import { defend, keep, orderOf, rescue, schoolFor, stepAside } from './answers.ts';
import { type Memory, newMemory, remember } from './memory.ts';
import { beWhisked, planned, takeTurn } from './moving.ts';
import { learnPortal, steerTo } from './portals.ts';
import { shop } from './town.ts';

/** The heroes of one seat, played by the program. */
export const heroPlayer = (): Player<HeroQuest> => playerBy(heroChooser());

/**
 * The same, with the reason for everything they do. It knows what its seat sees, and nothing else. [ai.hero-view-only]
 */
export function heroChooser(): Chooser {
  const memory = newMemory();
  return (turn) => {
    remember(memory, turn.sight);
    learnPortal(memory, turn.sight.view);
    return answer(memory, turn);
  };
}

function answer(memory: Memory, { sight: { view, seat }, ask: { question } }: Turn<HeroQuest>): Decision {
  switch (question.kind) {
    case 'turn':
      return takeTurn(memory, view, question.hero);
    case 'whisk':
      return beWhisked(memory, view, question.hero);
    case 'genie':
      return planned(memory, view, 'genie', () => genieTurn(view).map((action) => freely(action)));
    case 'captive':
      return planned(memory, view, 'captive', () => captiveTurn(view).map((action) => freely(action)));
    case 'order':
      return freely(orderOf(view, question.heroes));
    case 'school':
      return freely(schoolFor(view, question.hero));
    case 'defend':
      return freely(defend(view, question));
    case 'rescue':
      return rescue(view, question.hero);
    case 'aside':
      return freely(stepAside(view, question.squares));
    case 'steer':
      return freely(steerTo(memory, view, view.stairs === null ? null : areaAt(view, view.stairs), question.sum));
    case 'keep':
      return freely(keep(question.spell));
    case 'again':
      return freely({ type: 'again' });
    case 'town':
      return freely(shop(view, seat));
    default:
      return freely({ type: 'pass' });
  }
}
