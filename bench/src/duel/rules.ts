// The duel that every contestant plays: two heroes against two monsters, each in turn attacking a foe or standing
// guard. A die shows a skull on 1 to 3, a white shield on 4 and 5, a black shield on 6. Heroes block with white,
// monsters with black.

export const FIGURES = 4;
export const HEROES = 2;
export const BODY = [6, 6, 5, 5] as const;
export const ATTACK = [3, 2, 2, 2] as const;
export const DEFEND = [2, 3, 2, 2] as const;
export const GUARD_BONUS = 1;
export const FACES = 6;

export const isSkull = (face: number): boolean => face <= 3;
export const isHero = (figure: number): boolean => figure < HEROES;

/** A white shield stops a blow at a hero, a black one a blow at a monster. */
export const blocks = (target: number, face: number): boolean =>
  isHero(target) ? face === 4 || face === 5 : face === 6;

/** What a contestant came to: a fast wrong engine would show here. */
export interface Played {
  readonly moves: number;
  readonly heroWins: number;
  /** A hash over every final state, dice included. */
  readonly checksum: number;
}

export const mixIn = (checksum: number, value: number): number => (Math.imul(checksum ^ value, 0x01000193) + 1) | 0;

export const diceSeed = (game: number): string => `fast:duel ${game}`;
export const choiceSeed = (game: number): string => `fast:choice ${game}`;
