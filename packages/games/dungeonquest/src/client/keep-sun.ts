import type { KeepSeen } from '../types/index.ts';

/** The sun is low: so few rounds are left. */
const DUSK = 5;

export const isDusk = (space: number, of: number): boolean => of - space < DUSK;

/** How the day stands. */
export interface Daylight {
  /** Rounds after this one. */
  readonly left: number;
  readonly isLow: boolean;
}

export const daylightOf = ({ sun, sunSpaces }: Pick<KeepSeen, 'sun' | 'sunSpaces'>): Daylight => ({
  left: sunSpaces - sun,
  isLow: isDusk(sun, sunSpaces),
});
