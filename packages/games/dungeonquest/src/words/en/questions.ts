import { heroOf } from '../telling/keep.ts';
import type { ArenaWording } from '../wording.ts';
import { aMonster } from './fighters.ts';
import { keepQuestion } from './keep/questions.ts';
import { capital, listed, wounds } from './numbers.ts';

const SOLO_TABLE = 'Roll the die: 1 or 2 wounds you, 3 or 4 both, 5 it, and 6 it twice.';

export const question: ArenaWording['question'] = ({ question: asked }, sight) => {
  const { view } = sight;
  switch (asked.kind) {
    case 'mode':
      return 'Which combat do you agree to?';
    case 'encounter':
      return `${view.monster === null ? 'Somebody' : capital(aMonster(view.monster.monster))} stands before you. What do you do?`;
    case 'roll':
      return view.test === null ? SOLO_TABLE : `Roll ${view.test.value} or less to wound it; doubles count twice.`;
    case 'reroll':
      return asked.dice.length === 1
        ? `The die shows ${asked.dice[0]}. Roll it again?`
        : `The dice show ${listed(asked.dice)}. Roll any of them again?`;
    case 'spend':
      return `${asked.total} is ${asked.needed} too much. Spend determination?`;
    case 'extraWound':
      return `${capital(wounds(asked.wounds))} on the monster. One more?`;
    case 'lay':
      return `Lay a card for the ${asked.side}, face down. Equal cards wound ${heroOf(view, view.fighter) === 'hugo' ? 'only the monster' : 'both sides'}.`;
    default:
      return keepQuestion(asked, sight);
  }
};
