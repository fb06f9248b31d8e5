import type { Moment } from '@questhall/facets';
import type { Event } from '../../types/index.ts';
import { isMonsterDead } from '../fallen.ts';
import { verbFor } from '../names.ts';
import { heroOf } from '../telling/keep.ts';
import type { ArenaWording } from '../wording.ts';
import { fighterName, theMonster } from './fighters.ts';
import { keepMoment } from './keep/moments.ts';
import { NAMES } from './names.ts';
import { capital, count } from './numbers.ts';
import { THINGS } from './things.ts';

export const moment: ArenaWording['moment'] = (event, { view }) => {
  const who = heroOf(view, view.fighter);
  const hero = who === null ? '' : NAMES.hero[who];
  const has = verbFor(who ?? '', 'has', 'have');
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
      if (view.keep !== null) return fallen(event);
      if (event.side === 'monster')
        return { title: 'Victory', text: `${hero} ${has} slain ${fighterName(event.who)}.` };
      return isMonsterDead(view)
        ? { title: 'Both fall', text: `${hero} and the monster have killed each other.` }
        : { title: 'Defeat', text: `${hero} ${verbFor(who ?? '', 'is', 'are')} dead.` };
    case 'powerDrawn':
      return { title: NAMES.power[event.card], text: THINGS.power(event.card) };
    case 'powerDrawnUnseen':
      return { title: 'A Power card', text: 'Drawn, and kept hidden.' };
    default:
      return view.keep === null ? null : keepMoment(event, view);
  }
};

/** In the keep others may act by now. */
function fallen({ side, who }: Extract<Event, { type: 'died' }>): Moment {
  const title = side === 'monster' ? 'Victory' : 'Defeat';
  return { title, text: `${capital(fighterName(who))} ${verbFor(who, 'is', 'are')} dead.` };
}
