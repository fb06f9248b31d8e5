import type { Ground } from '@questhall/dungeonquest/client';

/** What each kind of square is known by, drawn in a field of 24; null for plain floor. */
export const GROUNDS: Readonly<Record<Ground, { readonly mark: string | null }>> = {
  tower: { mark: 'M4 21V6H7V9H10V6H14V9H17V6H20V21ZM10 21V15H14V21' },
  hoard: { mark: null },
  chamber: { mark: null },
  corridor: { mark: 'M5 4V20M19 4V20' },
  trapped: { mark: 'M3 18 7 8 12 18 17 8 21 18Z' },
  stairwell: { mark: 'M3 20H8V15H13V10H18V5H22' },
  turning: { mark: 'M19 8A8 8 0 1 0 20 14M20 3V9H14' },
  rubble: { mark: 'M3 20 7 13 11 20ZM12 20 16 11 21 20ZM9 12 12 6 15 11Z' },
  web: { mark: 'M12 2V22M2 12H22M5 5 19 19M19 5 5 19M12 7 17 12 12 17 7 12Z' },
  dark: { mark: 'M3 9 9 3M3 15 15 3M3 21 21 3M9 21 21 9M15 21 21 15' },
  chasm: { mark: 'M8 1 12 7 7 12 12 17 8 23M14 1 18 7 13 12 18 17 14 23' },
  bridge: { mark: 'M2 7H22M2 17H22M6 7V17M10 7V17M14 7V17M18 7V17' },
  sinkhole: { mark: 'M12 12A2 2 0 0 1 15 14 5 5 0 0 1 7 12 7 7 0 0 1 19 9 9 9 0 0 1 12 22' },
  shaft: { mark: 'M12 2A10 10 0 1 0 12.01 2ZM12 7A5 5 0 1 0 12.01 7Z' },
};
