import {
  ARMORY,
  type Artifact,
  type Gear,
  isArmour,
  isArtifact,
  isWeapon,
  type Potion,
  WEAPON_SHEETS,
} from '@questhall/heroquest/content';
import type { Item } from '@questhall/heroquest/queries';
import type { IconName } from '../../../look/icon-names.ts';
import { isPotion } from '../wording/items.ts';

const GEAR_ICONS: Readonly<Record<Gear, IconName>> = {
  dagger: 'plain-dagger',
  shortsword: 'gladius',
  broadsword: 'broadsword',
  longsword: 'two-handed-sword',
  staff: 'wizard-staff',
  'battle-axe': 'battle-axe',
  crossbow: 'crossbow',
  shield: 'checked-shield',
  helmet: 'visored-helm',
  'chain-mail': 'chain-mail',
  'plate-mail': 'breastplate',
  'tool-kit': 'toolbox',
};

export const isGear = (item: Item): item is Gear => Object.hasOwn(ARMORY, item);

export function itemIcon(item: Item): IconName {
  if (isPotion(item)) return 'round-potion';
  return isArtifact(item) ? 'gem-pendant' : GEAR_ICONS[item];
}

/** The rule that says what a potion or an artifact does. */
export const ruleOfItem = (item: Potion | Artifact): string =>
  isPotion(item) ? `potion.${item.replace('potion-of-', '')}` : `artifact.${item}`;

/** Why the Wizard has no use for a piece; null when there is one. */
export function wizardRule(gear: Gear): string | null {
  if (isWeapon(gear)) return WEAPON_SHEETS[gear].wizardMay ? null : 'equip.wizard-weapons';
  return isArmour(gear) ? 'equip.wizard-no-armor' : null;
}

/** Each thing once, with how many there are. */
export function tallied<X extends string>(items: readonly X[]): readonly (readonly [item: X, count: number])[] {
  return [...new Set(items)].map((item) => [item, items.filter((one) => one === item).length] as const);
}

export const countedName = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`);
