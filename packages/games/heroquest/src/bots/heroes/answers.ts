import type { Hero } from '../../content/heroes.ts';
import type { School, Spell } from '../../content/spells.ts';
import { HEALING_SPELLS, unspent } from '../../frames/dying.ts';
import { heroOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, Question, View } from '../../types/index.ts';
import { because, type Decision, freely } from '../decision.ts';
import { awakeBeside } from './fight.ts';
import { leaderOf } from './party.ts';
import { look, stepsFrom, stepsTo } from './scene.ts';
import { sturdiness } from './situation.ts';

const PASS: Action = { type: 'pass' };

/**
 * Whoever can bear most plays first, so that the others can act on what that hero has found; where portals lead,
 * whoever can steer.
 */
export function orderOf(view: View, heroes: readonly Hero[]): Action {
  const isSteered = view.goal.kind === 'take' && view.goal.artifact === 'ring-of-return';
  const worth = (hero: Hero): number => {
    if (isSteered && hero === 'elf') return 100;
    return hero === 'wizard' ? 0 : sturdiness(heroOf(view, hero));
  };
  return { type: 'order', heroes: heroes.toSorted((a, b) => worth(b) - worth(a)) };
}

const WIZARD_SCHOOLS: readonly School[] = ['fire', 'water', 'air', 'earth'];
const ELF_SCHOOLS: readonly School[] = ['earth', 'water', 'air', 'fire'];

/** The Elf has Earth, to heal and to harden; the Wizard has what burns. */
export function schoolFor({ heroes }: View, hero: Hero): Action {
  const isFree = (school: School): boolean => !heroes.some(({ schools }) => schools.includes(school));
  const wishes = hero === 'elf' ? ELF_SCHOOLS : WIZARD_SCHOOLS;
  return { type: 'takeSchool', school: wishes.find(isFree) ?? 'air' };
}

/** Before the dice of a defence: what helps against many hits. [combat.defend-at-once] */
export function defend(view: View, { hero: key, hits }: Extract<Question, { kind: 'defend' }>): Action {
  const hero = heroOf(view, key);
  const isDire = hits >= hero.body;
  if (hero.potions.includes('potion-of-warding') && (isDire || hits >= 2) && hero.effects.warding === 0)
    return { type: 'drink', hero: key, potion: 'potion-of-warding' };
  if (hero.potions.includes('heroic-brew') && isDire && hero.effects.brew === 0)
    return { type: 'drink', hero: key, potion: 'heroic-brew' };
  return PASS;
}

/** At 0 Body Points. */
export function rescue(view: View, key: Hero): Decision {
  return because('ai.hero-survive', lastResort(view, key)) ?? freely(PASS);
}

/** A potion, a spell, the Elixir. */
function lastResort(view: View, key: Hero): Action | null {
  const hero = heroOf(view, key);
  if (hero.potions.includes('healing')) return { type: 'drink', hero: key, potion: 'healing' };
  const spell = mayRescue(view, key) ? unspent(hero).find((one) => HEALING_SPELLS.includes(one)) : undefined;
  if (spell !== undefined) return { type: 'rescue', spell };
  return hero.artifacts.includes('elixir-of-life') ? { type: 'elixir', hero: key } : null;
}

/** Not after an action in the turn in progress. [death.rescue-spell] */
function mayRescue({ turn, house, heroes }: View, key: Hero): boolean {
  if (turn?.who === 'hero' && turn.hero === key && turn.hasActed) return false;
  return !house.rescueSpellStrict || heroes.every(({ hero, hasActedThisRound }) => hero !== key || !hasActedThisRound);
}

/** Out from under the block, to where fewer monsters and more friends are. */
export function stepAside(view: View, squares: readonly Square[]): Action {
  const scene = look(view);
  const leader = leaderOf(view);
  const steps = leader === null ? null : stepsFrom(scene, leader.at, scene.fixed, scene.floods.other);
  const costOf = (square: Square): number => {
    const away = steps === null ? 0 : stepsTo(steps, square);
    return (
      10 * awakeBeside(scene, square) + (away < 0 ? 50 : away) + (view.traps.some(({ at }) => at === square) ? 20 : 0)
    );
  };
  let [best = 0] = squares;
  for (const square of squares) if (costOf(square) < costOf(best)) best = square;
  return { type: 'stepAside', to: best };
}

const KEPT: readonly Spell[] = ['genie', 'tempest', 'sleep', 'fire-of-wrath', 'heal-body', 'water-of-healing'];

/** [artifact.spell-ring] */
export const keep = (spell: Spell): Action => (KEPT.includes(spell) ? { type: 'keepSpell' } : PASS);
