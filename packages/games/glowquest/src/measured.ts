/** How often a table is won, in per cent. Written by `npm run balance -- glowquest`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  'defense,offense,utility': [83.6, 67.2, 40.7],
  'defense,offense': [80.2, 74.8, 59.5],
  'defense,utility': [85.3, 81.2, 67.8],
  'offense,utility': [62.5, 51, 32.7],
  defense: [90.5, 81, 68.3],
  offense: [78.5, 69.2, 49.5],
  utility: [72.2, 57.8, 40.3],
};
