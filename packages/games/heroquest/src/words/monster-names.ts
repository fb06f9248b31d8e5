import { monsterLetter } from '../content/letters.ts';
import { FIGURES } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import { FIRST_MONSTER, type FigureId, type View } from '../types/index.ts';

type Known = Pick<View, 'roster'>;

const isCommon = (name: string): boolean => FIGURES.some((figure) => NAMES.figure[figure] === name);

/** `Orc 18`; `Verag`, as long as there is only one of that name. */
export function monsterIn({ roster }: Known, id: FigureId): string {
  const name = roster[id - FIRST_MONSTER] ?? 'monster';
  const isOnly = !isCommon(name) && roster.filter((one) => one === name).length === 1;
  return isOnly ? name : `${name} ${id}`;
}

/** After the ten digits, for a crowd of one kind in which two numbers end alike. */
const SPARE = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Two characters for every monster that ever appeared: its letter and the last digit of its number, so that `O8` is Orc
 * 18. Whoever comes first keeps the digit, dead or alive: a sign never changes while somebody is fighting what bears
 * it.
 */
export function signsOfMonsters({ roster }: Known): ReadonlyMap<FigureId, string> {
  const signs = new Map<FigureId, string>();
  const taken = new Set<string>();
  for (const [i, name] of roster.entries()) {
    const [id, letter] = [i + FIRST_MONSTER, monsterLetter(name)];
    const free = [String(id % 10), ...SPARE].find((last) => !taken.has(letter + last));
    const sign = `${letter}${free ?? '+'}`;
    taken.add(sign);
    signs.set(id, sign);
  }
  return signs;
}

/** A monster's sign on the map. */
export const signOf = (view: Known, id: FigureId): string => signsOfMonsters(view).get(id) ?? `?${id % 10}`;
