export { type Conformed, commandFor, conform, Nonconformity, type Trial } from './conform.ts';
export { deepFreeze, findShared, findUnplain } from './plain.ts';
export type { Vault } from './vault/types.ts';
export { vault } from './vault/vault.ts';
