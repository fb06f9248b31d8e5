import { isBodyArmour } from '../content/equipment.ts';
import { HERO_SHEETS, HEROES, type Hero } from '../content/heroes.ts';
import { KITS } from '../content/kits.ts';
import { bestWeapon, bodyMax, mindMax } from '../queries/gear.ts';
import type { Effects, HeroInPlay } from '../types/index.ts';

/** Those who go down, in the order of the book. */
export function partyOf(text: string): Hero[] {
  const names = text.split(',').map((name) => name.trim());
  return HEROES.filter((hero) => names.includes(hero));
}

/** Heroes are shared out among the seats, the first ones getting more. [seat.several-heroes] */
export function seatOfHero(index: number, heroes: number, heroSeats: number): number {
  const each = Math.floor(heroes / heroSeats);
  const more = heroes % heroSeats;
  const share = (seat: number): number => each + (seat < more ? 1 : 0);
  let seat = 0;
  for (let first = share(0); first <= index; first += share(seat)) seat += 1;
  return seat;
}

const NO_EFFECTS: Effects = {
  haste: 0,
  speed: 0,
  strength: 0,
  warding: 0,
  brew: 0,
  throughRock: 0,
  rockSkin: 0,
  courage: 0,
  veil: 0,
  gaze: 0,
  slumber: 0,
  puppet: 0,
  murk: 0,
};

const noEffects = (): Effects => ({ ...NO_EFFECTS });

/** Nothing is upon the hero any more. */
export const endEffects = ({ effects }: HeroInPlay): void => void Object.assign(effects, NO_EFFECTS);

/** Somebody new: a weapon, and nothing else. [setup.starting-kit] */
export function newHero(hero: Hero, seat: number, name: string): HeroInPlay {
  const { body, mind, weapon } = HERO_SHEETS[hero];
  return {
    hero,
    name,
    seat,
    status: 'here',
    at: 0,
    body,
    mind,
    held: weapon,
    suit: null,
    gear: [weapon],
    potions: [],
    artifacts: [],
    gold: 0,
    schools: [],
    spent: [],
    effects: noEffects(),
    corroded: [],
    spareHelmets: 0,
    reloading: 0,
    used: [],
    searched: [],
    circled: [],
    hasActedThisRound: false,
  };
}

/** What a careful party would own by this quest. */
export function equip(hero: HeroInPlay, quest: number): void {
  const kit = KITS[quest - 1]?.[hero.hero];
  if (kit === undefined) return;
  hero.gear = [...kit.gear];
  hero.artifacts = [...kit.artifacts];
  hero.potions = Array.from({ length: kit.healing }, () => 'healing' as const);
  hero.suit = kit.artifacts.includes('borins-armor') ? 'borins-armor' : (kit.gear.find(isBodyArmour) ?? null);
  hero.held = bestWeapon(hero);
  hero.mind = mindMax(hero);
}

/**
 * Everything a quest took is given back. [setup.full-points, cast.returned-between-quests,
 * mind.restored-between-quests]
 */
export function restore(hero: HeroInPlay): void {
  Object.assign(hero, {
    status: 'here',
    body: bodyMax(hero),
    mind: mindMax(hero),
    spent: [],
    corroded: [],
    spareHelmets: 0,
    reloading: 0,
    used: [],
    searched: [],
    hasActedThisRound: false,
  });
  endEffects(hero);
  if (hero.held === null) hero.held = bestWeapon(hero);
}
