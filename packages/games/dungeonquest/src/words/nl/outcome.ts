import { fighterSeen } from '../../queries/heroes.ts';
import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { keepOutcome } from './keep-outcome.ts';
import { NAMES } from './names.ts';

export const outcome: ArenaWording['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  if (view.keep !== null) return keepOutcome(view, ended);
  const { hero, life, wounds } = fighterSeen(view);
  const name = NAMES.hero[hero];
  const has = verbFor(hero, 'heeft', 'hebben');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} gewonnen, met ${life - wounds} van de ${life} leven over.`, text: '' };
  const both = `${name} en het monster hebben elkaar gedood.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} verloren.`, text: '' };
};
