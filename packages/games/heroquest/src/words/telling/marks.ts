import { monsterLetter } from '../../content/letters.ts';
import { FIGURES } from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import { FIRST_MONSTER, type FigureId, type View } from '../../types/index.ts';

/** All that tells one monster from another. */
export type Known = Pick<View, 'roster' | 'monsters'>;

/** How a monster is told from others of its name. */
export interface Mark {
  /** The name on its card. */
  readonly name: string;
  /** Which of those with this name it is, in order of appearance; null while it is the only one on the board. */
  readonly number: number | null;
  /** One or two characters that no other monster on the board has: `G2`. */
  readonly badge: string;
}

/** Whether this is what a card of the box says, and nobody's own name. */
export const isCommon = (name: string): boolean => FIGURES.some((figure) => NAMES.figure[figure] === name);

/** After nine of one kind there is no digit left for the next. */
const SPARE = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS_MAX = 9;

/**
 * Every monster that ever appeared, dead or alive. Letter and number stay as they are: only whether the number needs
 * to be said changes, with who else is there.
 */
export function marksOf({ roster, monsters }: Known): ReadonlyMap<FigureId, Mark> {
  const marks = new Map<FigureId, Mark>();
  const seen = new Map<string, number>();
  const taken = new Set<string>();
  for (const [i, name] of roster.entries()) {
    const id = i + FIRST_MONSTER;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const full = signOf(name, number, taken);
    taken.add(full);
    const isOnly = !monsters.some((other) => other.name === name && other.id !== id);
    const badge = isOnly && isCommon(name) ? monsterLetter(name) : full;
    marks.set(id, { name, number: isOnly ? null : number, badge });
  }
  return marks;
}

/** Whoever is still in the dark, and has no number yet: `G` for a goblin, `Gu` for a Guardian. */
export const lurkingSign = (name: string): string =>
  isCommon(name) ? monsterLetter(name) : monsterLetter(name) + name.charAt(1).toLowerCase();

/** Kinds go by their letter and a digit; who has a name of its own, by the first two letters of that. */
function signOf(name: string, number: number, taken: ReadonlySet<string>): string {
  const letter = monsterLetter(name);
  const usual = isCommon(name) ? (number > DIGITS_MAX ? '' : String(number)) : name.charAt(1).toLowerCase();
  const last = [usual, ...SPARE].find((one) => one !== '' && !taken.has(letter + one));
  return letter + (last ?? '+');
}

const NOBODY: Mark = { name: 'monster', number: null, badge: '?' };

export const markOf = (view: Known, id: FigureId): Mark => marksOf(view).get(id) ?? NOBODY;
/** What stands on a monster's badge, and for it on the map. */
export const badgeOf = (view: Known, id: FigureId): string => markOf(view, id).badge;
