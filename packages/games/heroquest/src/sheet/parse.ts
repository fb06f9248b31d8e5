import { good, type Result } from '@questhall/border';
import { CAMPAIGN_PLAN } from '../content/plans.ts';
import { type Fault, inOrder, problemOf } from './faults.ts';
import type { LineKey } from './keys.ts';
import { BRIEFING_LENGTH_MAX, GOLD_MAX, NAME_LENGTH_MAX, ROUNDS_MAX, STATISTIC_MAX } from './limits.ts';
import { cutLines, type Line } from './lines.ts';
import {
  readChestTraps,
  readFurniture,
  readGoal,
  readMonsters,
  readNamed,
  readNotes,
  readPlan,
  readSpecial,
  readTreasures,
} from './parts.ts';
import {
  complain,
  entriesOf,
  filledLine,
  lineOf,
  type Reader,
  readEach,
  readEdge,
  readKey,
  readOne,
  readRoom,
  readSquare,
  readWhole,
  wordsOn,
} from './reader.ts';
import { type Edge, FLOOR_TRAPS, type Sheet, type Square } from './sheet.ts';

/** A sheet from its text. Whether it makes sense as a quest is for `validateSheet` to say. */
export function parseSheet(text: string): Result<Sheet> {
  const { sheet, faults } = readText(text);
  const [first] = faults;
  return first === undefined ? good(sheet) : { ok: false, problem: problemOf(first) };
}

/** All of a sheet that can be read, and what is wrong with its text. */
export function readText(text: string): {
  readonly sheet: Sheet;
  readonly lines: readonly Line[];
  readonly faults: readonly Fault[];
} {
  const { number, title, lines, faults } = cutLines(text);
  const blank: Reader = { lines, plan: CAMPAIGN_PLAN, faults: [...faults] };
  const reader: Reader = { ...blank, plan: readPlan(blank) };
  const goal = neededLine(reader, 'goal', 'reach', 'kill verag');
  const wander = neededLine(reader, 'wander', 'orc', 'orc');
  const sheet = readSheet(reader, number, title, goal, wander);
  return { sheet, lines, faults: inOrder(reader.faults) };
}

function neededLine(reader: Reader, key: LineKey, harmless: string, example: string): Line {
  const line = filledLine(reader, key);
  if (line !== null) return line;
  const isTooLong = reader.faults.some((fault) => fault.line === null && fault.key === null);
  const message = `is missing; write a line like “${key}: ${example}”`;
  if (!isTooLong) reader.faults.push({ line: lineOf(reader, key)?.number ?? null, key, word: null, message });
  return { key, number: 0, end: 0, text: harmless, rows: [] };
}

function readSheet(reader: Reader, number: number | null, title: string, goal: Line, wander: Line): Sheet {
  const furniture = readFurniture(reader);
  return {
    number,
    title,
    briefing: readBriefing(reader),
    plan: reader.plan,
    isForTheBox: readWord(reader, 'rules', 'published'),
    wander: readKey(reader, wander, wander.text),
    stairs: readOneSquare(reader, 'stairs'),
    start: readSquares(reader, 'start'),
    isStairwayKnown: readWord(reader, 'stairway', 'known'),
    goal: readGoal(reader, goal),
    captive: readCaptive(reader),
    freed: readKeys(reader, 'freed'),
    reward: readNumber(reader, 'reward', 0, GOLD_MAX) ?? 0,
    doors: readEdges(reader, 'doors'),
    openDoors: readEdges(reader, 'open'),
    secretDoors: readEdges(reader, 'secret'),
    walls: readEdges(reader, 'walls'),
    blocked: readSquares(reader, 'blocked'),
    traps: FLOOR_TRAPS.flatMap((kind) => readSquares(reader, kind).map((at) => ({ kind, at }))),
    furniture,
    monsters: readMonsters(reader, 'mon'),
    later: readMonsters(reader, 'later'),
    named: readNamed(reader),
    treasures: readTreasures(reader),
    chestTraps: readChestTraps(reader, furniture),
    alarms: readAlarms(reader),
    aura: readAura(reader),
    clock: readClock(reader),
    isRising: readWord(reader, 'rise', 'undead'),
    limit: readNumber(reader, 'limit', 1, ROUNDS_MAX),
    escape: readOneSquare(reader, 'escape'),
    special: readSpecial(reader),
    notes: readNotes(reader),
  };
}

