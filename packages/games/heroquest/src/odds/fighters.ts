import { WEAPON_SHEETS } from '../content/equipment.ts';
import { BARE_DEFEND, HERO_SHEETS, type Hero } from '../content/heroes.ts';
import { isMonster, MONSTER_CARDS, type Monster, NAMED_CARDS, type Named } from '../content/monsters.ts';
import type { Fighter } from './duel.ts';

/** A new hero with what it starts with. [attack.dice-from-weapon, combat.hero-defend-base] */
export function heroFighter(hero: Hero): Fighter {
  const { body, weapon } = HERO_SHEETS[hero];
  return { attack: WEAPON_SHEETS[weapon].attack, defend: BARE_DEFEND, body, isHero: true, isBlackOnly: false };
}

/** An unhurt monster, by its card or its row in the quest. [combat.monster-card-dice] */
export function monsterFighter(key: Monster | Named): Fighter {
  const { attack, defend, body } = isMonster(key) ? MONSTER_CARDS[key] : NAMED_CARDS[key];
  return { attack, defend, body, isHero: false, isBlackOnly: false };
}

/** Whether nothing but the Spirit Blade harms it. [quest.witch-lord-invulnerable] */
export const needsSpiritBlade = (key: Monster | Named): boolean => key === 'witch-lord-12' || key === 'witch-lord-14';
