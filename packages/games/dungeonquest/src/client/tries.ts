import { ANYTHING } from '../content/anything.ts';
import type { Action, View } from '../types.ts';

/** Something that a player may want to do, whether the rules allow it or not. */
export interface Try {
  readonly action: Action;
  readonly isOffered: boolean;
}

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What begins a fight or a round, and what players of the board game try besides: offered or not, so that the rules can
 * say why not.
 */
export function triesIn(view: View, offers: readonly Action[]): readonly Try[] {
  const isDiced = view.mode === 'dice' || view.mode === 'solo';
  const begin: Action[] = view.round === 0 ? [{ type: 'fight' }] : isDiced ? [{ type: 'roll' }] : [];
  const tries: Action[] = [
    { type: 'escape' },
    ...(isDiced ? [{ type: 'reroll' as const, dice: [0] }] : []),
    ...(view.mode === 'dice' ? [{ type: 'spend' as const, tokens: 1 }] : []),
    { type: 'useItem', item: ANYTHING },
    { type: 'playPower', card: ANYTHING },
  ];
  // What is offered in several ways is an answer of the list, not a thing forbidden.
  const isInList = (action: Action): boolean => offers.some(({ type }) => type === action.type);
  return [...begin, ...tries.filter((action) => !isInList(action))].map((action) => ({
    action,
    isOffered: offers.some((offer) => isSame(offer, action)),
  }));
}
