import { isArtifact, type Names, POTIONS, type Potion } from '@questhall/heroquest/content';
import type { Item } from '@questhall/heroquest/queries';

export const isPotion = (item: Item): item is Potion => POTIONS.some((potion) => potion === item);

/** What a thing is called, whatever kind of thing it is. */
export function itemName(item: Item, { names }: { readonly names: Names }): string {
  if (isPotion(item)) return names.potion[item];
  return isArtifact(item) ? names.artifact[item] : names.gear[item];
}
