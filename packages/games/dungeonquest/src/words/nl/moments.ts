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
  const has = verbFor(who ?? '', 'heeft', 'hebben');
  switch (event.type) {
    case 'modeDisputed':
      return { title: 'Niet eens', text: 'Er begint niets voor iedereen hetzelfde wil.' };
    case 'combatBegan': {
      const foe = view.monster === null ? 'Het monster' : capital(theMonster(view.monster.monster));
      return { title: 'Vecht!', text: `${foe} heeft leven ${event.life}.` };
    }
    case 'arrowsLoosed':
      return {
        title: NAMES.card[event.card],
        text:
          event.wounds === 0
            ? 'De pijlen van Tatianna missen.'
            : `${capital(count(event.wounds, 'pijl raakt', 'pijlen raken'))}.`,
      };
    case 'spared':
      return { title: 'Gespaard', text: 'Het huis laat de held in leven.' };
    case 'died':
      if (view.keep !== null) return fallen(event);
      if (event.side === 'monster')
        return { title: 'Overwinning', text: `${hero} ${has} ${fighterName(event.who)} verslagen.` };
      return isMonsterDead(view)
        ? { title: 'Beide vallen', text: `${hero} en het monster hebben elkaar gedood.` }
        : { title: 'Nederlaag', text: `${hero} ${verbFor(who ?? '', 'is', 'zijn')} dood.` };
    case 'powerDrawn':
      return { title: NAMES.power[event.card], text: THINGS.power(event.card) };
    case 'powerDrawnUnseen':
      return { title: 'Een krachtkaart', text: 'Getrokken, en verborgen gehouden.' };
    default:
      return view.keep === null ? null : keepMoment(event, view);
  }
};

/** In the keep others may act by now. */
function fallen({ side, who }: Extract<Event, { type: 'died' }>): Moment {
  const title = side === 'monster' ? 'Overwinning' : 'Nederlaag';
  return { title, text: `${capital(fighterName(who))} ${verbFor(who, 'is', 'zijn')} dood.` };
}
