import type { RuleWords } from '@questhall/facets';
import { KERNEL_RULES, type Rule, type Rulebook } from '@questhall/kernel';

/** A rule or a house rule as it stands in the book. */
export interface Entry {
  /** What links name: `trap.pit-effect`, `house.smallParty`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** There is only English for the text. */
  readonly isEnglish: boolean;
  readonly origin: Rule['origin'];
  /** The rule that a house rule changes. */
  readonly changes: string | null;
  /** The house rules that a switch for many sets, by name. */
  readonly sets: readonly string[];
}

export interface Chapter {
  readonly key: string;
  readonly kind: 'rules' | 'house' | 'kernel';
  readonly heading: string;
  readonly entries: readonly Entry[];
}

const entryOf = (id: string, { title, text, origin }: Omit<Rule, 'section'>, isEnglish: boolean): Entry => ({
  id,
  title,
  text,
  isEnglish,
  origin,
  changes: null,
  sets: [],
});

const kernelEntries = (words: Readonly<Record<string, RuleWords>>): readonly Entry[] =>
  Object.entries(KERNEL_RULES).map(([id, rule]) => entryOf(id, { ...rule, ...words[id] }, false));

/** The whole book in the order of reading: the game's sections, its house rules, and what holds at every table. */
export function chaptersOf(
  book: Rulebook<string>,
  english: ReadonlySet<string>,
  kernelRules: Readonly<Record<string, RuleWords>>,
): readonly Chapter[] {
  const rules = Object.entries(book.rules);
  const house = Object.entries(book.houseRules).map(
    ([name, { title, text, changes, sets = {} }]): Entry => ({
      id: `house.${name}`,
      title,
      text,
      isEnglish: english.has(`house.${name}`),
      origin: 'authored',
      changes,
      sets: Object.keys(sets),
    }),
  );
  return [
    ...Object.entries(book.sections).map(
      ([key, heading]): Chapter => ({
        key,
        kind: 'rules',
        heading,
        entries: rules
          .filter(([, { section }]) => section === key)
          .map(([id, rule]) => entryOf(id, rule, english.has(id))),
      }),
    ),
    { key: 'house', kind: 'house', heading: '', entries: house },
    { key: 'kernel', kind: 'kernel', heading: '', entries: kernelEntries(kernelRules) },
  ];
}

const wordsIn = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** What is left of the book when only entries with all these words in them are wanted. */
export function searchChapters(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = wordsIn(query);
  if (words.length === 0) return chapters;
  const fits = ({ id, title, text }: Entry, heading: string): boolean => {
    const all = `${id} ${title} ${text} ${heading}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => fits(entry, chapter.heading)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** A text in pieces, those that were searched for marked. */
export function markWords(
  text: string,
  query: string,
): readonly { readonly at: number; readonly piece: string; readonly isFound: boolean }[] {
  const words = wordsIn(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ at: 0, piece: text, isFound: false }];
  let at = 0;
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((piece, i) => {
    const marked = { at, piece, isFound: i % 2 === 1 };
    at += piece.length;
    return marked;
  });
}
