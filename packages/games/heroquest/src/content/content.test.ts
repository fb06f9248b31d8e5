import { expect, test } from 'vitest';
import { DREAD_RULES, DREAD_SPELLS } from './dread-spells.ts';
import { SCHOOL_SPELLS, SCHOOLS, SPELLS, schoolOf } from './spells.ts';

// What the content holds is compared with the ledger in `golden.test.ts`; here is how its parts fit together.

test('every spell is of one school, and every Dread spell is a rule', () => {
  expect(SCHOOLS.flatMap((school) => SCHOOL_SPELLS[school])).toEqual(SPELLS);
  for (const school of SCHOOLS) for (const spell of SCHOOL_SPELLS[school]) expect(schoolOf(spell)).toBe(school);
  expect(Object.keys(DREAD_RULES)).toEqual([...DREAD_SPELLS]);
});
