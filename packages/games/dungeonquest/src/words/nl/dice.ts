import { diceIn } from '../dice.ts';
import { heroOf } from '../telling/keep.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';

export const dice: ArenaWording['dice'] = (event, { view }) => {
  const thrown = diceIn(event, view);
  const hero = heroOf(view, view.fighter);
  return thrown && { title: hero === null ? '' : NAMES.hero[hero], dice: thrown };
};
