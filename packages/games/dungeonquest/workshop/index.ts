// What those who work on this game need, and nobody who plays it.
export { balance } from './balance.ts';
export { ledger } from './ledger/index.ts';
export { plans, simulations } from './plans.ts';
export { session } from './session.ts';
