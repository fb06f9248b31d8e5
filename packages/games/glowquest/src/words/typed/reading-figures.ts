import { keyOf, type Words } from '@questhall/facets';
import type { EntityId } from '../../types/index.ts';
import { monsterLetter, signIn } from '../telling/signs.ts';
import { isNamed, type Reading } from './reading.ts';

/** Whom a verb is rather about; everybody else can be named in full. */
type Whom = 'monsters' | 'heroes';

interface Candidate {
  readonly id: EntityId;
  readonly names: Words;
  readonly letter: string;
  readonly number: number | null;
}

function candidatesIn({ view, typedWords }: Reading, whom: Whom): readonly Candidate[] {
  const { letters } = typedWords;
  if (whom === 'heroes')
    return view.heroes.map(({ id, role }) => ({
      id,
      names: typedWords.role[role],
      letter: letters.heroes[role].toLowerCase(),
      number: null,
    }));
  return view.monsters.map(({ id, record, number }) => ({
    id,
    names: typedWords.monster(record),
    letter: monsterLetter(letters, record).toLowerCase(),
    number,
  }));
}

/** `g2`, `ghoul 2`, `ghoul` where only one can be meant, `utility`, `u`. Null when nobody can be made out. */
export function readFigure(words: readonly string[], reading: Reading, whom: Whom): EntityId | null {
  if (words.length === 0) return null;
  const { view, unclear } = reading;
  const sides: readonly Whom[] = whom === 'monsters' ? ['monsters', 'heroes'] : ['heroes', 'monsters'];
  // Signs are never shared, and come before the beginnings of names.
  const found =
    [signedBy, calledBy]
      .flatMap((by) => sides.map((side) => by(words, reading, side)))
      .find(({ length }) => length > 0) ?? [];
  const [only, other] = found;
  if (only === undefined) return numbered(words) ?? reading.note(unclear.nobodyCalled(words.join(' ')));
  if (other === undefined) return only.id;
  return reading.note(
    unclear.mayBeAnyOf(
      words.join(' '),
      view,
      found.map(({ id }) => id),
    ),
  );
}

/** `#5`, which is how a monster is written down that nobody remembers. */
function numbered(words: readonly string[]): EntityId | null {
  const [, id] = /^#(\d{1,4})$/.exec(words.join('')) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whoever has this sign on the map. */
function signedBy(words: readonly string[], reading: Reading, whom: Whom): readonly Candidate[] {
  const typed = keyOf(words).replace('-', '');
  const signOf = (id: EntityId): string => signIn(reading.typedWords.letters, reading.view, id).toLowerCase();
  return candidatesIn(reading, whom).filter(({ id }) => signOf(id) === typed);
}

/** Whoever has such a name, or its letter, and the number if there is one. */
function calledBy(words: readonly string[], reading: Reading, whom: Whom): readonly Candidate[] {
  const [, name = '', digits] = /^(.*?)-?(\d+)?$/.exec(keyOf(words)) ?? [];
  const isCalled = (one: Candidate): boolean =>
    one.letter === name || one.names.some((key) => isNamed(key, name, reading.typedWords));
  const isNumbered = (one: Candidate): boolean => digits === undefined || one.number === Number(digits);
  return candidatesIn(reading, whom).filter((one) => isCalled(one) && isNumbered(one));
}

/** Whom there is to name, for those who did not say. */
export const whomText = ({ view, unclear }: Reading, ids: readonly EntityId[]): string =>
  ids.length === 0 ? unclear.nobody : unclear.whom(view, ids);
