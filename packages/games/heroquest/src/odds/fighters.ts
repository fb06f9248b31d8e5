import { WEAPON_SHEETS } from '../content/equipment.ts';
import { BARE_DEFEND, HERO_SHEETS, type Hero } from '../content/heroes.ts';
import type { Monster, Named } from '../content/monsters.ts';
import { findMonster } from '../sheet/monster.ts';
import type { House } from '../types/index.ts';
import { PLAIN_HOUSE } from './die.ts';
import type { Fighter } from './duel.ts';

/** A new hero with what it starts with. [attack.dice-from-weapon, combat.hero-defend-base] */
export function heroFighter(hero: Hero): Fighter {
  const { body, weapon } = HERO_SHEETS[hero];
  return { attack: WEAPON_SHEETS[weapon].attack, defend: BARE_DEFEND, body, isHero: true, isBlackOnly: false };
}

/** An unhurt monster, by its card or its row in the quest. [combat.monster-card-dice] */
export function monsterFighter(key: Monster | Named, house: House = PLAIN_HOUSE): Fighter {
  const card = findMonster({ named: [] }, key, house.publishedMonsters);
  if (card === null) throw new Error(`there is no monster ${key}`);
  return { attack: card.attack, defend: card.defend, body: card.body, isHero: false, isBlackOnly: false };
}
