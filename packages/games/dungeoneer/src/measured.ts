/** How often a table is won, in per cent. Written by `npm run balance -- dungeoneer`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  'HD 2': [52.1, 47.9],
  'HD 3': [34.6, 31.1, 34.3],
  'HD 4': [25.2, 25.3, 23.6, 25.9],
  'HW 2': [53.9, 46.1],
  'HW 3': [33.8, 32.3, 33.9],
  'HW 4': [24.3, 26.3, 23.9, 25.5],
  'ED 2': [48.5, 51.5],
  'ED 3': [33.3, 36.3, 30.5],
  'ED 4': [23.2, 22.6, 27.4, 26.8],
  'LD 2': [47.1, 52.9],
  'LD 3': [31.1, 35.4, 33.5],
  'LD 4': [24, 24, 25.5, 26.5],
};
