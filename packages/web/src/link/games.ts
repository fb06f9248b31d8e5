/** The games of this house, in the order in which they are shown. */
export const GAME_IDS = ['heroquest', 'glowquest', 'dungeonquest'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((one) => one === id);
