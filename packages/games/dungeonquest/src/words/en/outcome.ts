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
  const has = verbFor(hero, 'has', 'have');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} won, with ${life - wounds} of ${life} life left.`, text: '' };
  const both = `${name} and the monster have killed each other.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} lost.`, text: '' };
};
