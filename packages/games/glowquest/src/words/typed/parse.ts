import type { Sight } from '@questhall/kernel';
import type { Glowquest, Question } from '../../types/index.ts';
import type { Words } from '../words.ts';
import { READERS } from './readers.ts';
import { use } from './readers-fighting.ts';
import { mayBe, type Reading } from './reading.ts';
import { beyondText, errandOf, isBeyond, isPlace, readPlace, readSteps } from './ways.ts';

type Asker = Sight<Glowquest>;

/** What a player's words came to, and why they came to nothing. */
interface Heard {
  readonly action: unknown;
  readonly unclear: string;
}

/** Words that people put in and that say nothing. */
const FILLERS = ['the', 'a', 'an', 'to', 'at', 'on', 'from', 'with', 'for', 'into', 'and', 'my'];

const WINDOW = ['use', 'done'];

/** The verbs that answer a question: those of them that begin so are meant by a letter or two. */
const VERBS: Readonly<Record<Question['kind'], readonly string[]>> = {
  gain: ['gain', 'exchange', 'trade', 'decline'],
  keep: ['keep'],
  bounty: ['award'],
  overflow: ['hand', 'discard'],
  trade: ['accept', 'decline', 'yes', 'no'],
  stand: ['stand'],
  explore: ['walk', 'open', 'trade', 'end'],
  setUp: ['place'],
  turn: ['attack', 'use', 'walk', 'end'],
  down: ['recover', 'rock', 'crawl', 'throw'],
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
  guard: ['protect', 'decline', 'yes', 'no'],
  brink: ['survive', 'decline', 'yes', 'no'],
  activate: ['activate'],
};

/**
 * What a player typed, in full or as far as only one thing can be meant. Squares are `3,-4`, doors `3,-4E`, figures
 * `utility`, `g2` or `ghoul`.
 */
export const parse: Words<Glowquest>['parse'] = (words, asker) => hear(words, asker).action;

/** What is missing in such words, or who and what else they could mean; empty when that cannot be said. */
export const unclear: NonNullable<Words<Glowquest>['unclear']> = (words, asker) => hear(words, asker).unclear;

function hear(words: readonly string[], asker: Asker): Heard {
  const lower = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const [verb = '', ...rest] = lower;
  if (verb === '') return nothing('');
  const way = wayOf(lower, asker);
  if (way !== null) return way;
  if (Object.hasOwn(READERS, verb)) return readAs(verb, rest, asker);
  const begun = asker.asks.flatMap(({ question }) => VERBS[question.kind]).filter((one) => one.startsWith(verb));
  const heard = begun.map((one) => ({ verb: one, ...readAs(one, rest, asker) }));
  const sensible = heard.filter(({ action }) => action !== null);
  const [only, other] = sensible.length > 0 ? sensible : heard;
  if (only !== undefined && other !== undefined)
    return nothing(
      mayBe(
        words,
        heard.map((one) => one.verb),
      ),
    );
  return only !== undefined && only.action !== null ? only : (useOf(lower, asker) ?? only ?? nothing(''));
}

const nothing = (why: string): Heard => ({ action: null, unclear: why });

function readAs(verb: string, words: readonly string[], asker: Asker): Heard {
  const notes: string[] = [];
  const telling = words.filter((word) => !FILLERS.includes(word));
  const action = READERS[verb]?.(telling, readingOf(asker, notes)) ?? null;
  return { action, unclear: action === null ? (notes[0] ?? '') : '' };
}

function readingOf({ view, asks }: Asker, notes: string[]): Reading {
  return {
    view,
    asks,
    note(why) {
      notes.push(why);
      return null;
    },
  };
}

/** `aim`, `mend utility`: a Benefit without any verb, where one may be used. */
function useOf(words: readonly string[], asker: Asker): Heard | null {
  const isAsked = asker.asks.some(({ question }) => VERBS[question.kind].includes('use'));
  const action = isAsked
    ? (use(
        words.filter((word) => !FILLERS.includes(word)),
        readingOf(asker, []),
      ) ?? null)
    : null;
  return action === null ? null : { action, unclear: '' };
}

/** `3,-4`, `3 -4`, `n` and `ne 2` without any verb, where somebody is to go or to be put somewhere. */
function wayOf(words: readonly string[], asker: Asker): Heard | null {
  const errand = errandOf(asker);
  if (errand !== null && isBeyond(words)) return nothing(beyondText(words));
  if (errand === null || (!isPlace(words) && readSteps(words) === null)) return null;
  const at = readPlace(words, readingOf(asker, []));
  return at === null ? null : { action: { type: errand.type, [errand.field]: at }, unclear: '' };
}
