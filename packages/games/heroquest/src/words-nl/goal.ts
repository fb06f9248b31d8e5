import type { Event, KnownGoal, View } from '../types/index.ts';
import { squareIn } from '../words/squares.ts';
import { aMonster, captiveIn, theItem, theMonster } from './figures.ts';
import { count, diceCount, listed } from './numbers.ts';

type ToldOf = Extract<Event, { type: 'told' }>['what'];

/** What the heroes are told about a quest before they go down; its briefing is in the language of its sheet. */
export function toldText(view: View, what: ToldOf): string {
  const { aura, clock, limit } = view;
  switch (what) {
    case 'briefing':
      return view.briefing;
    case 'goal':
      return `Doel: ${goalText(view.goal, view)}.`;
    case 'banner': {
      const bearer = aura === null || aura.name === '' ? '' : ` zolang ${theMonster(aura.name)} leeft`;
      return `Het Schrikvaandel: elk monster valt met ${diceCount(aura?.attack ?? 0)} meer aan${bearer}.`;
    }
    case 'clock':
      return clock === null
        ? 'Hier keren telkens weer patrouilles terug.'
        : `Om de ${clock.every} rondes, vanaf ronde ${clock.from}, komt ${aMonster(clock.monster.name)} binnen op ${squareIn(view, clock.at)}.`;
    case 'limit':
      return `Ronde ${limit} is de laatste.`;
  }
}

function goalText(goal: KnownGoal, { chests }: Pick<View, 'chests'>): string {
  switch (goal.kind) {
    case 'kill':
      return `dood ${listed(goal.names.map(theMonster))}, en kom terug naar de trap`;
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
