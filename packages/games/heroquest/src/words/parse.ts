import type { Sight } from '@questhall/kernel';
import type { HeroQuest, Question } from '../types/index.ts';
import { READERS } from './readers.ts';
import { mayBe, type Reading } from './reading.ts';
import { errandOf, isPlace, readPlace, readSteps, squareAfter } from './ways.ts';
import type { Words } from './words.ts';

type Asker = Sight<HeroQuest>;

/** What a player's words came to, and why they came to nothing. */
interface Heard {
  readonly action: unknown;
  readonly unclear: string;
}

/** Words that people put in and that say nothing. */
const FILLERS = ['the', 'a', 'an', 'to', 'at', 'on', 'from', 'with', 'for', 'over', 'into', 'and'];

/** The verbs of a turn that one means with a letter or two, before all others. */
const OFTEN = ['roll', 'walk', 'open', 'close', 'attack', 'throw', 'cast', 'search', 'drink', 'give', 'take', 'end'];
const SELDOM = ['jump', 'hold', 'disarm', 'elixir', 'ring', 'leave', 'free', 'lift', 'drop', 'hand', 'gear', 'enter'];
const STEPS = ['walk', 'jump', 'open', 'end'];

/** The verbs that answer a question, the usual ones first. */
const VERBS: Readonly<Record<Question['kind'], readonly (readonly string[])[]>> = {
  order: [['order']],
  school: [['air', 'earth', 'fire', 'water'], ['school']],
  hide: [['hide']],
  turn: [OFTEN, SELDOM],
  puppet: [['roll', 'attack', ...STEPS]],
  genie: [['attack', ...STEPS]],
  captive: [STEPS],
  whisk: [STEPS],
  zargon: [['activate', 'attack', 'walk', 'dread', 'end']],
  defend: [
    ['drink', 'pass'],
    ['no', 'elixir'],
  ],
  rescue: [
    ['rescue', 'pass', 'drink'],
    ['no', 'elixir'],
  ],
  aside: [['aside']],
  place: [['place']],
  steer: [['steer']],
  keep: [['keep', 'pass'], ['no']],
  again: [['reroll', 'pass'], ['no']],
  meanwhile: [
    ['drink', 'pass'],
    ['no', 'elixir'],
  ],
  town: [['buy', 'sell', 'trade', 'pay', 'wear', 'name', 'ready']],
};

/**
 * What a player typed, in full or as far as only one thing can be meant. Squares are `4,7`, sides of them `4,7E`,
 * figures `elf`, `o7` or `orc`.
 */
export const parse: Words<HeroQuest>['parse'] = (words, asker) => hear(words, asker).action;

/** What is missing in such words, or who and what else they could mean; empty when that cannot be said. */
export const unclear: NonNullable<Words<HeroQuest>['unclear']> = (words, asker) => hear(words, asker).unclear;

function hear(words: readonly string[], asker: Asker): Heard {
  const [first = '', ...raw] = words;
  const verb = first.toLowerCase();
  const way = wayOf(
    words.map((word) => word.toLowerCase()),
    asker,
  );
  if (way !== null) return way;
  if (Object.hasOwn(READERS, verb)) return readAs(verb, raw, asker);
  const begun: (Heard & { readonly verb: string })[] = [];
  for (const verbs of tiersFor(asker)) {
    const heard = verbs.filter((one) => isBegun(one, verb)).map((one) => ({ verb: one, ...readAs(one, raw, asker) }));
    const sensible = heard.filter(({ action }) => action !== null);
    if (sensible.length > 0) return theOnly(words, sensible);
    begun.push(...heard);
  }
  return begun.length === 0 ? nothing('') : theOnly(words, begun);
}

/** What cannot be taken back, and is over with one word, wants more of it. */
const GRAVE = ['leave', 'ring'];
const GRAVE_MIN = 3;

const isBegun = (verb: string, typed: string): boolean =>
  typed.length >= (GRAVE.includes(verb) ? GRAVE_MIN : 1) && verb.startsWith(typed);

function theOnly(words: readonly string[], heard: readonly (Heard & { readonly verb: string })[]): Heard {
  const [only, other] = heard;
  const names = heard.map(({ verb }) => verb);
  return only === undefined || other !== undefined ? nothing(mayBe(words, names)) : only;
}

const nothing = (why: string): Heard => ({ action: null, unclear: why });

/** For each question of this seat the usual verbs, then the others. */
function tiersFor({ asks }: Asker): readonly (readonly string[])[] {
  const tiers = asks.map(({ question }) => VERBS[question.kind]);
  const depth = Math.max(0, ...tiers.map(({ length }) => length));
  return Array.from({ length: depth }, (_, i) => [...new Set(tiers.flatMap((tier) => tier[i] ?? []))]);
}

function readAs(verb: string, raw: readonly string[], asker: Asker): Heard {
  const notes: string[] = [];
  const lower = raw.map((word) => word.toLowerCase());
  const telling = lower.filter((word) => !FILLERS.includes(word));
  const action = READERS[verb]?.(telling.length === 0 ? lower : telling, readingOf(raw, asker, notes)) ?? null;
  return { action, unclear: action === null ? (notes[0] ?? '') : '' };
}

function readingOf(raw: readonly string[], { view, seat, asks }: Asker, notes: string[]): Reading {
  return {
    view,
    seat,
    asks,
    raw,
    note(why) {
      notes.push(why);
      return null;
    },
  };
}

/** `4,7`, `4 7`, `n`, `nne` and `n 3` without any verb, where somebody is to go or to be put somewhere. */
function wayOf(words: readonly string[], asker: Asker): Heard | null {
  const errand = errandOf(asker);
  if (errand === null || words.length === 0) return null;
  const { type, field, from } = errand;
  if (isPlace(words)) {
    const notes: string[] = [];
    const at = readPlace(words, readingOf([], asker, notes));
    return at === null ? nothing(notes[0] ?? '') : { action: { type, [field]: at }, unclear: '' };
  }
  const steps = readSteps(words);
  if (steps === null || from === null) return null;
  const to = squareAfter(asker.view, from, steps);
  return to === null ? nothing('That way the board ends.') : { action: { type, [field]: to }, unclear: '' };
}
