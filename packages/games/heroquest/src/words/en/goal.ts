import { auraOf } from '../../queries/combat.ts';
import type { Event, KnownGoal, View } from '../../types/index.ts';
import { aMonster, captiveIn, theItem, theMonster } from './figures.ts';
import { count, diceCount, list } from './numbers.ts';
import { quest } from './quests.ts';

type ToldOf = Extract<Event, { type: 'told' }>['what'];

/** What the heroes are told about a quest before they go down. */
export function toldText(view: View, what: ToldOf): string {
  const { aura, clock, limit } = view;
  switch (what) {
    case 'briefing':
      return quest(view.title, view.briefing).briefing;
    case 'goal':
      return `Goal: ${goalText(view.goal, view)}.`;
    case 'banner':
      return `The Dread Banner: every monster attacks with ${diceCount(aura?.attack ?? 0)} more${aura === null || aura.name === '' ? '' : ` while ${theMonster(aura.name)} lives`}.`;
    case 'clock':
      return clock === null
        ? 'Patrols come home here, again and again.'
        : `Every ${clock.every} rounds, from round ${clock.from} on, ${aMonster(clock.monster.name)} comes in.`;
    case 'limit':
      return `Round ${limit} is the last.`;
  }
}

/** What the heroes came for, and what hurries them. */
export function goalLines(view: View): string[] {
  const { isGoalMet, isGoalLost, aura, clock, limit, round } = view;
  const goal = isGoalMet
    ? 'Goal: it is met. Back to the stairway!'
    : isGoalLost
      ? 'Goal: it is lost. Whoever is still down there can only leave.'
      : toldText(view, 'goal');
  return [
    goal,
    ...(aura === null || auraOf(view) === 0 ? [] : [toldText(view, 'banner')]),
    ...(clock === null ? [] : [toldText(view, 'clock')]),
    ...(limit === null
      ? []
      : [
          round === 0
            ? toldText(view, 'limit')
            : `Round ${limit} is the last; ${count(limit - round + 1, 'round', 'rounds')} left.`,
        ]),
  ];
}

function goalText(goal: KnownGoal, { chests }: Pick<View, 'chests'>): string {
  switch (goal.kind) {
    case 'kill':
      return `kill ${list(goal.names.map(theMonster))}, and come back to the stairway`;
    case 'escort':
      return `find ${captiveIn({ goal })} and bring him to the stairway alive`;
    case 'carry': {
      const brought = chests.filter(({ where }) => where === 'delivered').length;
      return `bring ${count(goal.chests, 'chest', 'chests')} of gold to the stairway (${brought} so far)`;
    }
    case 'take':
      return `find ${goal.artifact === null ? 'the treasure' : theItem(goal.artifact)}, and come back to the stairway`;
    case 'read':
      return 'find what is written down there, and come back to the stairway';
    case 'reach':
      return 'get out: at least two heroes must leave by the stairway in time';
  }
}
