import type { Hero } from '../content/heroes.ts';
import type { FigureId, View } from '../types/index.ts';
import { figureIn, theHero } from './figures.ts';
import { capital } from './numbers.ts';

/** At the beginning of a sentence. */
export const whoever = (view: View, id: FigureId): string => capital(figureIn(view, id));
export const whichHero = (hero: Hero): string => capital(theHero(hero));
