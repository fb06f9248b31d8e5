import type { Frames } from '@questhall/kernel';
import { SCHOOL_SPELLS, type Spell } from '../content/spells.ts';
import { heroOf } from '../queries/figures.ts';
import type { HeroInPlay, HeroQuest, House } from '../types/index.ts';
import { askSeat, type Draft, turnOf } from './agenda.ts';
import { die } from './harm.ts';

/** [spell.healing-spells] */
export const HEALING_SPELLS: readonly Spell[] = ['heal-body', 'water-of-healing'];

/**
 * A hero at 0 Body Points is dead unless it saves itself at this very moment, before anything else goes on.
 * [death.zero-body, death.mid-move-monster-order]
 */
export const dying: Frames<HeroQuest>['dying'] = (draft, frame, tell) => {
  const hero = heroOf(draft.table, frame.hero);
  if (hero.body > 0 || hero.status !== 'here') {
    draft.agenda.pop();
    return;
  }
  const canBeSaved =
    hero.potions.includes('healing') ||
    hero.artifacts.includes('elixir-of-life') ||
    rescueSpells(draft, hero).length > 0;
  if (frame.isResigned || !canBeSaved) {
    draft.agenda.pop();
    die(draft, hero, 'death.zero-body', tell);
  } else askSeat(draft, hero.seat, 'death.rescue-potion', { kind: 'rescue', hero: hero.hero }, 'pass');
};

/** Healing spells it may still cast on itself: not after an action in the turn in progress. [death.rescue-spell] */
export function rescueSpells(draft: Pick<Draft, 'agenda' | 'table'>, hero: HeroInPlay): Spell[] {
  if (hero.mind === 0 || hasActed(draft, hero, draft.table.house)) return []; // [mind.zero-is-shaken]
  return unspent(hero).filter((spell) => HEALING_SPELLS.includes(spell));
}

function hasActed(draft: Pick<Draft, 'agenda'>, hero: HeroInPlay, house: House): boolean {
  if (turnOf(draft, hero.hero)?.hasActed === true) return true;
  return house.rescueSpellStrict && hero.hasActedThisRound;
}

/** Spells that have not been cast in this quest. [cast.once-per-quest] */
export function unspent(hero: Pick<HeroInPlay, 'schools' | 'spent'>): Spell[] {
  return spellsOf(hero).filter((spell) => !hero.spent.includes(spell));
}

/** Spells that a hero has, cast or not. */
export function spellsOf({ schools }: Pick<HeroInPlay, 'schools'>): Spell[] {
  return schools.flatMap((school) => SCHOOL_SPELLS[school]);
}
