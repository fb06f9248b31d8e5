import { findGame } from '@questhall/catalogue';
import type { Games } from '@questhall/table';

/** The games that the hall of this browser hosts: all there are, each loaded when it is first needed. */
export const games: Games = async (id, use) => {
  const found = findGame(id);
  return found === null ? null : found.open(async (facets) => use(await facets.rules()));
};
