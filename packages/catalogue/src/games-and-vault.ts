import { type Listed, listed } from '@questhall/facets';
import { vaultFacets } from '@questhall/testkit/vault';
import { GAMES as HOUSE } from './games.ts';

/** The same list with one line more: what tests of adding a game are run with, by the condition `questhall-vault`. */
export const GAMES: readonly Listed[] = [...HOUSE, listed(vaultFacets)];
