import { HOUSE_RULES } from '../../src/rulebook/house.ts';
import { KEEP_HOUSE_RULES } from '../../src/rulebook/keep/house.ts';

export const HOUSE: readonly string[] = [...Object.keys(HOUSE_RULES), ...Object.keys(KEEP_HOUSE_RULES)];

function isOdd(bits: number): boolean {
  let odd = false;
  for (let left = bits; left > 0; left &= left - 1) odd = !odd;
  return odd;
}

/**
 * About half of the house rules, another half for each table of a dozen, or the others: every rule is on and off at
 * each table, and every two are on and off together.
 */
export const someHouseRules = (table: number, isOther: boolean): readonly string[] =>
  HOUSE.filter((_, at) => isOdd((table + 1) & (at + 1)) !== isOther);

export const turnedOn = (rules: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(rules.map((rule) => [rule, true]));
