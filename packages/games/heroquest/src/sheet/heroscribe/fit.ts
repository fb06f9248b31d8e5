import { type TiedNote, tidy } from '@questhall/heroscribe';
import { LINE_KEYS } from '../keys.ts';
import {
  BRIEFING_LENGTH_MAX,
  ENTRIES_MAX,
  NOTE_LENGTH_MAX,
  REPEATS_MAX,
  SHEET_LENGTH_MAX,
  TITLE_LENGTH_MAX,
} from '../limits.ts';
import { printSheet } from '../print.ts';
import type { Note, Sheet, Square } from '../sheet.ts';
import { roomAt, widthOf } from '../squares.ts';
import { type Draft, warn } from './draft.ts';

/** A title that a sheet can have: not empty, not a line of its own, not a number of the campaign. */
export function titleOf(draft: Draft, name: string): string {
  const text = tidy(name).replace(/^Q(?=\d)/, 'Quest ');
  if (text === '') warn(draft, 'the quest has no name');
  const isLine = LINE_KEYS.some((key) => text.startsWith(`${key}:`));
  const title = text === '' ? 'A Quest Without a Name' : isLine ? `“${text}”` : text;
  if (title.length > TITLE_LENGTH_MAX) warn(draft, `the name of the quest is cut off: ${title}`);
  return title.slice(0, TITLE_LENGTH_MAX).trim();
}

/** The speech, without the quotation marks around it; what is too long goes on in notes. */
export function briefingOf(draft: Draft, speech: string): string {
  const text = tidy(speech).replace(/^["“”]\s*(.*?)\s*["“”]$/, '$1');
  const [first = '', ...rest] = cut(text, BRIEFING_LENGTH_MAX);
  for (const part of rest.flatMap((long) => cut(long, NOTE_LENGTH_MAX)))
    draft.notes.push({ letter: '', at: null, text: part });
  if (rest.length > 0) warn(draft, `the speech is longer than ${BRIEFING_LENGTH_MAX} characters: it goes on in notes`);
  return first;
}

/** Whole words, as many as fit; a word without end is broken. */
function cut(text: string, length: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of text.split(' ').flatMap((long) => long.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [])) {
    if (part !== '' && part.length + 1 + word.length > length) {
      parts.push(part);
      part = word;
    } else part = part === '' ? word : `${part} ${word}`;
  }
  return part === '' ? parts : [...parts, part];
}

/** Every note of the file, whole, and what has no counterpart. */
export function addNotes(draft: Draft, tied: readonly TiedNote[]): void {
  const notes: Note[] = [];
  for (const { letter, squares, text } of tied) {
    for (const [index, part] of cut(text, NOTE_LENGTH_MAX).entries()) {
      const at = squares[0];
      if (letter === '' || at === undefined)
        notes.push({
          letter: '',
          at: null,
          text: index === 0 && letter !== '' ? `${letter}: ${part}`.slice(0, NOTE_LENGTH_MAX) : part,
        });
      else notes.push({ letter, at, text: part });
    }
    for (const at of squares.slice(1)) notes.push({ letter, at, text: 'The same letter again.' });
  }
  for (const [what, places] of draft.mended) warn(draft, `${what}: ${places.join(' ')}`);
  for (const [what, places] of draft.remarks) {
    const text = `${what}: ${places.join(' ')}`;
    warn(draft, text);
    for (const part of cut(tidy(text), NOTE_LENGTH_MAX)) notes.push({ letter: '', at: null, text: part });
  }
  draft.notes.push(...notes);
  if (draft.notes.length > REPEATS_MAX) mergeNotes(draft);
}

/** A sheet has so many notes and no more: the marks that repeat a letter go first, then the last ones. */
function mergeNotes(draft: Draft): void {
  const kept = draft.notes.filter(({ text }) => text !== 'The same letter again.');
  const lost = kept.slice(REPEATS_MAX);
  draft.notes.splice(0, draft.notes.length, ...kept.slice(0, REPEATS_MAX));
  for (const { text } of lost) warn(draft, `there is no room on the sheet for the note “${text}”`);
}

/** Entries of a line that are too many, and a sheet that is too long, lose what matters least. */
export function fitSheet(draft: Draft, sheet: Sheet): Sheet {
  const short = <X>(list: readonly X[], what: string): readonly X[] => {
    if (list.length > ENTRIES_MAX)
      warn(draft, `a sheet holds ${ENTRIES_MAX} ${what}; the other ${list.length - ENTRIES_MAX} are left out`);
    return list.slice(0, ENTRIES_MAX);
  };
  let fitted: Sheet = {
    ...sheet,
    doors: short(sheet.doors, 'doors'),
    openDoors: short(sheet.openDoors, 'open doors'),
    secretDoors: short(sheet.secretDoors, 'secret doors'),
    traps: short(sheet.traps, 'traps'),
    furniture: short(sheet.furniture, 'pieces of furniture'),
    monsters: short(sheet.monsters, 'monsters'),
    named: sheet.named.filter(
      ({ key }) => key === sheet.wander || sheet.monsters.some((monster) => monster.key === key),
    ),
    blocked: shortRock(draft, sheet),
  };
  while (printSheet(fitted).length > SHEET_LENGTH_MAX && fitted.notes.length > 0) {
    const last = fitted.notes.at(-1);
    warn(draft, `there is no room on the sheet for the note “${last?.text ?? ''}”`);
    fitted = { ...fitted, notes: fitted.notes.slice(0, -1) };
  }
  return fitted;
}

/** Rock that nobody could ever stand beside need not be listed: without a door nothing leads into it. */
function shortRock(draft: Draft, { plan, blocked }: Sheet): readonly Square[] {
  if (blocked.length <= ENTRIES_MAX) return blocked;
  const rock = new Set(blocked);
  const width = widthOf(plan);
  const isBeside = (square: Square): boolean =>
    [square - width, square + 1, square + width, square - 1].some(
      (other) =>
        other >= 0 && other < width * plan.length && !rock.has(other) && roomAt(plan, other) === roomAt(plan, square),
    );
  const rank = (square: Square): number => (isBeside(square) ? 0 : draft.dark.has(square) ? 2 : 1);
  const beside = blocked.filter((square) => rank(square) === 0).length;
  if (beside > ENTRIES_MAX)
    warn(
      draft,
      `a sheet lists ${ENTRIES_MAX} blocked squares; ${beside - ENTRIES_MAX} at the edge of what is in play are open`,
    );
  const kept = blocked.toSorted((one, other) => rank(one) - rank(other) || one - other).slice(0, ENTRIES_MAX);
  return kept.toSorted((one, other) => one - other);
}
