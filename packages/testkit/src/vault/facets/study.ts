import type { Study } from '@questhall/facets';
import { includesSeat, silence } from '@questhall/kernel';
import { KEEPER, type Vault } from '../types.ts';

export const study: Study<Vault> = {
  bestPlayer: 'dull',
  seatsUsual: 2,
  winner: 'the thieves',
  strengths: { dull: 'does whatever it is offered first' },
  portray: () => ({ title: 'The vault' }),
  observe: (draft) => ({
    tell: silence,
    result: () => ({
      isWon: draft.outcome !== null && !includesSeat(draft.outcome.winners, KEEPER),
      ending: draft.outcome?.rule ?? 'none',
      measures: { moves: draft.clock },
    }),
  }),
  exact: () => null,
};
