import type { Event, Glowquest, View } from '@questhall/glowquest';
import type { Told } from '@questhall/kernel';
import { cardsAfter } from './cards.ts';
import { figuresAfter } from './figures.ts';
import { floorAfter } from './floor.ts';
import { turnAfter } from './turn.ts';

/**
 * What the board shows while something goes on: how things stood, and what has happened since. When all is told, it is
 * the view again.
 */
export function pictureOf(view: View, now: readonly Told<Glowquest>[]): View {
  return now.reduce((picture, { event }) => after(picture, event), view);
}

const STEPS: readonly ((view: View, event: Event) => View)[] = [floorAfter, turnAfter, cardsAfter, figuresAfter];

/** Only what can be seen is taken over; the next view brings the rest. */
const after = (view: View, event: Event): View => STEPS.reduce((picture, step) => step(picture, event), view);