function readBriefing(reader: Reader): string {
  const line = lineOf(reader, 'briefing');
  if (line === null) return '';
  if (line.text.length > BRIEFING_LENGTH_MAX)
    complain(reader, line, `must have at most ${BRIEFING_LENGTH_MAX} characters`);
  return line.text;
}

function readCaptive(reader: Reader): string | null {
  const line = lineOf(reader, 'captive');
  if (line === null) return null;
  if (line.text === '' || line.text.length > NAME_LENGTH_MAX)
    complain(reader, line, `must be a name of at most ${NAME_LENGTH_MAX} characters`);
  return line.text;
}

function readKeys(reader: Reader, key: LineKey): string[] {
  const found = wordsOn(reader, key);
  return found === null ? [] : readEach(reader, found.words, (word) => readKey(reader, found.line, word));
}

function readSquares(reader: Reader, key: LineKey): Square[] {
  const found = wordsOn(reader, key);
  return found === null ? [] : readEach(reader, found.words, (word) => readSquare(reader, found.line, word));
}

function readEdges(reader: Reader, key: LineKey): Edge[] {
  const found = wordsOn(reader, key);
  return found === null ? [] : readEach(reader, found.words, (word) => readEdge(reader, found.line, word));
}

function readOneSquare(reader: Reader, key: LineKey): Square | null {
  const line = filledLine(reader, key);
  return line === null ? null : (readEach(reader, [line.text], (word) => readSquare(reader, line, word))[0] ?? null);
}

function readNumber(reader: Reader, key: LineKey, min: number, max: number): number | null {
  const line = filledLine(reader, key);
  return line === null ? null : readWhole(reader, line, line.text, min, max);
}

/** A line that can say but one thing. */
function readWord(reader: Reader, key: LineKey, word: string): boolean {
  const line = lineOf(reader, key);
  if (line === null) return false;
  readOne(reader, line, line.text, [word]);
  return true;
}

function readAlarms(reader: Reader): Sheet['alarms'] {
  const line = filledLine(reader, 'alarm');
  if (line === null) return [];
  return readEach(reader, entriesOf(reader, line), ([room, ...edges]) => {
    if (edges.length === 0) complain(reader, line, 'must name a room and the doors that open with it, like “Z 14,9E”');
    return { room: readRoom(reader, line, room), edges: edges.map((edge) => readEdge(reader, line, edge)) };
  });
}

function readAura(reader: Reader): Sheet['aura'] {
  const line = lineOf(reader, 'aura');
  if (line === null) return null;
  const parts = /^attack\+(\d+)(?: until (\S+))?$/.exec(line.text);
  if (parts === null)
    complain(reader, line, `must be written like “attack+1” or “attack+1 until orell”; “${line.text}” is not`);
  if (parts === null) return null;
  return {
    attack: readWhole(reader, line, parts[1], 1, STATISTIC_MAX),
    until: parts[2] === undefined ? null : readKey(reader, line, parts[2]),
  };
}

function readClock(reader: Reader): Sheet['clock'] {
  const line = lineOf(reader, 'clock');
  if (line === null) return null;
  const parts = /^every (\S+) (\S+) (\S+) from (\S+)$/.exec(line.text);
  if (parts === null) complain(reader, line, `must be written like “every 6 orc 1,12 from 6”; “${line.text}” is not`);
  if (parts === null) return null;
  return {
    every: readWhole(reader, line, parts[1], 1, ROUNDS_MAX),
    key: readKey(reader, line, parts[2]),
    at: readSquare(reader, line, parts[3]),
    from: readWhole(reader, line, parts[4], 1, ROUNDS_MAX),
  };
}
