import type { TerminalFacet } from '@questhall/facets';
import { KEEPER, ROOMS, type Vault } from '../types.ts';

/** What each word means. */
function parse([word, number]: readonly string[]): unknown {
  if (word === 'forward' || word === 'back') return { type: 'step', by: word === 'forward' ? 1 : -1 };
  if (word === 'high' || word === 'low') return { type: 'guess', guess: word };
  return word === 'first' ? { type: 'first', seat: Number(number) } : { type: word };
}

export const terminal: TerminalFacet<Vault> = {
  scene: ({ view }) => [
    `Round ${view.round}. The vault has ${ROOMS} rooms.`,
    ...view.thieves.map(({ seat, room, life }) => `Thief ${seat}: room ${room + 1}, ${life} life`),
    ...(view.sprung.length === 0 ? [] : [`Traps that have sprung: ${view.sprung.map((room) => room + 1).join(', ')}`]),
    ...(view.traps === null ? [] : [`Your traps: ${view.traps.map((room) => room + 1).join(', ')}`]),
    `Your hand: ${view.hand.join(', ') || 'no cards'}`,
  ],
  parse,
  hints: [],
  examples: { action: 'back', rule: 'trap.spring', topic: 'trap' },
  openings: [],
  simulations: [],
  usualPlayers: ['dull', 'me'],
  asksFor: ['traps'],
  suggest: () => undefined,
  option: () => null,
  choice: () => '',
  warning: () => null,
  plays: (_view, seat) => (seat === KEEPER ? 'the keeper' : 'a thief'),
  isOpen: () => false,
  crowd: () => null,
  rank: () => 0,
  isTurningPoint: () => true,
  usualAnswer: () => null,
  odds: () => '',
  oddsInFull: () => [],
  worths: () => null,
};
