import { DIRECTIONS } from '@questhall/grid';
import { ANYTHING } from '../content/anything.ts';
import { heroSeen, isBelow } from '../queries/heroes.ts';
import { besideOf } from '../queries/keep/squares.ts';
import type { Action, View } from '../types/index.ts';

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
  // What is offered in several ways is an answer of the list, not a thing forbidden; to escape is done in one.
  const isInList = ({ type }: Action): boolean => type !== 'escape' && offers.some((offer) => offer.type === type);
  return [...begin, ...tries.filter((action) => !isInList(action))].map((action) => ({
    action,
    isOffered: offers.some((offer) => isSame(offer, action)),
  }));
}

const ABOVE: readonly Action[] = [
  ...(['search', 'catchBreath', 'plunder', 'descend', 'leave'] as const).map((type) => ({ type })),
];
const BELOW: readonly Action[] = [
  { type: 'advance' },
  { type: 'turn', to: 'left' },
  { type: 'turn', to: 'right' },
  { type: 'grope' },
];

/**
 * All that a turn in the keep can be used for: every way that is open, or one that is not where none is, and the other
 * actions, offered or not. [turn.one-action]
 */
export function turnTriesIn(view: View, offers: readonly Action[]): readonly Try[] {
  const hero = heroSeen(view);
  if (hero === null) return [];
  const ways = offers.filter(({ type }) => type === 'move' || type === 'stumble');
  const to = DIRECTIONS.map((way) => besideOf(hero.square, way)).find((square) => square >= 0) ?? -1;
  const moves: readonly Action[] = ways.length > 0 ? ways : [{ type: 'move', to }];
  return [...(isBelow(hero) ? BELOW : [...moves, ...ABOVE])].map((action) => ({
    action,
    isOffered: offers.some((offer) => isSame(offer, action)),
  }));
}
