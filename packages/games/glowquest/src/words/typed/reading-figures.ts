import { MONSTERS } from '../../content/index.ts';
import { type EntityId, FIRST_MONSTER, type View } from '../../types/index.ts';
import { figureIn, figuresIn } from '../en/figures.ts';
import { NAMES } from '../en/names.ts';
import { heroLetter, monsterLetter, signOf } from '../en/signs.ts';
import { isBegun, keyOf, mayBe, type Reading } from './reading.ts';

/** Whom a verb is rather about; everybody else can be named in full. */
type Whom = 'monsters' | 'heroes';

interface Candidate {
  readonly id: EntityId;
  readonly name: string;
  readonly letter: string;
  readonly number: number | null;
}

function candidatesIn(view: View, whom: Whom): readonly Candidate[] {
  const heroes = view.heroes.map(({ id, role }) => ({
    id,
    name: role,
    letter: heroLetter(role).toLowerCase(),
    number: null,
  }));
  const monsters = view.monsters.map(({ id, record, number }) => ({
    id,
    name: keyOf([NAMES.monster[record]]),
    letter: monsterLetter(record).toLowerCase(),
    number: MONSTERS[record].category === 'minion' ? number : null,
  }));
  return whom === 'monsters' ? monsters : heroes;
}

/** `g2`, `ghoul 2`, `ghoul` where only one can be meant, `utility`, `u`. Null when nobody can be made out. */
export function readFigure(words: readonly string[], reading: Reading, whom: Whom): EntityId | null {
  if (words.length === 0) return null;
  const { view } = reading;
  const others: Whom = whom === 'monsters' ? 'heroes' : 'monsters';
  const found = [whom, others].map((side) => meantBy(words, view, side)).find(({ length }) => length > 0) ?? [];
  const [only, other] = found;
  if (only === undefined) return numbered(words) ?? reading.note(`Nobody here is called “${words.join(' ')}”.`);
  if (other === undefined) return only.id;
  return reading.note(
    mayBe(
      words,
      found.map(({ id }) => figureIn(view, id)),
    ),
  );
}

/** `#5`, which is how a monster is written down that nobody remembers. */
function numbered(words: readonly string[]): EntityId | null {
  const [, id] = /^#(\d{1,4})$/.exec(words.join('')) ?? [];
  return id === undefined ? null : Number(id);
}

function meantBy(words: readonly string[], view: View, whom: Whom): readonly Candidate[] {
  const typed = keyOf(words);
  const everybody = candidatesIn(view, whom);
  const signed = everybody.filter(
    ({ id, letter }) => (id < FIRST_MONSTER ? letter : signOf(view, id).toLowerCase()) === typed.replace('-', ''),
  );
  if (signed.length > 0) return signed;
  const [, name = '', digits] = /^(.*?)-?(\d+)?$/.exec(typed) ?? [];
  const isCalled = (one: Candidate): boolean => one.letter === name || isBegun(one.name, name);
  return everybody.filter((one) => isCalled(one) && (digits === undefined || one.number === Number(digits)));
}

/** Whom there is to name, for those who did not say. */
export function whomText({ view }: Reading, ids: readonly EntityId[]): string {
  return ids.length === 0 ? 'There is nobody whom that could be about.' : `Add whom: ${figuresIn(view, ids, 'or')}.`;
}
