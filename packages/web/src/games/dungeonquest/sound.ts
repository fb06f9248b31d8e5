import type { Event } from '@questhall/dungeonquest';
import type { Sound } from '../../sound/sounds.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  monsterMet: 'door',
  cardsRevealed: 'step',
  rolled: 'dice',
  rerolled: 'dice',
  arrowsLoosed: 'hit',
  wounded: 'hit',
};

/** The hero's death is mourned, the monster's is not. */
export function soundOf(event: Event): Sound | null {
  if (event.type === 'died') return event.side === 'hero' ? 'death' : 'victory';
  return SOUNDS[event.type] ?? null;
}
