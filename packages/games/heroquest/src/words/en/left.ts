import type { Wording } from '@questhall/facets';
import type { HeroQuest } from '../../types/index.ts';
import { type Left, leftOf } from '../telling/left.ts';
import { count, list, squares as squareCount } from './numbers.ts';

const ACTIONS: Readonly<Record<Left['action'], string>> = {
  unused: 'action unused',
  spell: 'a second spell left',
  used: 'action used',
  none: '',
};

/** `3 squares left, action unused`. */
export function leftText({ squares, action, isHalf, waiting }: Left): string {
  const walk =
    squares === null
      ? 'move not rolled'
      : squares === 0
        ? 'no move left'
        : `${squares} ${squares === 1 ? 'square' : 'squares'} left`;
  const isNobody = squares === 0 && action === 'none';
  return [
    ...(isNobody ? [] : [walk]),
    ACTIONS[action],
    isHalf ? 'one of both, not more' : '',
    waiting === 0 ? '' : `${waiting} ${waiting === 1 ? 'monster' : 'monsters'} waiting`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export const left: Wording<HeroQuest>['left'] = ({ view, asks }) => {
  const rest = leftOf(
    view,
    asks.map(({ question }) => question),
  );
  return rest === null ? '' : leftText(rest);
};

/** What is lost when a turn is ended now: `the move and the action are lost`; empty when nothing is. */
export function lostText({ squares, action, isHalf }: Left): string {
  const lost = [
    ...(squares === null ? ['the move'] : squares === 0 ? [] : [squareCount(squares)]),
    ...(action === 'unused' ? ['the action'] : action === 'spell' ? ['the second spell'] : []),
  ];
  if (lost.length === 0) return '';
  const isOne = lost.length === 1 && (squares === null || squares < 2);
  return isHalf ? `${lost.join(' or ')} is lost` : `${list(lost)} ${isOne ? 'is' : 'are'} lost`;
}

/** What Zargon leaves undone. */
export const undoneText = ({ waiting }: Left): string =>
  waiting === 0 ? '' : `${count(waiting, 'monster has', 'monsters have')} done nothing yet`;
