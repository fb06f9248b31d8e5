import type { Result } from '@questhall/border';
import { QUESTS } from '../content/quests/index.ts';
import { parseSheet } from '../sheet/parse.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { mirrorSheet, rotateSheet } from '../sheet/turn.ts';
import type { House } from '../types/index.ts';

const sheets = new Map<string, Result<Sheet>>();
const SHEETS_MAX = 64;

/** A sheet is read once, however often it is played. */
export function readSheet(text: string): Result<Sheet> {
  const known = sheets.get(text);
  if (known !== undefined) return known;
  const read = parseSheet(text);
  if (sheets.size >= SHEETS_MAX) sheets.clear();
  sheets.set(text, read);
  return read;
}

/** The sheet of a quest, turned about when it is played once more. [campaign.replay-changed] */
export function sheetOf(quest: number, ownSheet: string, attempt: number, house: House): Sheet {
  const read = readSheet(ownSheet === '' ? (QUESTS[quest - 1] ?? '') : ownSheet);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  if (attempt === 0 || house.replayIdentical) return read.value;
  return attempt % 2 === 1 ? mirrorSheet(read.value) : rotateSheet(read.value);
}
