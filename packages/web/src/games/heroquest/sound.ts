import type { Event } from '@questhall/heroquest';
import type { Sound } from '../../sound/sounds.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  stepped: 'step',
  walked: 'step',
  placed: 'step',
  jumped: 'step',
  rolledMove: 'dice',
  attackRolled: 'dice',
  defenceRolled: 'dice',
  facesRolled: 'dice',
  diceRolled: 'dice',
  resisted: 'dice',
  portalRolled: 'dice',
  doorOpened: 'door',
  doorClosed: 'door',
  wounded: 'hit',
  trapSprung: 'hit',
  chestTrapSprung: 'hit',
  blockFell: 'hit',
  died: 'death',
  campaignWon: 'victory',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'questEnded') return event.ending === 'success' ? 'victory' : 'death';
  return SOUNDS[event.type] ?? null;
}
