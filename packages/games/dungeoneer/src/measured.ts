/** How often a table is won, in per cent. Written by `npm run balance -- dungeoneer`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  'HD 2': [51.3, 48.7],
  'HD 3': [32.5, 31.5, 36],
  'HD 4': [26.7, 21.8, 25.8, 25.8],
  'HW 2': [49.3, 50.7],
  'HW 3': [32.3, 32.8, 34.9],
  'HW 4': [24.3, 25.4, 25.8, 24.6],
  'ED 2': [48.7, 51.3],
  'ED 3': [32.4, 35, 32.6],
  'ED 4': [24.2, 25.5, 24.3, 26],
  'LD 2': [49.7, 50.3],
  'LD 3': [30.8, 36.2, 33],
  'LD 4': [24.3, 23.4, 26.6, 25.7],
};
