export const WEAPONS = ['dagger', 'shortsword', 'broadsword', 'longsword', 'staff', 'battle-axe', 'crossbow'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const ARMOURS = ['shield', 'helmet', 'chain-mail', 'plate-mail'] as const;
export type Armour = (typeof ARMOURS)[number];

/** What the armory sells. */
export const GEAR = [...WEAPONS, ...ARMOURS, 'tool-kit'] as readonly (Weapon | Armour | 'tool-kit')[];
export type Gear = Weapon | Armour | 'tool-kit';

/** What a thing does in the hand, whether bought or found. */
export interface Arm {
  readonly hands: 1 | 2;
  readonly attack: number;
  readonly isDiagonal: boolean;
  readonly isRanged: boolean;
}

interface WeaponSheet extends Arm {
  readonly price: number;
  /** It may also be thrown, and is then lost. */
  readonly isThrowable: boolean;
  readonly needsReload: boolean;
  /** Corrode eats it. */
  readonly isMetal: boolean;
  readonly wizardMay: boolean;
}

const BLADE = {
  hands: 1,
  isDiagonal: false,
  isRanged: false,
  isThrowable: false,
  needsReload: false,
  isMetal: true,
  wizardMay: false,
} as const;

export const WEAPON_SHEETS: Readonly<Record<Weapon, WeaponSheet>> = {
  dagger: { ...BLADE, attack: 1, price: 25, isThrowable: true, wizardMay: true },
  shortsword: { ...BLADE, attack: 2, price: 150 },
  broadsword: { ...BLADE, attack: 3, price: 250 },
  longsword: { ...BLADE, attack: 3, price: 350, isDiagonal: true },
  staff: { ...BLADE, hands: 2, attack: 1, price: 100, isDiagonal: true, isMetal: false, wizardMay: true },
  'battle-axe': { ...BLADE, hands: 2, attack: 4, price: 450 },
  crossbow: { ...BLADE, hands: 2, attack: 3, price: 350, isRanged: true, needsReload: true },
};

interface ArmourSheet {
  /** Defend dice more. */
  readonly defend: number;
  readonly price: number;
  /** A suit: one at a time. [equip.one-body-armor] */
  readonly isBody: boolean;
}

/** None of it is for the Wizard. [equip.wizard-no-armor] */
export const ARMOUR_SHEETS: Readonly<Record<Armour, ArmourSheet>> = {
  shield: { defend: 1, price: 150, isBody: false },
  helmet: { defend: 1, price: 125, isBody: false },
  'chain-mail': { defend: 1, price: 500, isBody: true },
  'plate-mail': { defend: 2, price: 850, isBody: true },
};

/** Red dice of a movement roll in Plate Mail, or with a chest of gold. */
export const SLOW_MOVEMENT_DICE = 1;

/** Turns of its own in which a hero cannot shoot again. [attack.crossbow-reload] */
export const RELOAD_TURNS = 1;

/** The armory's price list. */
export const ARMORY: Readonly<Record<Gear, number>> = {
  dagger: WEAPON_SHEETS.dagger.price,
  shortsword: WEAPON_SHEETS.shortsword.price,
  broadsword: WEAPON_SHEETS.broadsword.price,
  longsword: WEAPON_SHEETS.longsword.price,
  staff: WEAPON_SHEETS.staff.price,
  'battle-axe': WEAPON_SHEETS['battle-axe'].price,
  crossbow: WEAPON_SHEETS.crossbow.price,
  shield: ARMOUR_SHEETS.shield.price,
  helmet: ARMOUR_SHEETS.helmet.price,
  'chain-mail': ARMOUR_SHEETS['chain-mail'].price,
  'plate-mail': ARMOUR_SHEETS['plate-mail'].price,
  'tool-kit': 250,
};

/** What the armory pays for a used piece, where the house rule has it pay at all. [campaign.pay-full-price] */
export const resaleOf = (gear: Gear): number => Math.floor(ARMORY[gear] / 2);

export const isWeapon = (key: string): key is Weapon => WEAPONS.some((weapon) => weapon === key);
/** Suits, of which one is worn at a time. [equip.one-body-armor] */
export const isBodyArmour = (key: string): key is 'chain-mail' | 'plate-mail' =>
  isArmour(key) && ARMOUR_SHEETS[key].isBody;
export const isArmour = (key: string): key is Armour => ARMOURS.some((armour) => armour === key);
