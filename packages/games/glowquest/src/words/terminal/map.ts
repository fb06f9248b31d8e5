import type { Sight } from '@questhall/kernel';
import { drawFloor, EDGE_SIGNS, type Look, type Mark } from '@questhall/tiles';
import { hasFallen } from '../../queries/entities.ts';
import type { Glowquest, View } from '../../types/index.ts';
import type { TerminalWords } from './terminal-words.ts';

/** What is drawn for each thing; what it is called, the legend says. */
const SIGNS = { stairs: ' ≡', glow: ' *', ...EDGE_SIGNS } as const;

/** A map in lines of text, and what its signs mean. */
interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

type Asks = Sight<Glowquest>['asks'];

/** The floor as far as it is explored, or what matters of it now. */
export function drawMap(view: View, asks: Asks, words: TerminalWords): Drawing {
  const { texts } = words;
  const { lines, signs, beyond } = drawFloor(view.floor, marksOn(view, asks, words), lookAt(view));
  const legend = signs.map((sign) => `${SIGNS[sign].trim()} ${texts.legend[sign]}`);
  const sides = beyond.map((way) => texts.sides[way]);
  return { lines, legend: [...legend, ...(sides.length === 0 ? [] : [texts.goesOn(sides)])] };
}

/** A fight with some ground around it, or what lies around whoever explores. */
function lookAt({ heroes, monsters, turn, phase, encounter }: View): Look | null {
  const here = [...heroes, ...monsters].filter(({ at }) => at >= 0);
  const actor = here.find(({ id }) => id === (turn?.who ?? phase?.hero)) ?? here[0];
  if (actor === undefined) return null;
  const isClose = encounter !== null;
  return { wanted: isClose ? here.map(({ at }) => at) : [actor.at], middle: actor.at, isClose };
}

/** What is on each square: who stands there, or else Glow, stairs or nothing. Whoever acts has an arrow. */
function marksOn(view: View, asks: Asks, words: TerminalWords): readonly Mark<'stairs' | 'glow'>[] {
  const stairs = view.floor.tiles.filter(({ kind }) => kind === 'stairs-up').flatMap((tile) => tile.cells);
  const actor = view.turn?.who ?? view.phase?.hero;
  return [
    ...stairs.map((cell) => ({ cell, text: SIGNS.stairs, sign: 'stairs' as const })),
    ...view.glow.map((cell) => ({ cell, text: SIGNS.glow, sign: 'glow' as const })),
    ...view.heroes.map((hero) => {
      const letter = words.heroLetter(hero.role);
      const text = `${hero.id === actor ? '>' : ' '}${hasFallen(hero, asks) ? letter.toLowerCase() : letter}`;
      return { cell: hero.at, text, sign: null };
    }),
    ...view.monsters.map(({ id, at }) => ({ cell: at, text: words.wording.signOf(view, id), sign: null })),
  ];
}
