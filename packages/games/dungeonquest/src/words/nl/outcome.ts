import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';

export const outcome: ArenaWording['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  const { hero, life, wounds } = view.hero;
  const name = NAMES.hero[hero];
  const has = verbFor(hero, 'heeft', 'hebben');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} gewonnen, met ${life - wounds} van de ${life} leven over.`, text: '' };
  const both = `${name} en het monster hebben elkaar gedood.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} verloren.`, text: '' };
};
