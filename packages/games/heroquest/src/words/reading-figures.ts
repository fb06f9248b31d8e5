import { isAdjacent } from '@questhall/grid';
import { HEROES } from '../content/heroes.ts';
import { monsterLetter } from '../content/letters.ts';
import { boardOf, wallsSeen } from '../queries/board.ts';
import { idOfHero, squareOf } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type View } from '../types/index.ts';
import { figureIn } from './figures.ts';
import { signsOfMonsters } from './monster-names.ts';
import { isBegun, keyOf, mayBe, type Reading } from './reading.ts';

/** Whom a verb is rather about, and from where somebody close by is meant rather than somebody far off. */
interface Aim {
  readonly whom: 'monsters' | 'friends';
  readonly near: Square | null;
}

interface Called {
  readonly id: FigureId;
  readonly names: readonly string[];
  readonly letter: string | null;
  readonly at: Square | null;
}

const FRIENDS: readonly Called[] = [
  ...HEROES.map((hero) => ({ id: idOfHero(hero), names: [hero], letter: null, at: null })),
  { id: GENIE_ID, names: ['genie'], letter: null, at: null },
  { id: CAPTIVE_ID, names: ['ragnar', 'sir-ragnar'], letter: null, at: null },
];

const monstersIn = ({ monsters }: View): readonly Called[] =>
  monsters.map(({ id, at, name, key }) => ({
    id,
    at,
    names: [keyOf([name]), key],
    letter: monsterLetter(name).toLowerCase(),
  }));

/**
 * All whom the words name: `7 9`, `o7`, `orc 7`, `elf`, and `orc` where only one can be meant. Null when somebody
 * cannot be made out.
 */
export function readFigures(words: readonly string[], reading: Reading, aim: Aim): readonly FigureId[] | null {
  const figures: FigureId[] = [];
  let name: string[] = [];
  for (const typed of words) {
    const word = typed.replace(/,$/, '');
    const id = numbered(reading.view, word);
    if (id === null) name.push(word);
    else {
      figures.push(...(calledOf(withoutNameOf(reading.view, id, name), reading, aim) ?? []), id); // the number decides, whatever stands before it
      name = [];
    }
  }
  const last = calledOf(name, reading, aim);
  return last === null ? null : [...figures, ...last];
}

/** `7`, `o7` as on the map, and `o17`; null for a word that is no number. */
function numbered(view: View, word: string): FigureId | null {
  const signs = signsOfMonsters(view);
  const shown = view.monsters.find(({ id }) => signs.get(id)?.toLowerCase() === word);
  if (shown !== undefined) return shown.id;
  const [, number] = /^[a-z]?(\d{1,5})$/.exec(word) ?? [];
  return number === undefined ? null : Number(number);
}

/** The words before a number without those that name whoever has it: `elf orc` before 7 is `elf`. */
function withoutNameOf(view: View, id: FigureId, words: readonly string[]): readonly string[] {
  const names = monstersIn(view).find((monster) => monster.id === id)?.names ?? [];
  const from = words.findIndex((_, i) => names.some((name) => isBegun(name, keyOf(words.slice(i)))));
  return from < 0 ? words : words.slice(0, from);
}

/** One figure with a name of several words, or several with one word each. */
function calledOf(words: readonly string[], reading: Reading, aim: Aim): readonly FigureId[] | null {
  if (words.length === 0) return [];
  const found = alike(keyOf(words), reading.view, aim);
  if (found.length === 0 && words.length > 1) {
    const each = words.map((word) => calledOf([word], reading, aim));
    return each.some((one) => one === null) ? null : each.flatMap((one) => one ?? []);
  }
  const [only, other] = found;
  if (only === undefined) return reading.note(`Nobody here is called “${words.join(' ')}”.`);
  if (other === undefined) return [only.id];
  return reading.note(
    mayBe(
      words,
      found.map(({ id }) => figureIn(reading.view, id)),
    ),
  );
}

/**
 * Everybody with this name; else all whose name begins so, or whose letter it is on the map; of them those close by, if
 * any are.
 */
function alike(typed: string, view: View, { whom, near }: Aim): readonly Called[] {
  const monsters = monstersIn(view);
  const everybody = [...monsters, ...FRIENDS];
  const exact = everybody.filter(({ names }) => names.includes(typed));
  const friends = FRIENDS.filter(({ id }) => squareOf(view, id) !== null); // half a name is nobody’s who is not there
  const [first, second] = whom === 'monsters' ? [monsters, friends] : [friends, monsters];
  const groups =
    exact.length > 0 ? [exact] : [first, second].map((group) => group.filter((one) => isMeant(one, typed)));
  const found = groups.find(({ length }) => length > 0) ?? [];
  const { grid } = boardOf(view.plan);
  const beside = found.filter(({ at }) => near !== null && at !== null && isAdjacent(grid, wallsSeen(view), near, at));
  return beside.length > 0 ? beside : found;
}

/** `skulmar` is enough for Lord Skulmar, and `k` for a Dread Warrior, who has that letter on the map. */
const isMeant = ({ names, letter }: Called, typed: string): boolean =>
  letter === typed || names.some((name) => isBegun(name, typed) || isBegun(name.replace(/^[^-]*-/, ''), typed));
