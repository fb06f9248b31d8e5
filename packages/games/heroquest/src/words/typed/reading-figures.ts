import { keyOf } from '@questhall/facets';
import { isAdjacent } from '@questhall/grid';
import { HEROES } from '../../content/heroes.ts';
import { monsterLetter } from '../../content/letters.ts';
import { boardOf, wallsSeen } from '../../queries/board.ts';
import { captiveName, idOfHero, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { CAPTIVE_ID, FIRST_MONSTER, type FigureId, GENIE_ID, type View } from '../../types/index.ts';
import { marksOf } from '../telling/marks.ts';
import { isNamed, mayBe, type Reading } from './reading.ts';
import type { Ear } from './typed-words.ts';

/** Whom a verb is rather about, and from where somebody close by is meant rather than somebody far off. */
interface Aim {
  readonly whom: 'monsters' | 'friends';
  readonly near: Square | null;
}

interface Called {
  readonly id: FigureId;
  readonly names: readonly string[];
  readonly letter: string | null;
  /** Which of those with its name it is. */
  readonly number: number | null;
  readonly at: Square | null;
}

const friend = (id: FigureId, names: readonly string[]): Called => ({
  id,
  names,
  letter: null,
  number: null,
  at: null,
});

const friendsIn = (view: View, { typedWords }: Pick<Ear, 'typedWords'>): readonly Called[] => {
  const captive = captiveName(view);
  return [
    ...HEROES.map((hero) =>
      friend(
        idOfHero(hero),
        typedWords.map(({ heroes }) => heroes[hero]),
      ),
    ),
    friend(
      GENIE_ID,
      typedWords.map(({ genie }) => genie),
    ),
    friend(CAPTIVE_ID, [
      ...typedWords.flatMap((typedWords) => typedWords.captive),
      ...(captive === null ? [] : [keyOf([captive])]),
    ]),
  ];
};

const monstersIn = ({ monsters, roster }: View, { typedWords }: Pick<Ear, 'typedWords'>): readonly Called[] =>
  monsters.map(({ id, at, name, key }) => ({
    id,
    at,
    names: [...typedWords.map(({ monster }) => monster(name)), keyOf([name]), key],
    letter: monsterLetter(name).toLowerCase(),
    number: roster.slice(0, id - FIRST_MONSTER + 1).filter((one) => one === name).length,
  }));

/**
 * All whom the words name: `o1 g2`, `orc 1`, `elf`, and `orc` where only one can be meant. Null when somebody cannot be
 * made out.
 */
export function readFigures(words: readonly string[], reading: Reading, aim: Aim): readonly FigureId[] | null {
  const monsters = monstersIn(reading.view, reading);
  const figures: FigureId[] = [];
  let name: string[] = [];
  for (const typed of words) {
    const word = typed.replace(/,$/, '');
    const { id, before } = numbered(monsters, name, word, reading);
    if (id === null) name.push(word);
    else {
      figures.push(...(calledOf(before, reading, aim) ?? []), id);
      name = [];
    }
  }
  const last = calledOf(name, reading, aim);
  return last === null ? null : [...figures, ...last];
}

/** Somebody by a number, and the words before it that name somebody else. */
interface Numbered {
  readonly id: FigureId | null;
  readonly before: readonly string[];
}

/** `o7` as on the map; `7` behind a name, or where only one has this number. */
function numbered(monsters: readonly Called[], name: readonly string[], word: string, reading: Reading): Numbered {
  const marks = marksOf(reading.view);
  const shown = monsters.find(({ id }) => marks.get(id)?.badge.toLowerCase() === word && word.length > 1);
  if (shown !== undefined) return { id: shown.id, before: name };
  const [, letter = '', digits] = /^([a-z]?)(\d{1,5})$/.exec(word) ?? [];
  if (digits === undefined) return { id: null, before: name };
  const those = monsters.filter((one) => one.number === Number(digits) && (letter === '' || one.letter === letter));
  for (let from = 0; from < name.length && letter === ''; from++) {
    const called = those.find(({ names }) => names.some((one) => isNamed(one, keyOf(name.slice(from)), reading)));
    if (called !== undefined) return { id: called.id, before: name.slice(0, from) };
  }
  const [only, other] = those;
  return { id: only === undefined || other !== undefined ? null : only.id, before: name };
}

/** One figure with a name of several words, or several with one word each. */
function calledOf(words: readonly string[], reading: Reading, aim: Aim): readonly FigureId[] | null {
  if (words.length === 0) return [];
  const found = alike(keyOf(words), reading, aim);
  if (found.length === 0 && words.length > 1) {
    const each = words.map((word) => calledOf([word], reading, aim));
    return each.some((one) => one === null) ? null : each.flatMap((one) => one ?? []);
  }
  const [only, other] = found;
  if (only === undefined) return reading.note(reading.hints.nobodyCalled(words.join(' ')));
  if (other === undefined) return [only.id];
  return reading.note(
    mayBe(
      words,
      found.map(({ id }) => reading.figureIn(reading.view, id)),
      reading,
    ),
  );
}

/**
 * Everybody with this name; else all whose name begins so, or whose letter it is on the map; of them those close by, if
 * any are.
 */
function alike(typed: string, reading: Reading, { whom, near }: Aim): readonly Called[] {
  const { view } = reading;
  const [monsters, friends] = [monstersIn(view, reading), friendsIn(view, reading)];
  const exact = [...monsters, ...friends].filter(({ names }) => names.includes(typed));
  const present = friends.filter(({ id }) => squareOf(view, id) !== null); // half a name is nobody’s who is not there
  const [first, second] = whom === 'monsters' ? [monsters, present] : [present, monsters];
  const groups =
    exact.length > 0 ? [exact] : [first, second].map((group) => group.filter((one) => isMeant(one, typed, reading)));
  const found = groups.find(({ length }) => length > 0) ?? [];
  const { grid } = boardOf(view.plan);
  const beside = found.filter(({ at }) => near !== null && at !== null && isAdjacent(grid, wallsSeen(view), near, at));
  return beside.length > 0 ? beside : found;
}

/** `skulmar` is enough for Lord Skulmar, and `k` for a Dread Warrior, who has that letter on the map. */
const isMeant = ({ names, letter }: Called, typed: string, ear: Pick<Ear, 'typedWords'>): boolean =>
  letter === typed ||
  names.some((name) => isNamed(name, typed, ear) || isNamed(name.replace(/^[^-]*-/, ''), typed, ear));
