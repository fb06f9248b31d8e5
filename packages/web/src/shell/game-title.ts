import { findGame } from '@questhall/catalogue';

/** The name of a game, which is the same in every language; of a stranger, what it calls itself. */
export const titleOf = (game: string): string => findGame(game)?.card.title ?? game;
