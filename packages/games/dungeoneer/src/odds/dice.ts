/** What falls: one die, the higher of two, or what lies on the table already. */
export type Dice = 'one' | 'best' | number;

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** In how many falls each face is the one that counts, and of how many: whole numbers, so that nothing is lost. */
function fallsOf(dice: Dice, face: number): number {
  if (typeof dice === 'number') return dice === face ? 1 : 0;
  return dice === 'one' ? 1 : face ** 2 - (face - 1) ** 2;
}

const allOf = (dice: Dice): number => FACES.reduce((sum, face) => sum + fallsOf(dice, face), 0);

/** How often dice reach a number with so much added. [threat.roll] */
export const chanceOf = (number: number, more: number, dice: Dice = 'one'): number =>
  FACES.reduce((sum, face) => (face + more >= number ? sum + fallsOf(dice, face) : sum), 0) / allOf(dice);

/** What each side of an attack adds to its dice. */
export interface Match {
  readonly attack: number;
  readonly counter: number;
  readonly attackDice: Dice;
  readonly counterDice: Dice;
  /** Who has no symbol cannot wound in answer. [combat.d-no-symbol] */
  readonly isArmed: boolean;
}

/** How often the attack is higher, and how often the answer is and wounds. */
export interface Duel {
  readonly hit: number;
  readonly back: number;
}

/** A tie does nothing. [combat.e-tie-nothing] */
export function duelOdds({ attack, counter, attackDice, counterDice, isArmed }: Match): Duel {
  let [hit, back] = [0, 0];
  for (const one of FACES)
    for (const other of FACES) {
      const falls = fallsOf(attackDice, one) * fallsOf(counterDice, other);
      if (one + attack > other + counter) hit += falls;
      else if (isArmed && one + attack < other + counter) back += falls;
    }
  const all = allOf(attackDice) * allOf(counterDice);
  return { hit: hit / all, back: back / all };
}
