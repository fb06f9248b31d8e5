import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';

export const outcome: ArenaWording['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  const { hero, life, wounds } = view.hero;
  const name = NAMES.hero[hero];
  const has = verbFor(hero, 'has', 'have');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} won, with ${life - wounds} of ${life} life left.`, text: '' };
  const both = `${name} and the monster have killed each other.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} lost.`, text: '' };
};
