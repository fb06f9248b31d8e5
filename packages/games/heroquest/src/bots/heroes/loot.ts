import { isArtifact } from '../../content/artifacts.ts';
import { isPotion } from '../../frames/gains.ts';
import { hasGear, mayUse } from '../../queries/gear.ts';
import { isInScope } from '../../queries/sight.ts';
import type { Action, HeroInPlay, Item, Pile } from '../../types/index.ts';
import { areBeside } from './scene.ts';
import type { Situation } from './situation.ts';

/** What the dead left, and what lies about, if it is of any use. [death.loot, item.pick-up-free] */
export function pickUp({ scene, me, view }: Situation): Action | null {
  const canReach = ({ at, owner }: Pile): boolean =>
    owner === null ? at === me.at || areBeside(scene, at, me.at) : isInScope(view, me.at, at);
  for (const pile of view.piles) {
    if (!canReach(pile)) continue;
    const item = pile.items.find((one) => isUseful(one, me, scene.heroes));
    if (item !== undefined) return { type: 'pickUp', at: pile.at, item };
    if (pile.gold > 0) return { type: 'pickUp', at: pile.at, item: 'gold' };
  }
  return null;
}

/** Potions and artifacts for whoever may use them; a second helmet is for nobody. */
export function isUseful(item: Item, me: HeroInPlay, heroes: readonly HeroInPlay[]): boolean {
  if (isPotion(item)) return true;
  if (isArtifact(item)) return mayUse(me.hero, item) || !heroes.some(({ hero }) => mayUse(hero, item));
  return me.hero !== 'wizard' && !hasGear(me, item);
}
