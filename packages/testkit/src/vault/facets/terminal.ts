import type { TerminalFacet } from '@questhall/facets';
import { KEEPER, type Vault } from '../types.ts';

export const terminal: TerminalFacet<Vault> = {
  hints: [],
  examples: { action: 'back', rule: 'trap.spring', topic: 'trap' },
  openings: [],
  simulations: [],
  usualPlayers: ['dull', 'me'],
  asksFor: ['traps'],
  suggest: () => undefined,
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
