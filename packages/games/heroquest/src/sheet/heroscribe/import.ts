import { bad, good, type Result } from '@questhall/border';
import { type QuestFile, readQuestFile, type TiedNote, tidy, tieNotes } from '@questhall/heroscribe';
import { parseSheet } from '../parse.ts';
import { printSheet } from '../print.ts';
import type { Find, Goal, Sheet, Special } from '../sheet.ts';
import { CORRIDOR, roomAt } from '../squares.ts';
import { validateSheet } from '../validate.ts';
import { type Counts, type Draft, makeDraft, mend, namesOf, sheetOf, warn } from './draft.ts';
import { readPortals, readReward, readWanderer } from './extras.ts';
import { addNotes, briefingOf, fitSheet, titleOf } from './fit.ts';
import { chooseGoal } from './goal.ts';
import { placeHeroes } from './heroes.ts';
import { readMonsterNotes } from './monster-notes.ts';
import { placeObjects } from './place.ts';
import { relabel } from './plan.ts';
import { readTreasures } from './treasure.ts';

/** A file that was nothing but mistakes would otherwise tell of each. */
const WARNINGS_MAX = 400;

export interface Imported {
  readonly sheet: Sheet;
  readonly warnings: readonly string[];
  /** Of the file's objects, how many are on the sheet. */
  readonly counts: Readonly<Counts>;
  /** Rooms with at least one square in play. */
  readonly rooms: number;
}

/** A quest to play from the text of a HeroScribe file. What it cannot express is a note of the sheet, and a warning. */
export function importHeroScribe(text: string): Result<Imported> {
  const file = readQuestFile(text);
  return file.ok ? build(file.value) : file;
}

function build(file: QuestFile): Result<Imported> {
  const draft = makeDraft(file);
  const speech = tidy(file.speech);
  placeObjects(draft, file.objects);
  const tied = notesOf(draft, file);
  const read = new Set([...readTreasures(draft, tied), ...readMonsterNotes(draft, tied, speech)]);
  readWanderer(draft, tied);
  readReward(draft, speech);
  const placed = placeHeroes(draft, tied, speech);
  if (!placed.ok) return placed;
  readPortals(draft);
  chooseGoal(draft, tied, speech);
  const texts = [...new Set(tied.map(({ letter }) => letter))].filter((letter) => letter !== '' && !read.has(letter));
  const notes = texts.length === 1 ? 'note' : 'the notes';
  if (texts.length > 0) warn(draft, `only text for Zargon, without a rule: ${notes} ${texts.join(' ')}`);
  const title = titleOf(draft, file.name);
  const briefing = briefingOf(draft, file.speech);
  addNotes(draft, tied);
  return check(draft, fitSheet(draft, relabelled(draft, { ...sheetOf(draft), title, briefing })));
}

/** The notes, each with the squares of its letter. */
function notesOf(draft: Draft, file: QuestFile): readonly TiedNote[] {
  const { notes, lost, unexplained } = tieNotes(draft.letters, file.notes);
  for (const letter of lost)
    warn(
      draft,
      `the note between those of the letters around ${letter} has lost its letter: it is taken as that of ${letter}`,
    );
  for (const letter of unexplained)
    mend(draft, 'letters without a note', `${letter} at ${namesOf(draft.plan, draft.letters.get(letter) ?? [])}`);
  return notes;
}

/** The rooms' letters as a sheet writes them. */
function relabelled(draft: Draft, sheet: Sheet): Sheet {
  const { plan, goal, special } = sheet;
  const rooms = new Set(squaresInPlay(draft).map((square) => roomAt(plan, square)));
  const used = new Set([
    ...sheet.treasures.map(({ room }) => room),
    ...sheet.chestTraps.map(({ room }) => room),
    ...roomsIn(goal),
    ...portalRooms(special),
  ]);
  const { letters, sharing } = relabel(
    plan,
    (room) => rooms.has(room),
    (room) => used.has(room),
  );
  if (sharing > 0)
    warn(
      draft,
      `a sheet has letters for 52 rooms: ${sharing} rooms share one with another, and come to light together with it`,
    );
  const named = (room: string): string => letters.get(room) ?? room;
  return {
    ...sheet,
    plan: plan.map((row) => Array.from(row, (letter) => (letter === CORRIDOR ? letter : named(letter))).join('')),
    goal: goal.kind === 'take' || goal.kind === 'read' ? { ...goal, room: named(goal.room) } : goal,
    treasures: mergedTreasures(sheet.treasures, named),
    chestTraps: sheet.chestTraps.map((trap) => ({ ...trap, room: named(trap.room) })),
    special: special?.kind === 'portals' ? renamed(special, named) : special,
  };
}

/** Rooms that share a letter share what is found in them. */
function mergedTreasures(treasures: Sheet['treasures'], named: (room: string) => string): Sheet['treasures'] {
  const merged = new Map<string, readonly Find[]>();
  for (const { room, finds } of treasures) merged.set(named(room), [...(merged.get(named(room)) ?? []), ...finds]);
  return [...merged].map(([room, finds]) => ({ room, finds }));
}

const roomsIn = (goal: Goal): string[] => (goal.kind === 'take' || goal.kind === 'read' ? [goal.room] : []);
const portalRooms = (special: Special | null): string[] =>
  special?.kind === 'portals' ? Object.values(special.rooms) : [];

function renamed(special: Extract<Special, { kind: 'portals' }>, named: (room: string) => string): Special {
  const rooms = Object.fromEntries(Object.entries(special.rooms).map(([sum, room]) => [sum, named(room)]));
  const arrivals = Object.fromEntries(Object.entries(special.arrivals).map(([room, at]) => [named(room), at]));
  return { ...special, rooms, arrivals };
}

const squaresInPlay = ({ grid, blocked }: Draft): number[] =>
  Array.from({ length: grid.size }, (_, square) => square).filter((square) => !blocked.has(square));

/** Nothing leaves here that the game would not take. */
function check(draft: Draft, sheet: Sheet): Result<Imported> {
  const again = parseSheet(printSheet(sheet));
  if (!again.ok) return bad('the quest', `does not fit on a sheet: ${again.problem.field} ${again.problem.message}`);
  const { errors, warnings } = validateSheet(again.value);
  const [error] = errors;
  if (error !== undefined) return bad('the quest', `cannot be played: ${error.where} — ${error.message}`);
  const all = [...draft.warnings, ...warnings.map(({ where, message }) => `${where}: ${message}`)];
  const told =
    all.length > WARNINGS_MAX ? [...all.slice(0, WARNINGS_MAX), `and ${all.length - WARNINGS_MAX} warnings more`] : all;
  return good({ sheet: again.value, warnings: told, counts: draft.counts, rooms: roomsInPlay(draft) });
}

/** As the file shades them: a niche behind a false door makes no room. */
function roomsInPlay({ plan, grid, dark }: Draft): number {
  const squares = Array.from({ length: grid.size }, (_, square) => square).filter((square) => !dark.has(square));
  return new Set(squares.map((square) => roomAt(plan, square)).filter((room) => room !== CORRIDOR)).size;
}
