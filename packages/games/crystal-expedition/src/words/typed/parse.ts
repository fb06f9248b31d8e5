import { hearBegun, notUnderstood, type Understood } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { ANSWERS } from '../../answers.ts';
import type { Action, CrystalExpedition } from '../../types/index.ts';
import { BARE, GRAMMAR } from './grammar.ts';
import { type Fields, fillersIn, type Part, type Reading, verbsFor } from './reading.ts';
import { shorthand } from './shorthand.ts';
import type { TypedWords, Unclear } from './typed-words.ts';

type Asker = Pick<Sight<CrystalExpedition>, 'view' | 'asks'>;

/** How words are read in one language. */
export interface Parser {
  /** What a player typed, in full or as far as only one thing can be meant. */
  parse(words: readonly string[], asker: Asker): unknown;
  /** What is missing in such words, or what else they could mean; empty when that cannot be said. */
  unclear(words: readonly string[], asker: Asker): string;
}

/** Somebody who types in one language, and is told in it what was not understood. */
interface Typist {
  readonly typedWords: TypedWords;
  readonly unclear: Unclear;
}

export const parserOf = (typist: Typist): Parser => ({
  parse: (words, asker) => hear(typist, words, asker).action,
  unclear: (words, asker) => hear(typist, words, asker).unclear,
});

const TYPES = Object.keys(GRAMMAR) as Action['type'][]; // its own keys

/** Something that the words could be: an action, and the words behind its verb. */
interface Try {
  readonly type: Action['type'];
  readonly rest: readonly string[];
}

function hear({ typedWords, unclear }: Typist, typed: readonly string[], { view, asks }: Asker): Understood {
  const words = typed.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const [verb = '', ...rest] = words;
  if (verb === '') return notUnderstood('');
  const reading: Reading = { view, asks, typedWords };
  const asked = [...new Set(asks.flatMap(({ question }) => ANSWERS[question.kind]))];
  const isVerb = (type: Action['type']): boolean => verbsFor(type, reading).includes(verb);
  const isBegun = (type: Action['type']): boolean => verbsFor(type, reading).some((word) => word.startsWith(verb));
  const behind = (types: readonly Action['type'][]): readonly Try[] => types.map((type) => ({ type, rest }));
  const tiers: readonly (readonly Try[])[] = [
    behind(asked.filter(isVerb)),
    asked.filter((type) => BARE.includes(type)).map((type) => ({ type, rest: words })),
    behind(asked.filter(isBegun)),
    behind(TYPES.filter(isVerb)), // not now: the rules say why
  ];
  let why = '';
  for (const [index, tier] of tiers.entries()) {
    const heard = heardIn(tier, words, reading, unclear);
    if (heard !== null && heard.action !== null) return heard;
    if (why === '' && index !== 1) why = heard?.unclear ?? ''; // words without a verb may be anything
  }
  return notUnderstood(why);
}

/** Of several things that words could mean, what is written just so is meant. */
function heardIn(
  tier: readonly Try[],
  words: readonly string[],
  reading: Reading,
  unclear: Unclear,
): Understood | null {
  const typed = words.join(' ');
  const tried = tier.map(({ type, rest }) => {
    const heard = readAs(type, rest, reading, unclear);
    return { typed: namedAs(type, heard.action, reading), heard, read: () => heard };
  });
  const exact = tried.find((one) => one.heard.action !== null && one.typed === typed);
  return exact?.heard ?? hearBegun([tried], (names) => unclear.mayBe(typed, names));
}

/** A checked border: each part of the action was read. */
const namedAs = (type: Action['type'], action: unknown, reading: Reading): string =>
  action === null ? reading.typedWords.verbs[type][0] : shorthand(action as Action, reading);

/** Everything that the words behind a verb could be. */
function readAs(type: Action['type'], words: readonly string[], reading: Reading, unclear: Unclear): Understood {
  const fillers = fillersIn(reading);
  const trail: Trail = { left: Number.POSITIVE_INFINITY, why: '' };
  const telling = words.filter((word) => !fillers.includes(word));
  const found = allIn(GRAMMAR[type], telling, { reading, unclear, trail }, {});
  const meant = [...new Map(found.map((fields) => [JSON.stringify(fields), { type, ...fields }])).values()];
  const [only, other] = meant;
  if (only === undefined) return notUnderstood(trail.why);
  if (other === undefined) return { action: only, unclear: '' };
  const names = meant.map((action) => namedAs(type, action, reading));
  const exact = names.findIndex((name) => name.split(' ').slice(1).join(' ') === words.join(' '));
  return exact < 0 ? notUnderstood(unclear.mayBe(words.join(' '), names)) : { action: meant[exact], unclear: '' };
}

/** How many words made no sense at the best, and what is wrong with the first of them. */
interface Trail {
  left: number;
  why: string;
}

interface Ear {
  readonly reading: Reading;
  readonly unclear: Unclear;
  readonly trail: Trail;
}

/** Each part takes some of the words, or none where only one thing can be meant. */
function allIn(
  [part, ...parts]: readonly Part[],
  words: readonly string[],
  ear: Ear,
  given: Fields,
): readonly Fields[] {
  const { reading, unclear, trail } = ear;
  const typed = words.join(' ');
  const note = (why: string): void => {
    if (words.length < trail.left) Object.assign(trail, { left: words.length, why });
  };
  if (part === undefined) {
    if (words.length > 0) note(unclear.nothingAfter(typed));
    return words.length > 0 ? [] : [given];
  }
  const only = part.only(reading, given);
  const read = words
    .map((_, at) => ({ found: part.read(words.slice(0, at + 1), reading, given), taken: at + 1 }))
    .filter(({ found }) => found.length > 0);
  if (words.length > 0 && read.length === 0) note(unclear.noSuch(part.about, typed));
  if (words.length === 0 && only === null) note(unclear.missing[part.about]);
  const ways = only === null ? read : [...read, { found: [only], taken: 0 }];
  return ways.flatMap(({ found, taken }) =>
    found.flatMap((fields) => allIn(parts, words.slice(taken), ear, { ...given, ...fields })),
  );
}
