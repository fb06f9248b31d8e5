/** Whom the program can put into a seat: one who plays well, and those with a habit. */
export const BOT_NAMES = ['standard', 'quickShot', 'slash', 'boltOfAgony'] as const;
export type BotName = (typeof BOT_NAMES)[number];
