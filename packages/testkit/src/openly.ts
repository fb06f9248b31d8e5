import { type Ask, NOBODY, type Types } from '@questhall/kernel';

/** What an ask is like that a test makes by hand: open, the seat's own, and play waits for it. */
export const OPENLY: Pick<Ask<Types>, 'wait' | 'isLaidInSight' | 'fellows'> & { readonly seal: null } = {
  wait: 'answer',
  seal: null,
  isLaidInSight: false,
  fellows: NOBODY,
};
