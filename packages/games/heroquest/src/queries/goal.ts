import { isMonster } from '../content/monsters.ts';
import { HEROES_TO_LEAVE } from '../content/quests/index.ts';
import type { HeroInPlay, KnownGoal, MonsterInPlay, Table } from '../types/index.ts';
import { needsSpiritBlade } from './combat.ts';
import { captiveOf, heroesHere } from './figures.ts';
import { mayUse } from './gear.ts';

/** How many heroes must leave in time. [quest.q9-goal] */
export const wantedOut = ({ heroes }: Pick<Table, 'heroes'>): number => Math.min(HEROES_TO_LEAVE, heroes.length);

export const countOut = ({ heroes }: Pick<Table, 'heroes'>): number =>
  heroes.filter(({ status }) => status === 'left').length;

/**
 * A monster whose death the quest wants: of the sheet's own, or one that bears a name. Others of its kind that wander
 * in or are called do not count.
 */
export const isWanted = (goal: KnownGoal, { key, home }: MonsterInPlay): boolean =>
  goal.kind === 'kill' && goal.keys.includes(key) && (home !== null || !isMonster(key));

/** The keys of all who are still to be slain, known to the heroes or not. */
export function wantedOnes({ goal, monsters, hidden }: Table): string[] {
  if (goal.kind !== 'kill') return [];
  const waiting = [...hidden.monsters, ...hidden.later].filter(({ key }) => goal.keys.includes(key));
  return [...monsters.filter((monster) => isWanted(goal, monster)), ...waiting].map(({ key }) => key);
}

/** Whether the goal is the death of somebody whom only the Spirit Blade harms. [quest.witch-lord-invulnerable] */
export const isBladeWanted = ({ goal }: Pick<Table, 'goal'>): boolean =>
  goal.kind === 'kill' && goal.keys.some(needsSpiritBlade);

/**
 * Whether the goal can still be met, by anybody who is still down there or could be brought back to life.
 * [quest.goal-lost-fails]
 */
export function isGoalOpen(table: Table): boolean {
  switch (table.goal.kind) {
    case 'kill':
      return !isBladeWanted(table) || !wantedOnes(table).some(needsSpiritBlade) || isBladeAtHand(table);
    case 'escort':
      return table.hidden.goalSquare !== null || captiveOf(table) !== null; // in his cell or on his way out [quest.q2-goal]
    case 'reach':
      return countOut(table) + heroesHere(table).length + Math.min(1, revivable(table).length) >= wantedOut(table); // [quest.q9-goal]
    default:
      return true; // chests of gold and whatever waits to be found are never lost [quest.q4-hand-over]
  }
}

/** It is somewhere in the dungeon, and somebody is, or may be again, who can wield it. */
function isBladeAtHand(table: Table): boolean {
  const users = [...heroesHere(table), ...revivable(table)];
  return isInDungeon(table, 'spirit-blade') && users.some(({ hero }) => mayUse(hero, 'spirit-blade'));
}

/** Carried by somebody who is here, lying about, or not found yet. */
function isInDungeon(table: Table, artifact: 'spirit-blade' | 'elixir-of-life'): boolean {
  const { piles, hidden, stripped } = table;
  return (
    heroesHere(table).some(({ artifacts }) => artifacts.includes(artifact)) ||
    piles.some(({ items }) => items.includes(artifact)) ||
    (stripped ?? []).some(({ artifacts }) => artifacts.includes(artifact)) ||
    hidden.treasures.some(({ finds }) => finds.some((find) => find.kind === 'artifact' && find.artifact === artifact))
  );
}

/** The dead, while the Elixir of Life can still be found and used; there is enough for one. [death.elixir-exception] */
function revivable(table: Table): HeroInPlay[] {
  const isHope = heroesHere(table).length > 0 && isInDungeon(table, 'elixir-of-life');
  return isHope ? table.heroes.filter(({ status }) => status === 'dead') : [];
}
