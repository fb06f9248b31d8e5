import {
  hearBegun,
  isPair,
  type Note,
  notUnderstood,
  type TerminalFacet,
  telling,
  type Understood,
  understood,
} from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { HeroQuest, Question } from '../../types/index.ts';
import { READERS } from './readers.ts';
import { mayBe, type Reader, type Reading } from './reading.ts';
import { type Ear, type TypedWords, VERBS, type Verb } from './typed-words.ts';
import { errandOf, readPlace, squareAfter, stepsIn } from './ways.ts';

type Asker = Sight<HeroQuest>;

/** Something that a line may begin with. */
interface Word {
  readonly typed: string;
  readonly read: Reader;
  /** What cannot be taken back, and is over with one word, wants more of it. */
  readonly isGrave: boolean;
}

/** The verbs of a turn that one means with a letter or two, before all others. */
const OFTEN: readonly Verb[] = [
  ...(['roll', 'walk', 'open', 'close', 'attack', 'throw', 'cast', 'search', 'drink', 'give', 'take', 'end'] as const),
];
const SELDOM: readonly Verb[] = [
  ...(['jump', 'hold', 'disarm', 'elixir', 'ring', 'leave', 'free', 'lift', 'drop', 'hand', 'gear', 'enter'] as const),
];
const STEPS: readonly Verb[] = ['walk', 'jump', 'open', 'end'];

/** The verbs that answer a question, the usual ones first. */
const ANSWERS: Readonly<Record<Question['kind'], readonly (readonly Verb[])[]>> = {
  order: [['order']],
  school: [['school']],
  hide: [['hide']],
  turn: [OFTEN, SELDOM],
  puppet: [['roll', 'attack', ...STEPS]],
  genie: [['attack', ...STEPS]],
  captive: [STEPS],
  whisk: [STEPS],
  zargon: [['activate', 'attack', 'walk', 'dread', 'end']],
  defend: [['drink', 'pass'], ['elixir']],
  rescue: [['rescue', 'pass', 'drink'], ['elixir']],
  aside: [['aside']],
  place: [['place']],
  steer: [['steer']],
  keep: [['keep', 'pass']],
  again: [['reroll', 'pass']],
  meanwhile: [['drink', 'pass'], ['elixir']],
  town: [['buy', 'sell', 'trade', 'pay', 'wear', 'name', 'ready']],
};

/** Of these half of any word will do: `n` is as good as `no`. */
const BRIEF: readonly Verb[] = ['pass'];

const GRAVE: readonly Verb[] = ['leave', 'ring'];
const GRAVE_MIN = 3;

/**
 * Understands what a player types, in full or as far as only one thing can be meant. Squares are `4,7`, sides of them
 * `4,7E`, figures `elf`, `o1` or `orc`.
 */
export function parserOf(ear: Ear): Required<Pick<TerminalFacet<HeroQuest>, 'parse' | 'unclear'>> {
  const known = new Map(
    ear.typedWords.toReversed().flatMap((typedWords) => wordsOf(typedWords, VERBS, VERBS).map(pairOf)),
  );
  const hear = (words: readonly string[], asker: Asker): Understood => hearWith(ear, known, words, asker);
  return {
    parse: (words, asker) => hear(words, asker).action,
    unclear: (words, asker) => hear(words, asker).unclear,
  };
}

const pairOf = (word: Word): readonly [string, Word] => [word.typed, word];

/**
 * These verbs in one language, some of them in all words that there are; the schools of magic are as good as a verb
 * where one is to be chosen.
 */
function wordsOf({ verbs, schools }: TypedWords, wanted: readonly Verb[], inAll: readonly Verb[]): readonly Word[] {
  const taken =
    (school: string): Reader =>
    () => ({ type: 'takeSchool', school });
  return [
    ...wanted.flatMap((verb) =>
      (inAll.includes(verb) ? verbs[verb] : [verbs[verb][0]]).map((typed) => ({
        typed,
        read: READERS[verb],
        isGrave: GRAVE.includes(verb),
      })),
    ),
    ...(wanted.includes('school')
      ? Object.entries(schools).map(([school, typed]) => ({ typed, read: taken(school), isGrave: false }))
      : []),
  ];
}

function hearWith(ear: Ear, known: ReadonlyMap<string, Word>, words: readonly string[], asker: Asker): Understood {
  const [first = '', ...raw] = words;
  const verb = first.toLowerCase();
  const way = wayOf(
    words.map((word) => word.toLowerCase()),
    ear,
    asker,
  );
  if (way !== null) return way;
  const exact = known.get(verb);
  if (exact !== undefined) return readAs(exact, raw, ear, asker);
  const begun = tiersFor(ear, asker).map((tier) =>
    tier
      .filter((word) => isBegun(word, verb))
      .map((word) => ({ typed: word.typed, read: () => readAs(word, raw, ear, asker) })),
  );
  return hearBegun(begun, (names) => mayBe(words, names, ear)) ?? notUnderstood('');
}

const isBegun = ({ typed, isGrave }: Word, begun: string): boolean =>
  begun.length >= (isGrave ? GRAVE_MIN : 1) && typed.startsWith(begun);

/**
 * For each question of this seat the usual verbs, then the others; all of them in the language that is spoken first.
 */
function tiersFor({ typedWords }: Ear, { asks }: Asker): readonly (readonly Word[])[] {
  const tiers = asks.map(({ question }) => ANSWERS[question.kind]);
  const depth = Math.max(0, ...tiers.map(({ length }) => length));
  return typedWords.flatMap((typedWords) =>
    Array.from({ length: depth }, (_, i) =>
      wordsOf(typedWords, [...new Set(tiers.flatMap((tier) => tier[i] ?? []))], BRIEF),
    ),
  );
}

function readAs({ read }: Word, raw: readonly string[], ear: Ear, asker: Asker): Understood {
  const lower = raw.map((word) => word.toLowerCase());
  const words = telling(
    lower,
    ear.typedWords.flatMap(({ fillers }) => fillers),
  );
  return understood((note) => read(words, readingOf(raw, ear, asker, note)));
}

const readingOf = (raw: readonly string[], ear: Ear, { view, seat, asks }: Asker, note: Note): Reading => ({
  ...ear,
  view,
  seat,
  asks,
  raw,
  note,
});

/** `4,7`, `4 7`, `n`, `nne` and `n 3` without any verb, where somebody is to go or to be put somewhere. */
function wayOf(words: readonly string[], ear: Ear, asker: Asker): Understood | null {
  const errand = errandOf(asker);
  if (errand === null || words.length === 0) return null;
  const { type, field, from } = errand;
  if (isPair(words))
    return understood((note) => {
      const at = readPlace(words, readingOf([], ear, asker, note));
      return at === null ? null : { type, [field]: at };
    });
  const steps = stepsIn(words, ear.typedWords);
  if (steps === null || from === null) return null;
  const to = squareAfter(asker.view, from, steps);
  return to === null ? notUnderstood(ear.hints.boardEnds) : { action: { type, [field]: to }, unclear: '' };
}
