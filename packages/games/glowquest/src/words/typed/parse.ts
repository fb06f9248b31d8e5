import { hearBegun, type Note, notUnderstood, type Understood, understood } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { Glowquest, Question } from '../../types/index.ts';
import { READERS } from './readers.ts';
import { use } from './readers-fighting.ts';
import type { Reading } from './reading.ts';
import type { TypedWords, Unclear, VerbName } from './typed-words.ts';
import { errandOf, isBeyond, isPlace, readPlace, stepsIn } from './ways.ts';

const WINDOW: readonly VerbName[] = ['use', 'done'];

/** The verbs that answer a question: those of them that begin so are meant by a letter or two. */
const VERBS: Readonly<Record<Question['kind'], readonly VerbName[]>> = {
  gain: ['gain', 'become', 'exchange', 'trade', 'decline'],
  keep: ['keep'],
  bounty: ['award'],
  overflow: ['hand', 'discard'],
  trade: ['accept', 'decline', 'yes', 'done'],
  stand: ['stand'],
  explore: ['walk', 'open', 'trade', 'end'],
  setUp: ['place'],
  turn: ['attack', 'use', 'walk', 'end'],
  down: ['recover', 'rock', 'crawl'],
  move: ['walk', 'done'],
  leave: ['flee', 'dodge', 'done'],
  roll: WINDOW,
  hit: WINDOW,
  miss: WINDOW,
  forced: ['place'],
  momentum: ['place'],
  follow: ['place'],
  victim: ['name'],
  shove: ['name'],
  packets: ['name'],
  reduce: ['reduce'],
  guard: ['protect', 'decline', 'yes', 'done'],
  brink: ['survive', 'decline', 'yes', 'done'],
  activate: ['activate'],
};

/** Somebody who types in one language, and is told in it what was not understood. */
interface Typist {
  readonly typedWords: TypedWords;
  readonly unclear: Unclear;
}

type Asker = Sight<Glowquest>;

/** How words are read in one language. */
export interface Parser {
  /** What a player typed, in full or as far as only one thing can be meant. Squares are `3,-4`, figures `g2`. */
  parse(words: readonly string[], asker: Asker): unknown;
  /** What is missing in such words, or who and what else they could mean; empty when that cannot be said. */
  unclear(words: readonly string[], asker: Asker): string;
}

export const parserOf = (typist: Typist): Parser => ({
  parse: (words, asker) => hear(typist, words, asker).action,
  unclear: (words, asker) => hear(typist, words, asker).unclear,
});

function hear(typist: Typist, words: readonly string[], asker: Asker): Understood {
  const { typedWords, unclear } = typist;
  const lower = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const [verb = '', ...rest] = lower;
  if (verb === '') return notUnderstood('');
  const way = wayOf(typist, lower, asker);
  if (way !== null) return way;
  const said = VERB_NAMES.find((name) => typedWords.verbs[name].includes(verb));
  if (said !== undefined) return readAs(typist, said, rest, asker);
  const begun = asker.asks
    .flatMap(({ question }) => VERBS[question.kind])
    .flatMap((name) => {
      const typed = typedWords.verbs[name].find((word) => word.startsWith(verb));
      return typed === undefined ? [] : [{ typed, read: () => readAs(typist, name, rest, asker) }];
    });
  const heard = hearBegun([begun], (names) => unclear.mayBe(words.join(' '), names));
  return heard !== null && heard.action !== null ? heard : (useOf(typist, lower, asker) ?? heard ?? notUnderstood(''));
}

const VERB_NAMES = Object.keys(READERS) as VerbName[]; // its own keys

function readAs(typist: Typist, verb: VerbName, words: readonly string[], asker: Asker): Understood {
  return understood((note) => READERS[verb](tellingIn(words, typist), readingOf(typist, asker, note)));
}

const tellingIn = (words: readonly string[], { typedWords: { fillers } }: Typist): readonly string[] =>
  words.filter((word) => !fillers.includes(word));

const readingOf = ({ typedWords, unclear }: Typist, { view, asks }: Asker, note: Note): Reading => ({
  view,
  asks,
  typedWords,
  unclear,
  note,
});

/** `aim`, `mend utility`: a Benefit without any verb, where one may be used. */
function useOf(typist: Typist, words: readonly string[], asker: Asker): Understood | null {
  const isAsked = asker.asks.some(({ question }) => VERBS[question.kind].includes('use'));
  if (!isAsked) return null;
  const heard = understood((note) => use(tellingIn(words, typist), readingOf(typist, asker, note)));
  return heard.action === null ? null : heard;
}

/** `3,-4`, `3 -4`, `n` and `ne 2` without any verb, where somebody is to go or to be put somewhere. */
function wayOf(typist: Typist, words: readonly string[], asker: Asker): Understood | null {
  const errand = errandOf(asker);
  if (errand !== null && isBeyond(words)) return notUnderstood(typist.unclear.beyond(words.join(' ')));
  if (errand === null || (!isPlace(words) && stepsIn(words, typist.typedWords) === null)) return null;
  const heard = understood((note) => {
    const at = readPlace(words, readingOf(typist, asker, note));
    return at === null ? null : { type: errand.type, [errand.field]: at };
  });
  return heard.action === null ? null : heard;
}
