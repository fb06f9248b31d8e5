import type { Tell } from '@questhall/kernel';
import { isArtifact, TALISMAN_MIND } from '../content/artifacts.ts';
import { isArmour, isWeapon } from '../content/equipment.ts';
import type { Potion } from '../content/potions.ts';
import { POTIONS } from '../content/potions.ts';
import { bestWeapon, mayUse, mindMax } from '../queries/gear.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay, HeroQuest, Item } from '../types/index.ts';

export const isPotion = (item: string): item is Potion => POTIONS.some((potion) => potion === item);

/** Something new in a hero's bags. */
export function gain(hero: HeroInPlay, item: Item, rule: Rule, tell: Tell<HeroQuest>): void {
  receive(hero, item);
  tell.all(rule, { type: 'itemGained', hero: hero.hero, item });
}

/** Bags, armour and hands, whoever it comes from. Bags are never full. [equip.carry-unlimited] */
export function receive(hero: HeroInPlay, item: Item): void {
  if (isArtifact(item)) {
    hero.artifacts.push(item);
    // The first time in a quest that it changes hands to this hero. [artifact.talisman-of-lore]
    if (item === 'talisman-of-lore' && !hero.used.includes(item)) {
      hero.used.push(item);
      hero.mind = Math.min(mindMax(hero), hero.mind + TALISMAN_MIND);
    }
    if (item === 'borins-armor' && mayUse(hero.hero, item)) hero.suit = item; // [equip.armor-swap]
  } else if (isPotion(item)) hero.potions.push(item);
  else hero.gear.push(item);
  if (hero.held === null) hero.held = bestWeapon(hero);
}

/** Something leaves a hero's bags. */
export function release(hero: HeroInPlay, item: Item): void {
  if (isArtifact(item)) {
    hero.artifacts.splice(hero.artifacts.indexOf(item), 1);
    if (hero.suit === item) hero.suit = null;
  } else if (isPotion(item)) hero.potions.splice(hero.potions.indexOf(item), 1);
  else {
    hero.gear.splice(hero.gear.indexOf(item), 1);
    if (isArmour(item) && hero.suit === item && !hero.gear.includes(item)) hero.suit = null;
  }
  const isStillOwned = hero.held !== null && (isWeapon(hero.held) ? hero.gear.includes(hero.held) : hero.artifacts.includes(hero.held));
  if (!isStillOwned) hero.held = bestWeapon(hero);
}

export function gainGold(hero: HeroInPlay, gold: number, rule: Rule, tell: Tell<HeroQuest>): void {
  hero.gold += gold;
  tell.all(rule, { type: 'goldGained', hero: hero.hero, gold, total: hero.gold });
}
