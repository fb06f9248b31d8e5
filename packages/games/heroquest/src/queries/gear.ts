import { ARTIFACT_SHEETS, type Artifact, isArtifact, isOnceAQuest, TALISMAN_MIND } from '../content/artifacts.ts';
import { type Arm, isWeapon, WEAPON_SHEETS, type Weapon } from '../content/equipment.ts';
import { HERO_SHEETS, type Hero } from '../content/heroes.ts';
import type { HeroInPlay, Item, Table } from '../types/index.ts';

/** [artifact.user-restriction] */
export const mayUse = (hero: Hero, artifact: Artifact): boolean => ARTIFACT_SHEETS[artifact].users.includes(hero);

export const hasGear = ({ gear }: HeroInPlay, item: HeroInPlay['gear'][number]): boolean => gear.includes(item);

/** Carried by somebody who may use it. */
export const wields = (hero: HeroInPlay, artifact: Artifact): boolean =>
  hero.artifacts.includes(artifact) && mayUse(hero.hero, artifact);

/**
 * An artifact exists once: what it does once a quest it has done for everybody, whoever has it now.
 * [artifact.ten-in-play]
 */
export const isUsedUp = ({ heroes }: Pick<Table, 'heroes'>, item: Item): boolean =>
  isOnceAQuest(item) && heroes.some(({ used }) => used.some((one) => one === item));

/** Carried, usable, and not yet used in this quest. */
export const hasUnused = (table: Pick<Table, 'heroes'>, hero: HeroInPlay, artifact: Artifact): boolean =>
  wields(hero, artifact) && !isUsedUp(table, artifact);

export const countOf = <X>(list: readonly X[], item: X): number =>
  list.reduce((count, one) => count + Number(one === item), 0);

/**
 * Rusted weapons of a kind that one has are used, given away and thrown only when there is no sound one.
 * [dread.corrode]
 */
export const isAllRusted = ({ gear, corroded }: Pick<HeroInPlay, 'gear' | 'corroded'>, weapon: Weapon): boolean =>
  countOf(corroded, weapon) >= countOf(gear, weapon);

/** Whether what is in hand can rust. [dread.corrode] */
export const isMetalInHand = ({ held }: HeroInPlay): boolean =>
  held !== null && isWeapon(held) && WEAPON_SHEETS[held].isMetal;

/** Whether there is rust on what is in hand. */
export const isRustInHand = (hero: HeroInPlay): boolean =>
  hero.held !== null && isWeapon(hero.held) && isAllRusted(hero, hero.held);

/** A helmet is worn, unless it came to the hero in this quest. [equip.helmet, equip.armor-swap] */
export const isHelmetOn = ({ gear, spareHelmets }: HeroInPlay): boolean => spareHelmets < countOf(gear, 'helmet');

export function armOf(held: Weapon | Artifact): Arm {
  const arm = isArtifact(held) ? ARTIFACT_SHEETS[held].weapon : WEAPON_SHEETS[held];
  if (arm === undefined) throw new Error(`${held} is no weapon`);
  return arm;
}

/**
 * Whether this hero can fight with it at all. [equip.wizard-weapons, equip.others-unrestricted,
 * artifact.is-not-armory-gear]
 */
export function mayHold(hero: HeroInPlay, weapon: Weapon | Artifact): boolean {
  if (isArtifact(weapon)) return wields(hero, weapon) && ARTIFACT_SHEETS[weapon].weapon !== undefined;
  return hero.gear.includes(weapon) && (hero.hero !== 'wizard' || WEAPON_SHEETS[weapon].wizardMay);
}

/** Everything it could hold. */
export function weaponsOf(hero: HeroInPlay): (Weapon | Artifact)[] {
  const owned = new Set<Weapon | Artifact>([...hero.gear.filter(isWeapon), ...hero.artifacts]);
  return [...owned].filter((weapon) => mayHold(hero, weapon));
}

/** The strongest thing it could hold; heroes who come by nothing better keep what they have. */
export function bestWeapon(hero: HeroInPlay): Weapon | Artifact | null {
  let best: Weapon | Artifact | null = null;
  const worth = (weapon: Weapon | Artifact): number => {
    const { attack, isDiagonal, hands, isRanged } = armOf(weapon);
    return attack * 4 + (isDiagonal ? 2 : 0) + (isRanged ? 1 : 0) - (hands === 2 && hasGear(hero, 'shield') ? 3 : 0);
  };
  for (const weapon of weaponsOf(hero)) if (best === null || worth(weapon) > worth(best)) best = weapon;
  return best;
}

/** Starting Mind, with what the Talisman adds. */
export const mindMax = (hero: HeroInPlay): number =>
  HERO_SHEETS[hero.hero].mind + (hero.artifacts.includes('talisman-of-lore') ? TALISMAN_MIND : 0);

export const bodyMax = (hero: Pick<HeroInPlay, 'hero'>): number => HERO_SHEETS[hero.hero].body;

/** Whether the hero has this in its bags. */
export function owns(hero: HeroInPlay, item: Item): boolean {
  return (
    hero.gear.some((gear) => gear === item) ||
    hero.potions.some((potion) => potion === item) ||
    hero.artifacts.some((one) => one === item)
  );
}

/** Everything in its bags. */
export const belongings = (hero: HeroInPlay): Item[] => [...hero.gear, ...hero.potions, ...hero.artifacts];
