import { heroOf } from '../telling/keep.ts';
import type { ArenaWording } from '../wording.ts';
import { aMonster } from './fighters.ts';
import { keepQuestion } from './keep/questions.ts';
import { capital, listed, wounds } from './numbers.ts';

const SOLO_TABLE = 'Gooi de dobbelsteen: 1 of 2 verwondt jou, 3 of 4 beide, 5 het monster, en 6 het monster twee keer.';

export const question: ArenaWording['question'] = ({ question: asked }, sight) => {
  const { view } = sight;
  switch (asked.kind) {
    case 'mode':
      return 'Met welk gevecht stem je in?';
    case 'encounter':
      return `Voor je staat ${view.monster === null ? 'iemand' : aMonster(view.monster.monster)}. Wat doe je?`;
    case 'roll':
      return view.test === null
        ? SOLO_TABLE
        : `Gooi ${view.test.value} of minder om het monster te verwonden; dubbel telt twee keer.`;
    case 'reroll':
      return asked.dice.length === 1
        ? `De dobbelsteen toont ${asked.dice[0]}. Opnieuw gooien?`
        : `De dobbelstenen tonen ${listed(asked.dice)}. Gooi je er een of meer opnieuw?`;
    case 'spend':
      return `${asked.total} is ${asked.needed} te veel. Zet je wilskracht in?`;
    case 'extraWound':
      return `${capital(wounds(asked.wounds))} voor het monster. Nog één erbij?`;
    case 'lay':
      return `Leg een kaart voor ${asked.side === 'hero' ? 'de held' : 'het monster'}, met de beeldzijde naar onder. Gelijke kaarten verwonden ${heroOf(view, view.fighter) === 'hugo' ? 'alleen het monster' : 'beide kanten'}.`;
    default:
      return keepQuestion(asked, sight);
  }
};
