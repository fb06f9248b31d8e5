import {
  cutWritten,
  didYouMean,
  type Entry,
  type Grammar,
  inTextOrder,
  type Remark,
  remarkOn,
  type Written,
} from '@questhall/facets';
import {
  CARD_SETS,
  type Change,
  NotationError,
  OWN_KINDS,
  OWN_LINE_MAX,
  OWN_NAME_MAX,
  type OwnKind,
  onceFor,
  readOwnId,
  SET_IDS,
  type SetId,
  writeOwnId,
} from '../content/index.ts';
import { flawsOf } from './flaws.ts';
import { idNamed, namesOf, printedLine, setWith } from './printed.ts';

/** What a line may be about: the set that is meant from there on, cards, and printed cards that are left out. */
export const KEYS: readonly string[] = ['set', ...OWN_KINDS, 'without'];
export const GRAMMAR: Grammar = { game: 'dungeoneer', keys: KEYS };

const INSTEAD = ', instead of ';

/** All there is in a file of cards. */
export interface Deck {
  readonly title: string;
  /** The sets that it is about. */
  readonly sets: readonly SetId[];
  readonly changes: readonly Change[];
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** What is gathered while the lines are gone through. */
interface Reader {
  readonly written: Written;
  readonly changes: Change[];
  readonly errors: Remark[];
  readonly warnings: Remark[];
  readonly sets: Set<SetId>;
  /** Names that are taken, in small letters. */
  readonly names: Set<string>;
  set: SetId;
}

/** Files that are kept as they were read. */
const DECKS_MAX = 64;

/** A file is read once, however often it is played. */
export const readDeck: (text: string) => Deck = onceFor(read, DECKS_MAX);

function read(text: string): Deck {
  const written = cutWritten(text, GRAMMAR);
  const reader: Reader = {
    written,
    changes: [],
    errors: [...written.errors],
    warnings: [],
    sets: new Set(),
    names: new Set(),
    set: 'HD',
  };
  for (const entry of written.entries) {
    if (entry.key === 'set') readSet(reader, entry);
    else if (entry.key === 'without') readWithout(reader, entry);
    else readCard(reader, entry);
  }
  if (written.errors.length === 0) sayNothingChanges(reader);
  const { changes, errors, warnings, sets } = reader;
  return {
    title: written.title,
    sets: SET_IDS.filter((id) => sets.has(id)),
    changes,
    errors: inTextOrder(errors),
    warnings: inTextOrder(warnings),
  };
}

/** A title alone is not meant to be a file: perhaps it is the name of one. */
function sayNothingChanges({ written: { entries }, errors, warnings }: Reader): void {
  const said = (text: string): Remark => ({ line: null, column: null, text });
  if (entries.length === 0) errors.push(said('has no line but its title; write one like “card Ember Blade: …”'));
  else if (entries.every(({ key }) => key === 'set')) warnings.push(said('changes nothing yet: it has no card'));
}

/** The changes that a text makes; none where there is no text. */
export const changesIn = (text: string): readonly Change[] => (text === '' ? [] : readDeck(text).changes);

function complain(reader: Reader, entry: Entry, word: string, text: string): void {
  reader.errors.push(remarkOn(reader.written, entry, word, text));
}

function readSet(reader: Reader, entry: Entry): void {
  const set = SET_IDS.find((id) => id === entry.value.toUpperCase());
  if (set === undefined)
    complain(
      reader,
      entry,
      entry.value,
      `set: “${entry.value}” is no set; there are ${SET_IDS.join(', ')}.${didYouMean(entry.value, SET_IDS)}`,
    );
  else reader.set = set;
}

function readWithout(reader: Reader, entry: Entry): void {
  for (const name of entry.value.split(/\s*,\s*/).filter((one) => one !== '')) {
    const id = idNamed('card', name);
    if (id === null) complain(reader, entry, name, unknownCard('card', name));
    else if (isTaken(reader, id)) complain(reader, entry, name, `“${name}” is changed or left out twice`);
    else take(reader, { card: null, instead: id }, setWith(id));
  }
}

const unknownCard = (kind: OwnKind, name: string): string =>
  `there is no ${kind} “${name}” in the sets.${didYouMean(name, namesOf(kind))}`;

const isTaken = ({ changes }: Reader, id: string): boolean => changes.some(({ instead }) => instead === id);

function take(reader: Reader, change: Change, set: SetId): void {
  reader.changes.push(change);
  reader.sets.add(set);
}

/** A name that is printed means that card, whose place the line takes; another name is one card more. */
function readCard(reader: Reader, entry: Entry): void {
  const kind = OWN_KINDS.find((one) => one === entry.key) ?? 'card';
  const [name = '', old] = entry.name.split(INSTEAD);
  const printed = idNamed(kind, old ?? name);
  const flaw = nameFlaw(reader, kind, name, old, printed);
  if (flaw !== null) {
    complain(reader, entry, old ?? name, flaw);
    return;
  }
  reader.names.add(name.toLowerCase());
  const set = printed === null ? reader.set : setWith(printed);
  if (printed !== null && old === undefined && printedLine(kind, printed) === entry.value) {
    reader.sets.add(set); // it says what is printed, so nothing changes
    return;
  }
  const id = writeOwnId({ kind, set, name: old === undefined && printed !== null ? printed : name, line: entry.value });
  if (isSound(reader, entry, kind, id)) take(reader, { card: id, instead: printed }, set);
}

function nameFlaw(
  reader: Reader,
  kind: OwnKind,
  name: string,
  old: string | undefined,
  printed: string | null,
): string | null {
  if (name === '') return `${kind} needs a name before its colon, like “${kind} Ember Blade: …”`;
  if (name.length > OWN_NAME_MAX) return `a name has at most ${OWN_NAME_MAX} characters`;
  if (!/\p{L}/u.test(name)) return `“${name}” is no name: it has no letter`;
  if (reader.names.has(name.toLowerCase())) return `there are two of the name “${name}”`;
  if (old !== undefined && printed === null) return unknownCard(kind, old);
  if (printed !== null && isTaken(reader, printed)) return `“${old ?? name}” is changed or left out twice`;
  const isElsewhere = OWN_KINDS.some((one) => idNamed(one, name) !== null && (one !== kind || old !== undefined));
  return isElsewhere ? `“${name}” is the name of another card; give it a name of its own` : null;
}

/** Whether a line can be read and played. */
function isSound(reader: Reader, entry: Entry, kind: OwnKind, id: string): boolean {
  if (entry.value.length > OWN_LINE_MAX) {
    complain(reader, entry, '', `has at most ${OWN_LINE_MAX} characters behind its colon`);
    return false;
  }
  try {
    const own = readOwnId(id);
    if (own === null) throw new NotationError(kind, entry.value, 'write the card behind the colon');
    for (const { isError, word, text } of flawsOf(own, CARD_SETS[own.set]))
      (isError ? reader.errors : reader.warnings).push(remarkOn(reader.written, entry, word, text));
    return true;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    complain(reader, entry, error.found, `“${error.found}” cannot be read; ${error.right}`);
    return false;
  }
}
