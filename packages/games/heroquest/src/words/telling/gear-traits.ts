import { ARMOUR_SHEETS, type Gear, isArmour, isWeapon, WEAPON_SHEETS, type Weapon } from '../../content/equipment.ts';

export type GearTraits = (gear: Gear) => readonly string[];

/** What can be said of a piece from the armory, in one language. */
export interface GearPhrases {
  attack(dice: number): string;
  defend(dice: number): string;
  readonly diagonal: string;
  readonly ranged: string;
  readonly reload: string;
  readonly thrown: string;
  readonly twoHands: string;
  readonly slow: string;
  readonly suit: string;
  readonly tools: string;
}

/** What a piece from the armory does, in the order one asks. */
export const gearTraitsIn =
  (does: GearPhrases): GearTraits =>
  (gear) => {
    if (isWeapon(gear)) return weaponTraits(WEAPON_SHEETS[gear], does);
    if (!isArmour(gear)) return [does.tools];
    const { defend, isBody } = ARMOUR_SHEETS[gear];
    return [does.defend(defend), ...(gear === 'plate-mail' ? [does.slow] : []), ...(isBody ? [does.suit] : [])];
  };

const weaponTraits = (sheet: (typeof WEAPON_SHEETS)[Weapon], does: GearPhrases): readonly string[] => [
  does.attack(sheet.attack),
  ...(sheet.isDiagonal ? [does.diagonal] : []),
  ...(sheet.isRanged ? [does.ranged] : []),
  ...(sheet.needsReload ? [does.reload] : []),
  ...(sheet.isThrowable ? [does.thrown] : []),
  ...(sheet.hands === 2 ? [does.twoHands] : []),
];
