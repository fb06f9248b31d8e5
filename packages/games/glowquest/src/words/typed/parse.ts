import type { Sight } from '@questhall/kernel';
import type { Glowquest, Question } from '../../types/index.ts';
import { READERS } from './readers.ts';
import { use } from './readers-fighting.ts';
import type { Reading } from './reading.ts';
import type { Unclear, VerbName, Vocabulary } from './vocabulary.ts';
import { errandOf, isBeyond, isPlace, readPlace, readSteps } from './ways.ts';

/** What a player's words came to, and why they came to nothing. */
interface Heard {
  readonly action: unknown;
  readonly unclear: string;
}

const WINDOW: readonly VerbName[] = ['use', 'done'];

/** The verbs that answer a question: those of them that begin so are meant by a letter or two. */
const VERBS: Readonly<Record<Question['kind'], readonly VerbName[]>> = {
  gain: ['gain', 'exchange', 'trade', 'decline'],
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
  readonly vocabulary: Vocabulary;
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

function hear(typist: Typist, words: readonly string[], asker: Asker): Heard {
  const { vocabulary, unclear } = typist;
  const lower = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const [verb = '', ...rest] = lower;
  if (verb === '') return nothing('');
  const way = wayOf(typist, lower, asker);
  if (way !== null) return way;
  const said = VERB_NAMES.find((name) => vocabulary.verbs[name].includes(verb));
  if (said !== undefined) return readAs(typist, said, rest, asker);
  const begun = asker.asks
    .flatMap(({ question }) => VERBS[question.kind])
    .filter((name) => vocabulary.verbs[name].some((word) => word.startsWith(verb)));
  const heard = begun.map((name) => ({ name, ...readAs(typist, name, rest, asker) }));
  const sensible = heard.filter(({ action }) => action !== null);
  const [only, other] = sensible.length > 0 ? sensible : heard;
  if (only !== undefined && other !== undefined)
    return nothing(
      unclear.mayBe(
        words.join(' '),
        heard.map(({ name }) => vocabulary.verbs[name].find((word) => word.startsWith(verb)) ?? name),
      ),
    );
  return only !== undefined && only.action !== null ? only : (useOf(typist, lower, asker) ?? only ?? nothing(''));
}

const VERB_NAMES = Object.keys(READERS) as VerbName[]; // its own keys

const nothing = (why: string): Heard => ({ action: null, unclear: why });

function readAs(typist: Typist, verb: VerbName, words: readonly string[], asker: Asker): Heard {
  const notes: string[] = [];
  const telling = words.filter((word) => !typist.vocabulary.fillers.includes(word));
  const action = READERS[verb](telling, readingOf(typist, asker, notes)) ?? null;
  return { action, unclear: action === null ? (notes[0] ?? '') : '' };
}

function readingOf({ vocabulary, unclear }: Typist, { view, asks }: Asker, notes: string[]): Reading {
  return {
    view,
    asks,
    vocabulary,
    unclear,
    note(why) {
      notes.push(why);
      return null;
    },
  };
}

/** `aim`, `mend utility`: a Benefit without any verb, where one may be used. */
function useOf(typist: Typist, words: readonly string[], asker: Asker): Heard | null {
  const isAsked = asker.asks.some(({ question }) => VERBS[question.kind].includes('use'));
  const telling = words.filter((word) => !typist.vocabulary.fillers.includes(word));
  const action = isAsked ? (use(telling, readingOf(typist, asker, [])) ?? null) : null;
  return action === null ? null : { action, unclear: '' };
}

/** `3,-4`, `3 -4`, `n` and `ne 2` without any verb, where somebody is to go or to be put somewhere. */
function wayOf(typist: Typist, words: readonly string[], asker: Asker): Heard | null {
  const errand = errandOf(asker);
  if (errand !== null && isBeyond(words)) return nothing(typist.unclear.beyond(words.join(' ')));
  if (errand === null || (!isPlace(words) && readSteps(words, typist.vocabulary) === null)) return null;
  const at = readPlace(words, readingOf(typist, asker, []));
  return at === null ? null : { action: { type: errand.type, [errand.field]: at }, unclear: '' };
}
