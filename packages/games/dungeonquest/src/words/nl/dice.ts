import { diceIn } from '../dice.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';

export const dice: ArenaWording['dice'] = (event, { view }) => {
  const thrown = diceIn(event, view);
  return thrown && { title: NAMES.hero[view.hero.hero], dice: thrown };
};
