/** Whom the program can put into a seat: the careful player, who fights as well as can be, other characters, and fighters with a habit. */
export const BOT_NAMES = ['standard', 'greedy', 'cautious', 'quickShot', 'slash', 'boltOfAgony'] as const;
export type BotName = (typeof BOT_NAMES)[number];
