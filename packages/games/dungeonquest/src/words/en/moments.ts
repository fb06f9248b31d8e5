import { heroSeen } from '../../queries/heroes.ts';
import { isMonsterDead } from '../fallen.ts';
import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { fighterName, theMonster } from './fighters.ts';
import { NAMES } from './names.ts';
import { capital, count } from './numbers.ts';

export const moment: ArenaWording['moment'] = (event, { view }) => {
  const who = heroSeen(view)?.hero ?? 'lindel';
  const hero = NAMES.hero[who];
  const has = verbFor(who, 'has', 'have');
  switch (event.type) {
    case 'modeDisputed':
      return { title: 'Not of one mind', text: 'Nothing starts before all agree.' };
    case 'combatBegan': {
      const foe = view.monster === null ? 'The monster' : capital(theMonster(view.monster.monster));
      return { title: 'Fight!', text: `${foe} has Life ${event.life}.` };
    }
    case 'arrowsLoosed':
      return {
        title: NAMES.card[event.card],
        text:
          event.wounds === 0 ? 'Tatianna’s arrows miss.' : `${capital(count(event.wounds, 'arrow', 'arrows'))} hit.`,
      };
    case 'spared':
      return { title: 'Spared', text: 'The house lets the hero live.' };
    case 'died':
      if (event.side === 'monster')
        return { title: 'Victory', text: `${hero} ${has} slain ${fighterName(event.who)}.` };
      return isMonsterDead(view)
        ? { title: 'Both fall', text: `${hero} and the monster have killed each other.` }
        : { title: 'Defeat', text: `${hero} ${verbFor(who, 'is', 'are')} dead.` };
    case 'powerDrawn':
      return { title: NAMES.power[event.card], text: 'A Power card for the victory.' };
    case 'powerDrawnUnseen':
      return { title: 'A Power card', text: 'Drawn for the victory, and kept hidden.' };
    default:
      return null;
  }
};
