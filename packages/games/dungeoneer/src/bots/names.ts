/** Whom the program can put into a seat, the strongest first. */
export const BOT_NAMES = ['standard', 'dreamer', 'novice'] as const;
export type BotName = (typeof BOT_NAMES)[number];
