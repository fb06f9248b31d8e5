import { bad, good, type Result } from '@questhall/border';
import { QUEST_NUMBER_MAX, REPEATS_MAX, SHEET_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.ts';

/** What a line of a sheet may be about, in the order in which sheets are printed. */
export const LINE_KEYS = [
  'briefing',
  'rules',
  'plan',
  'wander',
  'stairs',
  'stairway',
  'start',
  'goal',
  'reward',
  'special',
  'arrival',
  'limit',
  'doors',
  'open',
  'secret',
  'walls',
  'blocked',
  'pit',
  'block',
  'spear',
  'furn',
  'named',
  'mon',
  'later',
  'treasure',
  'chest-trap',
  'alarm',
  'aura',
  'clock',
  'rise',
  'escape',
  'captive',
  'freed',
  'note',
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

const REPEATABLE: readonly LineKey[] = ['named', 'note'];

export interface Line {
  readonly key: LineKey;
  /** Where it begins, counted from 1. */
  readonly number: number;
  /** What follows the colon, with single spaces. */
  text: string;
  /** The rows of a plan that is drawn. */
  readonly rows: string[];
}

export interface Lines {
  readonly number: number | null;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The mark of a row of a drawn plan. */
export const ROW_MARK = '|';

/** Cuts a sheet into its lines. A line that begins with a space continues the one before it. */
export function cutLines(text: string): Result<Lines> {
  if (text.length > SHEET_LENGTH_MAX)
    return bad('sheet', `must have at most ${SHEET_LENGTH_MAX} characters; it has ${text.length}`);
  const raws = text.split(/\r?\n/);
  const first = raws.findIndex((raw) => raw.trim() !== '');
  const header = readHeader(raws[first] ?? '', first + 1);
  if (!header.ok) return header;
  const lines: Line[] = [];
  for (const [index, raw] of raws.entries()) {
    if (index <= first || raw.trim() === '') continue;
    const added = addLine(lines, raw, index + 1);
    if (!added.ok) return added;
  }
  return good({ ...header.value, lines });
}

function readHeader(raw: string, number: number): Result<{ number: number | null; title: string }> {
  const text = tidy(raw);
  if (hasControl(text)) return bad(`line ${number}`, 'must be plain text; it has a control character');
  if (text === '' || keyOf(text) !== null)
    return bad(`line ${Math.max(number, 1)}`, 'must be the title, like “Q1 The Trial” or “My Quest”');
  if (text.length > TITLE_LENGTH_MAX)
    return bad(`line ${number}`, `must be a title of at most ${TITLE_LENGTH_MAX} characters`);
  const parts = /^Q(\d{1,9}) (.+)$/.exec(text);
  if (parts === null) return good({ number: null, title: text });
  const quest = Number(parts[1]);
  if (quest < 1 || quest > QUEST_NUMBER_MAX)
    return bad(`line ${number}`, `must give a quest from Q1 to Q${QUEST_NUMBER_MAX}`);
  return good({ number: quest, title: parts[2] ?? '' });
}

function addLine(lines: Line[], raw: string, number: number): Result<null> {
  const text = tidy(raw);
  const last = lines.at(-1);
  if (hasControl(text)) return bad(`line ${number}`, 'must be plain text; it has a control character');
  if (text.startsWith(ROW_MARK) && last?.key === 'plan') {
    last.rows.push(text.slice(ROW_MARK.length));
    return good(null);
  }
  if (/^\s/.test(raw)) {
    if (last === undefined)
      return bad(`line ${number}`, 'must not begin with a space: there is no line yet that it could continue');
    last.text = `${last.text} ${text}`.trim();
    return good(null);
  }
  const key = keyOf(text);
  if (key === null)
    return bad(`line ${number}`, `must begin with one of ${LINE_KEYS.map((known) => `${known}:`).join(' ')}`);
  const count = lines.filter((line) => line.key === key).length;
  if (count > 0 && !REPEATABLE.includes(key))
    return bad(`line ${number}, ${key}`, 'must not stand twice; put everything on one line');
  if (count >= REPEATS_MAX) return bad(`line ${number}, ${key}`, `must not stand more than ${REPEATS_MAX} times`);
  lines.push({ key, number, text: text.slice(key.length + 1).trim(), rows: [] });
  return good(null);
}

const tidy = (raw: string): string => raw.trim().replace(/\s+/g, ' ');

const keyOf = (text: string): LineKey | null => LINE_KEYS.find((key) => text.startsWith(`${key}:`)) ?? null;

const SPACE = 32;
const DELETE = 127;

const hasControl = (text: string): boolean =>
  [...text].some((sign) => sign < String.fromCharCode(SPACE) || sign === String.fromCharCode(DELETE));
