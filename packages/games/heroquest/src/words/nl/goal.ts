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
      return `Doel: ${goalText(view.goal, view)}.`;
    case 'banner': {
      const bearer = aura === null || aura.name === '' ? '' : ` zolang ${theMonster(aura.name)} leeft`;
      return `Het Schrikvaandel: elk monster valt met ${diceCount(aura?.attack ?? 0)} meer aan${bearer}.`;
    }
    case 'clock':
      return clock === null
        ? 'Hier keren telkens weer patrouilles terug.'
        : `Om de ${clock.every} rondes, vanaf ronde ${clock.from}, komt ${aMonster(clock.monster.name)} binnen.`;
    case 'limit':
      return `Ronde ${limit} is de laatste.`;
  }
}

/** What the heroes came for, and what hurries them. */
export function goalLines(view: View): string[] {
  const { isGoalMet, isGoalLost, aura, clock, limit, round } = view;
  const goal = isGoalMet
    ? 'Doel: het is bereikt. Terug naar de trap!'
    : isGoalLost
      ? 'Doel: het is verloren. Wie nog beneden is, kan alleen maar vertrekken.'
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
            : `Ronde ${limit} is de laatste; nog ${count(limit - round + 1, 'ronde', 'rondes')}.`,
        ]),
  ];
}

function goalText(goal: KnownGoal, { chests }: Pick<View, 'chests'>): string {
  switch (goal.kind) {
    case 'kill':
      return `dood ${list(goal.names.map(theMonster))}, en kom terug naar de trap`;
    case 'escort':
      return `vind ${captiveIn({ goal })} en breng hem levend naar de trap`;
    case 'carry': {
      const brought = chests.filter(({ where }) => where === 'delivered').length;
      return `breng ${count(goal.chests, 'kist', 'kisten')} met goud naar de trap (tot nu toe ${brought})`;
    }
    case 'take':
      return `vind ${goal.artifact === null ? 'de schat' : theItem(goal.artifact)}, en kom terug naar de trap`;
    case 'read':
      return 'vind wat daar beneden geschreven staat, en kom terug naar de trap';
    case 'reach':
      return 'ontsnap: minstens twee helden moeten op tijd de trap op';
  }
}
