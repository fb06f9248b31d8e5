import { heroSeen } from '../../queries/heroes.ts';
import { diceIn } from '../dice.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';

export const dice: ArenaWording['dice'] = (event, { view }) => {
  const thrown = diceIn(event, view);
  const hero = heroSeen(view);
  return thrown && { title: hero === null ? '' : NAMES.hero[hero.hero], dice: thrown };
};
