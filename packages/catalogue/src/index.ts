import type { Listed } from '@questhall/facets';
import { GAMES } from '#games';

export { GAMES };

export const GAME_IDS: readonly string[] = GAMES.map(({ card }) => card.id);

/** The game of this id; null when there is none. */
export const findGame = (id: string): Listed | null => GAMES.find(({ card }) => card.id === id) ?? null;
