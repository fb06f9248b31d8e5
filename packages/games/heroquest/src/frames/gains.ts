import type { Tell } from '@questhall/kernel';
import { isArtifact, TALISMAN_MIND } from '../content/artifacts.ts';
import { isArmour, isWeapon } from '../content/equipment.ts';
import type { Potion } from '../content/potions.ts';
import { POTIONS } from '../content/potions.ts';
import { armOf, bestWeapon, isAllRusted, mayUse, mindMax } from '../queries/gear.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay, HeroQuest, Item } from '../types/index.ts';

export const isPotion = (item: string): item is Potion => POTIONS.some((potion) => potion === item);

/** Something new in a hero's bags. */
export function gain(hero: HeroInPlay, item: Item, rule: Rule, tell: Tell<HeroQuest>): void {
  receive(hero, item, false);
  tell.all(rule, { type: 'itemGained', hero: hero.hero, item });
}

/**
 * Something comes to a hero. What is held serves at once; of what is worn only artifacts are put on before the quest is
 * over. [equip.armor-swap]
 */
export function receive(hero: HeroInPlay, item: Item, isRusted: boolean): void {
  stow(hero, item, isRusted);
  if (item === 'borins-armor' && mayUse(hero.hero, item)) hero.suit = item;
  if (item === 'helmet') hero.spareHelmets += 1; // [equip.helmet]
  if (hero.held === null) hero.held = bestWeapon(hero);
}

/** Into the bags, which are never full. Rust stays with the weapon. [equip.carry-unlimited, dread.corrode] */
export function stow(hero: HeroInPlay, item: Item, isRusted: boolean): void {
  if (isArtifact(item)) {
    hero.artifacts.push(item);
    if (item === 'talisman-of-lore') lendMind(hero);
  } else if (isPotion(item)) hero.potions.push(item);
  else hero.gear.push(item);
  if (isRusted && isWeapon(item)) hero.corroded.push(item);
}

/** The first time in a quest that the Talisman comes to this hero. [artifact.talisman-of-lore] */
function lendMind(hero: HeroInPlay): void {
  if (hero.used.includes('talisman-of-lore')) return;
  hero.used.push('talisman-of-lore');
  hero.mind = Math.min(mindMax(hero), hero.mind + TALISMAN_MIND);
}

/** Mind Points above the starting value go with what lent them. [artifact.talisman-of-lore] */
const returnMind = (hero: HeroInPlay): void => {
  hero.mind = Math.min(hero.mind, mindMax(hero));
};

/**
 * Something leaves a hero's bags: a rusted weapon if there is no sound one of its kind, and what is carried before what
 * is worn. True when it is rusted.
 */
export function release(hero: HeroInPlay, item: Item): boolean {
  const isRusted = isWeapon(item) && isAllRusted(hero, item);
  if (isRusted) hero.corroded.splice(hero.corroded.indexOf(item), 1);
  if (isArtifact(item)) {
    hero.artifacts.splice(hero.artifacts.indexOf(item), 1);
    returnMind(hero);
  } else if (isPotion(item)) hero.potions.splice(hero.potions.indexOf(item), 1);
  else hero.gear.splice(hero.gear.indexOf(item), 1);
  if (item === 'helmet') hero.spareHelmets = Math.max(0, hero.spareHelmets - 1);
  if (hero.suit === item && !(isArmour(item) && hero.gear.includes(item))) hero.suit = null;
  const isStillOwned =
    hero.held !== null && (isWeapon(hero.held) ? hero.gear.includes(hero.held) : hero.artifacts.includes(hero.held));
  if (!isStillOwned) hero.held = bestWeapon(hero);
  return isRusted;
}

/**
 * Everything is taken from a hero. How it was dressed is remembered, for whoever is revived. [artifact.elixir-of-life]
 */
export function strip(hero: HeroInPlay): void {
  Object.assign(hero, { gear: [], potions: [], artifacts: [], gold: 0, held: null, corroded: [] });
  returnMind(hero);
}

/** What it wore is worn again, if it is back. [equip.armor-swap] */
export function dressAgain(hero: HeroInPlay): void {
  const { suit } = hero;
  if (suit !== null && !(isArmour(suit) ? hero.gear.includes(suit) : hero.artifacts.includes(suit))) hero.suit = null;
  hero.held = bestWeapon(hero);
}

/** Something better is taken in hand or put on at once, in town. [equip.armor-swap] */
export function wearBest(hero: HeroInPlay, gear: string): void {
  hero.spareHelmets = 0;
  const best = bestWeapon(hero);
  if (best !== null && (hero.held === null || armOf(best).attack > armOf(hero.held).attack || best === gear))
    hero.held = best;
  if (hero.hero !== 'wizard' && (gear === 'chain-mail' || gear === 'plate-mail') && hero.suit === null)
    hero.suit = gear;
}

export function gainGold(hero: HeroInPlay, gold: number, rule: Rule, tell: Tell<HeroQuest>): void {
  hero.gold += gold;
  tell.all(rule, { type: 'goldGained', hero: hero.hero, gold, total: hero.gold });
}
