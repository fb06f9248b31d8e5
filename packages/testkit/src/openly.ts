import { NOBODY } from '@questhall/kernel';

/** What an ask is like that a test makes by hand: open, the seat's own, and play waits for it. */
export const OPENLY = { wait: 'answer', seal: null, isLaidInSight: false, fellows: NOBODY } as const;
