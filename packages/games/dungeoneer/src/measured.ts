/** How often a table is won, in per cent. Written by `npm run balance -- dungeoneer`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {};
