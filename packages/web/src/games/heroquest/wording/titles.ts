import type { Action, View } from '@questhall/heroquest';
import type { Names } from '@questhall/heroquest/content';
import type { FigureId } from '@questhall/heroquest/queries';
import type { Acts } from './acts.ts';
import { itemName } from './items.ts';

interface TitleWords {
  readonly names: Names;
  readonly acts: Acts;
  figureIn(view: Pick<View, 'roster'>, id: FigureId): string;
}

/**
 * An answer in as few words as a player would use; null for those whose short form is good enough, empty where the
 * sentence says it all.
 */
export function titleOf(action: Action, view: View, { names, acts, figureIn }: TitleWords): string | null {
  const at = (what: string, ids: readonly FigureId[]): string =>
    ids.length === 0 ? what : `${what}: ${ids.map((id) => figureIn(view, id)).join(', ')}`;
  switch (action.type) {
    case 'order':
      return '';
    case 'takeSchool':
      return names.school[action.school];
    case 'attack':
      return at(action.isThrown ? acts.throw : acts.attack, [action.target]);
    case 'activate':
      return figureIn(view, action.monster);
    case 'cast':
      return at(names.spell[action.spell], action.targets);
    case 'dread':
      return at(names.dreadSpell[action.spell], action.target === null ? [] : [action.target]);
    case 'drink':
      return `${names.hero[action.hero]}: ${names.potion[action.potion]}`;
    case 'give':
      return `${itemName(action.item, { names })} → ${names.hero[action.to]}`;
    case 'endTurn':
      return acts.endTurn;
    case 'leave':
      return acts.leave;
    default:
      return null;
  }
}
