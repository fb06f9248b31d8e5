import type { Field } from '@questhall/kernel';
import { type Remark, whyNot } from '../design.ts';
import { didYouMean } from '../plain-text.ts';
import {
  cutWritten,
  type Entry,
  type Grammar,
  inTextOrder,
  remarkOn,
  WRITTEN_LENGTH_MAX,
  type Written,
} from './written.ts';

/** A figure that a file may change. */
export interface FigureSpec {
  readonly least: number;
  readonly most: number;
  /** Whether the party has it harder with more of it or with less; left out where nobody can tell. */
  readonly harder?: 'more' | 'less';
}

/** A kind of things that have such figures, as the game has them. */
export interface FigureKind {
  /** The key of their lines: `monster`. */
  readonly kind: string;
  /** Their names, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly specs: Readonly<Record<string, FigureSpec>>;
  /** What it is in the game; several numbers are one for each size of the party. */
  printed(id: string): FiguresOfOne;
}

/** The figures of one thing, by their names. */
export type FiguresOfOne = Readonly<Record<string, readonly number[]>>;

/** All that is otherwise than in the game, by kind and id: `monster ghoul`. Plain data, that a table can hold. */
export type FigureChanges = Readonly<Record<string, FiguresOfOne>>;

/** Which figures of a game may be changed. */
export interface FigureBook {
  readonly game: string;
  readonly kinds: readonly FigureKind[];
  /** What changes that are sound by themselves cannot be together, and by which of them: `monster ghoul`. */
  readonly unsound?: (changes: FigureChanges) => readonly { readonly of: string; readonly text: string }[];
}

/** All there is in a file of figures. */
export interface FiguresRead {
  readonly title: string;
  readonly changes: FigureChanges;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

export const grammarOf = ({ game, kinds }: FigureBook): Grammar => ({ game, keys: kinds.map(({ kind }) => kind) });

interface Reader {
  readonly written: Written;
  readonly changes: Record<string, Record<string, readonly number[]>>;
  /** Where each was first spoken of. */
  readonly entries: Map<string, Entry>;
  /** `monster ghoul speed`: given in some line. */
  readonly given: Set<string>;
  readonly errors: Remark[];
}

const complain = ({ written, errors }: Reader, entry: Entry, word: string, text: string): void =>
  void errors.push(remarkOn(written, entry, word, text));

function read(book: FigureBook, text: string): FiguresRead {
  const written = cutWritten(text, grammarOf(book));
  const reader: Reader = {
    written,
    changes: {},
    entries: new Map(),
    given: new Set(),
    errors: [...written.errors],
  };
  for (const entry of written.entries) {
    const kind = book.kinds.find((one) => one.kind === entry.key);
    if (kind !== undefined) readEntry(reader, kind, entry);
  }
  const { changes, errors, entries } = reader;
  if (errors.length === 0)
    for (const { of, text: flaw } of book.unsound?.(changes) ?? []) {
      const entry = entries.get(of);
      errors.push(entry === undefined ? about(flaw) : remarkOn(written, entry, entry.name, flaw));
    }
  if (errors.length === 0 && written.entries.length === 0) errors.push(about(NOTHING));
  const isIdle = errors.length === 0 && Object.keys(changes).length === 0;
  return {
    title: written.title,
    changes,
    errors: inTextOrder(errors),
    warnings: isIdle ? [about('changes nothing: every figure is as the game has it')] : [],
  };
}

/** A title alone is not meant to be a file: perhaps it is the name of one. */
const NOTHING = 'has no line but its title; write one like “monster ghoul: speed 4”';
const about = (text: string): Remark => ({ line: null, column: null, text });

/** Names are as good as ids, and small letters as capital ones. */
const plainly = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ');

function readEntry(reader: Reader, kind: FigureKind, entry: Entry): void {
  const wanted = plainly(entry.name);
  const [id] =
    Object.entries(kind.names).find(([one, name]) => plainly(one) === wanted || plainly(name) === wanted) ?? [];
  if (id === undefined) {
    const names = Object.values(kind.names);
    const meant = didYouMean(entry.name, names) || ` There are ${names.join(', ')}.`;
    complain(reader, entry, entry.name, `there is no ${kind.kind} “${entry.name}”.${meant}`);
    return;
  }
  const of = `${kind.kind} ${id}`;
  if (!reader.entries.has(of)) reader.entries.set(of, entry);
  const parts = entry.value.split(',').map((part) => part.trim());
  for (const part of parts) readFigure(reader, kind, entry, { id, of, part });
}

interface Part {
  readonly id: string;
  readonly of: string;
  /** `speed 4` */
  readonly part: string;
}

function readFigure(reader: Reader, kind: FigureKind, entry: Entry, { id, of, part }: Part): void {
  const printed = kind.printed(id);
  const names = Object.keys(printed);
  const [, figure, numbers] = /^(\S.*?) (\d{1,6}(?:\/\d{1,6})*)$/.exec(part) ?? [];
  if (figure === undefined || numbers === undefined) {
    const like = `write one of ${names.join(', ')} and a number, like “${example(printed)}”`;
    complain(reader, entry, part, part === '' ? like : `“${part}” is no figure; ${like}`);
    return;
  }
  const spec = kind.specs[figure];
  const usual = printed[figure];
  if (spec === undefined || usual === undefined) {
    const right = didYouMean(figure, names) || ` There are ${names.join(', ')}.`;
    complain(reader, entry, figure, `${kind.names[id]} has no “${figure}”.${right}`);
    return;
  }
  const given = numbers.split('/').map(Number);
  const flaw = flawOf(figure, spec, usual, given);
  const name = `${of} ${figure}`;
  if (flaw !== null) complain(reader, entry, numbers, flaw);
  else if (reader.given.has(name)) complain(reader, entry, part, `${figure} of ${kind.names[id]} is given twice`);
  else if (!isSame(usual, whole(usual, given))) {
    reader.changes[of] ??= {};
    Object.assign(reader.changes[of], { [figure]: whole(usual, given) });
  }
  reader.given.add(name);
}

const example = (printed: FiguresOfOne): string => {
  const [[figure = '', numbers = []] = []] = Object.entries(printed);
  return `${figure} ${numbers.join('/')}`;
};

function flawOf(
  figure: string,
  { least, most }: FigureSpec,
  usual: readonly number[],
  given: readonly number[],
): string | null {
  const count = usual.length;
  if (given.length !== 1 && given.length !== count)
    return count === 1
      ? `${figure} is one number`
      : `${figure} is one number, or ${count} with / between them: one for each size of the party`;
  const strange = given.find((n) => n < least || n > most);
  return strange === undefined ? null : `${figure} is ${least} to ${most}, and not ${strange}`;
}

/** One number for all sizes of the party is as good as one for each. */
const whole = (usual: readonly number[], given: readonly number[]): readonly number[] =>
  given.length === usual.length ? given : usual.map(() => given[0] ?? 0);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** Files that are kept as they were read. */
const KEPT_MAX = 64;

/** A file is read once, however often it is played. */
export function figuresReader(book: FigureBook): (text: string) => FiguresRead {
  const kept = new Map<string, FiguresRead>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const made = read(book, text);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(text, made);
    return made;
  };
}

