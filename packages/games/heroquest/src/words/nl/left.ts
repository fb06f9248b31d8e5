import type { Wording } from '@questhall/facets';
import type { HeroQuest } from '../../types/index.ts';
import { type Left, leftOf } from '../telling/left.ts';
import { count, list, squares as squareCount } from './numbers.ts';

const ACTIONS: Readonly<Record<Left['action'], string>> = {
  unused: 'actie nog over',
  spell: 'nog een tweede spreuk',
  used: 'actie gebruikt',
  none: '',
};

/** `nog 3 vakken, actie nog over`. */
export function leftText({ squares, action, isHalf, waiting }: Left): string {
  const walk =
    squares === null
      ? 'nog niet gegooid'
      : squares === 0
        ? 'uitgelopen'
        : `nog ${squares} ${squares === 1 ? 'vak' : 'vakken'}`;
  const isNobody = squares === 0 && action === 'none';
  return [
    ...(isNobody ? [] : [walk]),
    ACTIONS[action],
    isHalf ? 'het een of het ander' : '',
    waiting === 0 ? '' : `${waiting} ${waiting === 1 ? 'monster wacht' : 'monsters wachten'}`,
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

/** What is lost when a turn is ended now: `de tocht en de actie gaan verloren`; empty when nothing is. */
export function lostText({ squares, action, isHalf }: Left): string {
  const lost = [
    ...(squares === null ? ['de tocht'] : squares === 0 ? [] : [squareCount(squares)]),
    ...(action === 'unused' ? ['de actie'] : action === 'spell' ? ['de tweede spreuk'] : []),
  ];
  if (lost.length === 0) return '';
  const isOne = lost.length === 1 && (squares === null || squares < 2);
  return isHalf ? `${lost.join(' of ')} gaat verloren` : `${list(lost)} ${isOne ? 'gaat' : 'gaan'} verloren`;
}

/** What Zargon leaves undone. */
export const undoneText = ({ waiting }: Left): string =>
  waiting === 0 ? '' : `${count(waiting, 'monster heeft', 'monsters hebben')} nog niets gedaan`;
