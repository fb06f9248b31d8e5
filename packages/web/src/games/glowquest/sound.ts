import type { Event } from '@questhall/glowquest';
import type { Sound } from '../../sound/sounds.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  walked: 'step',
  entered: 'step',
  crawled: 'step',
  moved: 'step',
  explored: 'dice',
  surgesRolled: 'dice',
  rolledToHit: 'dice',
  dodged: 'dice',
  recovered: 'dice',
  recordRolled: 'dice',
  wandered: 'dice',
  doorOpened: 'door',
  falseDoor: 'door',
  died: 'death',
  fell: 'death',
  expeditionLost: 'death',
  encounterWon: 'victory',
  expeditionWon: 'victory',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'harmed') return event.loss > 0 ? 'hit' : null;
  return SOUNDS[event.type] ?? null;
}
