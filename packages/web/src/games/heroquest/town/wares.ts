import {
  ARMORY,
  ARMOUR_SHEETS,
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
import type { TownWords } from './words.ts';

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

/** What a piece from the armory does, in the order one asks. */
export function traitsOf(gear: Gear, { does }: TownWords): readonly string[] {
  if (isWeapon(gear)) {
    const { attack, isDiagonal, isRanged, needsReload, isThrowable, hands } = WEAPON_SHEETS[gear];
    return [
      does.attack(attack),
      ...(isDiagonal ? [does.diagonal] : []),
      ...(isRanged ? [does.ranged] : []),
      ...(needsReload ? [does.reload] : []),
      ...(isThrowable ? [does.thrown] : []),
      ...(hands === 2 ? [does.twoHands] : []),
    ];
  }
  if (!isArmour(gear)) return [does.tools];
  const { defend, isBody } = ARMOUR_SHEETS[gear];
  return [does.defend(defend), ...(gear === 'plate-mail' ? [does.slow] : []), ...(isBody ? [does.suit] : [])];
}

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
