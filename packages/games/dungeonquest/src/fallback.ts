import type { Ask } from '@questhall/kernel';
import type { Action, DungeonQuest } from './types.ts';

/**
 * What an absent seat does. It agrees to nothing, forces no reroll, and otherwise does what the rules would do for it.
 */
export function fallback({ question }: Ask<DungeonQuest>): Action {
  switch (question.kind) {
    case 'mode':
      return { type: 'wait' };
    case 'encounter':
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
  }
}
