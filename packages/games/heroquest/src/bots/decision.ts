import type { Decider } from '@questhall/facets';
import type { Player, Turn } from '@questhall/kernel';
import type { AI_RULES } from '../rulebook/ai.ts';
import type { Square } from '../sheet/sheet.ts';
import type { Action, HeroQuest } from '../types/index.ts';

/** The rules by which the program plays. */
export type AiRule = keyof typeof AI_RULES;

/** What the program does, and the rule that made it do so; null where the rulebook leaves it open. */
export interface Decision {
  readonly rule: AiRule | null;
  readonly action: Action;
}

/** A player who can say why. */
export type Chooser = (turn: Turn<HeroQuest>) => Decision;

/** The decision for an action; none where there is no such action. */
export function because(rule: AiRule | null, action: Action): Decision;
export function because(rule: AiRule | null, action: Action | null): Decision | null;
export function because(rule: AiRule | null, action: Action | null): Decision | null {
  return action && { rule, action };
}

/** What is done for no rule of the book. */
export function freely(action: Action): Decision;
export function freely(action: Action | null): Decision | null;
export function freely(action: Action | null): Decision | null {
  return because(null, action);
}

export const END_TURN: Action = { type: 'endTurn' };

/** Nothing is left to do. */
export const DONE: Decision = freely(END_TURN);

/** A walk, as the steps of a plan: none to where somebody stands already. */
export function walkTo(rule: AiRule, from: Square, to: Square): Decision[] {
  return from === to ? [] : [because(rule, { type: 'walk', to })];
}

/**
 * What the program goes by that may be told: rules that speak of what lies on the board, or of an option of the table.
 * Where a monster walks that strikes nobody depends on the sheet as well, on doors and rooms that no hero has seen; of
 * such a walk no reason is told, whichever it is, because the one that is left out would be known by that. So it is
 * with who acts next: which monster is nearest is reckoned on the whole sheet.
 */
const OPEN_REASONS: ReadonlySet<AiRule> = new Set<AiRule>([
  'ai.target-score',
  'ai.attack-square',
  'ai.cast-before-walking',
  'ai.spell-priority',
  'ai.puppet-play',
  'ai.wandering-placement',
  'ai.never-wastes',
  'ai.levels',
  'ai.hero-leader',
  'ai.hero-follow',
  'ai.hero-search',
  'ai.hero-attack-score',
  'ai.hero-hold',
  'ai.hero-spells',
  'ai.hero-survive',
  'ai.hero-exit',
]);

/** A player who says why, as far as everybody at the table may know. */
export const deciderBy =
  (choose: Chooser): Decider<HeroQuest> =>
  (turn) => {
    const { rule, action } = choose(turn);
    const isOpen = rule !== null && action.type !== 'activate' && OPEN_REASONS.has(rule);
    return { action, rule: isOpen ? rule : null };
  };

/** A player who keeps the reasons to itself. */
export const playerBy =
  (choose: Chooser): Player<HeroQuest> =>
  (turn) =>
    choose(turn).action;
