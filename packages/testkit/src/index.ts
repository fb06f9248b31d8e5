export { surprise } from './binomial.ts';
export { type Conformed, commandFor, conform, Nonconformity, type Trial } from './conform.ts';
export { everyFall, type Fall, perft } from './falls.ts';
export { type Pinned, pinnedTrials } from './pinned.ts';
export { deepFreeze, findShared, findUnplain } from './plain.ts';
export { type Beginning, Story } from './story.ts';
export type { Vault } from './vault/types.ts';
export { vault } from './vault/vault.ts';
