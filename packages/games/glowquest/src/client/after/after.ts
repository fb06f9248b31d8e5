import type { Event, View } from '../../types/index.ts';
import { cardsAfter } from './cards.ts';
import { figuresAfter } from './figures.ts';
import { floorAfter } from './floor.ts';
import { passingAfter } from './passing.ts';
import { strikingAfter } from './striking.ts';
import { turnAfter } from './turn.ts';

type Step = (view: View, event: Event) => View;

/** An attack looks at its Turn before that changes, and both at the figures before they do. */
const STEPS: readonly Step[] = [floorAfter, strikingAfter, turnAfter, passingAfter, cardsAfter, figuresAfter];

/** What a seat sees after something happened: all of it is derived from what is told. */
export const after = (view: View, event: Event): View => STEPS.reduce((seen, step) => step(seen, event), view);
