/** How often a table is won, in per cent. Written by `npm run balance -- dungeoneer`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  'HD 2': [50.4, 49.6],
  'HD 3': [32.7, 32.3, 35.1],
  'HD 4': [24.4, 24.5, 24.7, 26.6],
  'HW 2': [49.6, 50.4],
  'HW 3': [32.8, 33.4, 33.9],
  'HW 4': [23.8, 25.9, 25.3, 25.1],
  'ED 2': [50, 50],
  'ED 3': [33, 33.1, 34],
  'ED 4': [25.2, 25.1, 25.3, 24.5],
  'LD 2': [48.7, 51.3],
  'LD 3': [31.7, 35.8, 32.6],
  'LD 4': [24, 24.5, 25.1, 26.5],
};
