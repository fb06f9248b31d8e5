import type { Action, View } from '@questhall/dungeonquest';
import type { IconName } from '../../../look/icon-names.ts';
import type { ArenaTexts } from '../wording/texts.ts';

/** Something that a player may want to do. */
export interface Verb {
  readonly name: 'fight' | 'roll' | 'rollAgain' | 'spend' | 'escape' | 'item' | 'power';
  readonly icon: IconName;
  readonly action: Action;
  readonly isOffered: boolean;
}

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What the rules offer here and what they forbid, so that both can be clicked. Answers of many kinds stay in the list.
 */
export function verbsIn(view: View, offers: readonly Action[], texts: ArenaTexts): readonly Verb[] {
  const verb = (name: Verb['name'], icon: IconName, action: Action): Verb => ({
    name,
    icon,
    action,
    isOffered: offers.some((offer) => isSame(offer, action)),
  });
  const begin = view.round === 0 ? [verb('fight', 'crossed-swords', { type: 'fight' })] : [];
  const isDiced = view.mode === 'dice' || view.mode === 'solo';
  const rolls = view.round > 0 && isDiced ? [verb('roll', 'rolling-dices', { type: 'roll' })] : [];
  const tries = [
    verb('escape', 'exit-door', { type: 'escape' }),
    ...(isDiced ? [verb('rollAgain', 'redo', { type: 'reroll', dice: [0] })] : []),
    ...(view.mode === 'dice' ? [verb('spend', 'flame', { type: 'spend', tokens: 1 })] : []),
    verb('item', 'round-potion', { type: 'useItem', item: texts.anItem }),
    verb('power', 'tied-scroll', { type: 'playPower', card: texts.acts.power }),
  ];
  // What is offered in several ways is an answer of the list, not a thing forbidden.
  const isInList = ({ action }: Verb): boolean => offers.some(({ type }) => type === action.type);
  return [...begin, ...rolls, ...tries.filter((one) => !isInList(one))];
}
