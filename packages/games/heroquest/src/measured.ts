/** How often a table is won, in per cent. Written by `npm run balance -- heroquest`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
  novice: [80.8, 77.2, 79.2, 83.8, 82, 85, 75.6, 86.6, 69.2, 71, 72.2, 76, 80, 71.8],
  standard: [75.7, 71.6, 69.3, 67.8, 67.3, 67.5, 64.9, 59.6, 58.3, 58, 50.8, 52, 46.5, 45],
  master: [76.8, 71.6, 67.6, 66.4, 68.4, 69.2, 64.6, 60.8, 62.2, 57.8, 49.6, 53.4, 46.2, 47.8],
  published: [98.8, 94.6, 98.4, 96, 92.4, 96, 70, 85.2, 98.8, 91.8, 86.6, 71.4, 62, 44.2],
};
