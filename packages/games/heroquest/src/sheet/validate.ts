import { nearestName } from '@questhall/facets';
import { checkCounts } from './checks/counts.ts';
import {
  checkAlarms,
  checkGoal,
  checkKeys,
  checkKinds,
  checkRooms,
  checkSpecial,
  checkTimes,
} from './checks/meaning.ts';
import {
  checkDoors,
  checkFurniture,
  checkMonsters,
  checkPieces,
  checkStairs,
  checkStart,
  checkTraps,
} from './checks/places.ts';
import { type Flaw, surveyOf } from './checks/survey.ts';
import type { Fault } from './faults.ts';
import { LINE_KEYS } from './keys.ts';
import type { Sheet } from './sheet.ts';

/**
 * What is wrong with a sheet: with errors it cannot be played, with warnings it can, but perhaps not as it was meant.
 */
export function validateSheet(sheet: Sheet): { readonly errors: readonly Flaw[]; readonly warnings: readonly Flaw[] } {
  const survey = surveyOf(sheet);
  checkKinds(survey);
  checkKeys(survey);
  checkPieces(survey);
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

/**
 * What else is wrong with a sheet of which not all could be read: only what does not come of what is missing.
 */
export function flawsBeside(sheet: Sheet, faults: readonly Fault[]): readonly Flaw[] {
  const keys = new Set(faults.map(({ key }) => key));
  if (keys.has('plan') || faults.some(({ line, key }) => line === null && key === null)) return [];
  const survey = surveyOf(sheet);
  if (!keys.has('named') && !faults.some(isNamedPerhaps)) checkKinds(survey);
  checkFurniture(survey);
  checkTraps(survey);
  checkMonsters(survey);
  return survey.errors;
}

/** A line that nobody could make out may have been that of a monster. */
function isNamedPerhaps({ key, word }: Fault): boolean {
  const near = nearestName(word ?? '', LINE_KEYS);
  return key === null && (near === null || near === 'named');
}