/** What a file changes; nothing where there is no file, or one that changes nothing. */
export function figuresGiven(readFile: (text: string) => FiguresRead, text: string): FigureChanges | undefined {
  const changes = text === '' ? {} : readFile(text).changes;
  return Object.keys(changes).length === 0 ? undefined : changes;
}

/** Makes something otherwise by somebody's figures, once for each list of them: that is never written. */
export function madeBy<X>(make: (usual: X, own: FiguresOfOne) => X): (usual: X, own?: FiguresOfOne) => X {
  const known = new WeakMap<FiguresOfOne, X>();
  return (usual, own) => {
    if (own === undefined) return usual;
    const made = known.get(own) ?? make(usual, own);
    known.set(own, made);
    return made;
  };
}

/** A figure that is one number: somebody's own, or the usual one. */
export const figureIn = (own: FiguresOfOne, figure: string, usual: number): number => own[figure]?.[0] ?? usual;

/** The option of a table that takes the text of such a file. */
export const figuresField = (readFile: (text: string) => FiguresRead): Field<string> => ({
  title: 'Figures',
  text: 'Figures of your own, as the text of their file; empty for those of the game.',
  initial: '',
  range: `the text of a file of figures, at most ${WRITTEN_LENGTH_MAX} characters, or nothing`,
  read: (raw) =>
    typeof raw === 'string' && raw.length <= WRITTEN_LENGTH_MAX && (raw === '' || readFile(raw).errors.length === 0)
      ? raw
      : undefined,
  why: (raw) =>
    typeof raw === 'string' && raw.includes('\n') ? whyNot('file of figures', readFile(raw).errors) : null,
  parse: (typed) => typed,
});
