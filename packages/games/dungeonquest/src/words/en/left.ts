import { leftIn } from '../left.ts';
import type { ArenaWording } from '../wording.ts';
import { tokens } from './numbers.ts';

export const left: ArenaWording['left'] = (sight) => {
  const own = leftIn(sight);
  if (own === null) return '';
  return [`${own.life} life left`, ...(own.tokens === null ? [] : [tokens(own.tokens)])].join(', ');
};
