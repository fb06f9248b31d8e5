import type { Ask, State } from '@questhall/kernel';
import { hidingPlaces } from './frames/quest.ts';
import type { Action, HeroQuest, Table } from './types/index.ts';

/** What an absent seat does: what must be chosen is chosen anyhow, and otherwise it waits for its turn to pass. */
export function fallback({ table }: State<HeroQuest>, { question }: Ask<HeroQuest>): Action {
  switch (question.kind) {
    case 'order':
      return { type: 'order', heroes: question.heroes.slice() };
    case 'school':
      return { type: 'takeSchool', school: question.offered };
    case 'hide':
      return { type: 'hide', room: usualPlace(table) };
    case 'aside':
      return { type: 'stepAside', to: question.squares[0] ?? 0 };
    case 'place':
      return { type: 'place', at: question.squares[0] ?? 0 };
    case 'steer':
      return { type: 'steer', by: 0 };
    case 'town':
      return { type: 'goOn' };
    case 'defend':
    case 'keep':
    case 'again':
    case 'meanwhile':
      return { type: 'pass' };
    case 'rescue': {
      const hero = table.heroes.find((one) => one.hero === question.hero);
      return hero?.potions.includes('healing') === true
        ? { type: 'drink', hero: question.hero, potion: 'healing' }
        : { type: 'pass' };
    }
    default:
      return { type: 'endTurn' };
  }
}

/** The first room of the treasure line that will do. [campaign.lost-artifact] */
function usualPlace(table: Table): string {
  const places = hidingPlaces(table);
  return table.hidden.treasures.find(({ room }) => places.includes(room))?.room ?? places[0] ?? '.';
}
