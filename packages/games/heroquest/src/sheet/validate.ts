import { checkCounts } from './checks/counts.ts';
import { checkAlarms, checkGoal, checkKeys, checkRooms, checkSpecial, checkTimes } from './checks/meaning.ts';
import { checkDoors, checkFurniture, checkMonsters, checkStairs, checkStart, checkTraps } from './checks/places.ts';
import { type Flaw, surveyOf } from './checks/survey.ts';
import type { Sheet } from './sheet.ts';

/**
 * What is wrong with a sheet: with errors it cannot be played, with warnings it can, but perhaps not as it was meant.
 */
export function validateSheet(sheet: Sheet): { readonly errors: readonly Flaw[]; readonly warnings: readonly Flaw[] } {
  const survey = surveyOf(sheet);
  checkKeys(survey);
  checkStairs(survey);
  checkStart(survey);
  checkDoors(survey);
  checkFurniture(survey);
  checkTraps(survey);
  checkMonsters(survey);
  checkRooms(survey);
  checkAlarms(survey);
  checkSpecial(survey);
  checkTimes(survey);
  checkGoal(survey);
  checkCounts(survey);
  return { errors: survey.errors, warnings: survey.warnings };
}
