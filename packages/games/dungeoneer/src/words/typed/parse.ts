import { hearBegun, type Note, notUnderstood, telling, type Understood, understood } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import type { Dungeoneer, Question } from '../../types/index.ts';
import { READERS } from './readers.ts';
import { type Reading, readingOf } from './reading.ts';
import { type TypedWords, type Unclear, VERB_NAMES, type VerbName } from './typed-words.ts';

const ACTS: readonly VerbName[] = ['play', 'use', 'stand', 'lie', 'challenge', 'pass'];

/** The verbs that answer a question: those of them that begin so are meant by a letter or two. */
const VERBS: Readonly<Record<Question['kind'], readonly VerbName[]>> = {
  choice: [
    ...['move', 'play', 'use', 'send', 'attempt', 'search', 'explore', 'challenge', 'sewer', 'portal'],
    ...['take', 'deliver', 'leave', 'pick', 'lift', 'stand', 'lie', 'end', 'resign'],
  ] as VerbName[], // verbs of the list above
  aside: ['resign'],
  begin: ['begin'],
  window: ACTS,
  challenge: ['challenge', 'pass'],
  muster: ['send', 'attack', 'drop'],
  pickHero: ['hero'],
  entrance: ['start'],
  lay: ['lay'],
  upkeep: ['yes', 'no'],
  place: ['place'],
  pair: ['pair'],
  dodge: ['yes', 'no'],
  spaceEffect: ['yes', 'no'],
  look: ['peek'],
  order: ['order'],
  lead: ['lead'],
  hit: ['hit', 'steal'],
  minion: ['minion'],
  lose: ['discard'],
  stow: ['stow'],
  trimPack: ['discard'],
  spoils: ['peril'],
  shift: ['shift', 'stop'],
  discard: ['discard'],
  save: ['yes', 'no'],
  draw: ['draw'],
  trim: ['discard'],
  rebirth: ['hero'],
  rebirthPlace: ['start'],
};

/** Verbs that may be left out where they are the answer: `n`, `pack`, `brunna`. */
const BARE: readonly VerbName[] = [
  'move',
  'hero',
  'start',
  'lay',
  'place',
  'pair',
  'peek',
  'order',
  'lead',
  'hit',
  'minion',
  'discard',
  'stow',
  'peril',
  'shift',
  'draw',
  'send',
  'play',
  'use',
];

/** Somebody who types in one language, and is told in it what was not understood. */
interface Typist {
  readonly words: TypedWords;
  readonly unclear: Unclear;
}

/** How words are read in one language. */
export interface Parser {
  /** What a player typed, in full or as far as only one thing can be meant. */
  parse(words: readonly string[], asker: Sight<Dungeoneer>): unknown;
  /** What is missing in such words, or what else they could mean; empty when that cannot be said. */
  unclear(words: readonly string[], asker: Sight<Dungeoneer>): string;
}

export const parserOf = (typist: Typist): Parser => ({
  parse: (words, asker) => hear(typist, words, asker).action,
  unclear: (words, asker) => hear(typist, words, asker).unclear,
});

function hear(typist: Typist, given: readonly string[], asker: Sight<Dungeoneer>): Understood {
  const typed = given.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const [first = '', ...rest] = typed;
  if (first === '') return notUnderstood('');
  const asked = [...new Set(asker.asks.flatMap(({ question }) => VERBS[question.kind]))];
  const isSaid = (name: VerbName): boolean => typist.words.verbs[name].includes(first);
  const said = asked.find(isSaid) ?? VERB_NAMES.find(isSaid);
  if (said !== undefined) return readAs(typist, said, rest, asker);
  if (isStep(typist, typed, asked)) return readAs(typist, 'move', typed, asker);
  const bare = readBare(typist, asked, typed, asker);
  if (bare !== null) return bare;
  const begun = asked.flatMap((name) => {
    const verb = typist.words.verbs[name].find((word) => word.startsWith(first));
    return verb === undefined ? [] : [{ typed: verb, read: () => readAs(typist, name, rest, asker) }];
  });
  return hearBegun([begun], (names) => typist.unclear.mayBe(given.join(' '), names)) ?? notUnderstood('');
}

/** Verbs with which a lone letter means something else than a step. */
const LETTERED: readonly VerbName[] = ['place', 'lay', 'shift'];

/** A side alone is a step, also where none can be taken: whoever types it is told why. */
const isStep = ({ words }: Typist, typed: readonly string[], asked: readonly VerbName[]): boolean =>
  typed.length === 1 &&
  Object.values(words.side).some((names) => names.includes(typed[0] ?? '')) &&
  !asked.some((name) => LETTERED.includes(name));

/** Without any verb, where only one makes sense of it. */
function readBare(
  typist: Typist,
  asked: readonly VerbName[],
  typed: readonly string[],
  asker: Sight<Dungeoneer>,
): Understood | null {
  const heard = asked
    .filter((name) => BARE.includes(name))
    .map((name) => readAs(typist, name, typed, asker))
    .filter(({ action }) => action !== null);
  const [only] = heard;
  return only !== undefined && heard.length === 1 ? only : null;
}

function readAs(typist: Typist, verb: VerbName, typed: readonly string[], asker: Sight<Dungeoneer>): Understood {
  const words = typed.length === 0 ? typed : telling(typed, typist.words.fillers);
  return understood((note: Note) => {
    const reading: Reading = readingOf(asker, { ...typist, note });
    return READERS[verb](words, reading);
  });
}
