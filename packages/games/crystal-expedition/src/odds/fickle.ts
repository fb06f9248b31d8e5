import { TWO_DICE } from './dice.ts';

/** How many of all equally likely rounds end in which way. [fickle.odds] */
export interface FickleOdds {
  readonly wins: number;
  readonly losses: number;
  readonly concessions: number;
}

/** Whether a hero who is so much behind, or level, throws the die. [fickle.hero-trails] */
export type FicklePlan = (behindBy: number) => boolean;

const FICKLE_DIE = [1, 2, 3, 4, 5, 6] as const;

/** Hero's total minus the house's, for all 1296 openings. [fickle.opening] */
export const OPENING_GAPS: readonly number[] = TWO_DICE.flatMap((hero) => TWO_DICE.map((house) => hero - house));

/** All rounds of Fickle that there are. */
export const FICKLE_ROUNDS: number = OPENING_GAPS.length * FICKLE_DIE.length;

/** For the thrower of the die even is gain, and odd is the other's. [fickle.hero-leads, fickle.hero-trails] */
const gapAfter = (gap: number, die: number): number => ((die % 2 === 0) === gap <= 0 ? gap + die : gap - die);

/** Of the six faces, those that leave the hero ahead; the house wins ties. [fickle.final] */
export const winsFrom = (gap: number): number => FICKLE_DIE.filter((die) => gapAfter(gap, die) > 0).length;

/** Courting must on the average lose less than the half that conceding costs. [fickle.concede] */
export const isWorthCourting: FicklePlan = (behindBy) => {
  const wins = winsFrom(-behindBy);
  return FICKLE_DIE.length - 2 * wins < FICKLE_DIE.length / 2;
};

export function fickleOdds(courts: FicklePlan): FickleOdds {
  const played = OPENING_GAPS.filter((gap) => gap > 0 || courts(-gap));
  const wins = played.reduce((sum, gap) => sum + winsFrom(gap), 0);
  const losses = played.length * FICKLE_DIE.length - wins;
  return { wins, losses, concessions: FICKLE_ROUNDS - wins - losses };
}

/** What a round brings on the average, in half stakes times all rounds, so that it is a whole number. */
export const halfStakes = ({ wins, losses, concessions }: FickleOdds): number => 2 * (wins - losses) - concessions;
