/** Whom the program can put into a seat. */
export const BOT_NAMES = ['standard'] as const;
export type BotName = (typeof BOT_NAMES)[number];
