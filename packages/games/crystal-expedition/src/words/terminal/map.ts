import { drawFloor, EDGE_SIGNS, type Look, type Mark } from '@questhall/tiles';
import { isConscious } from '../../queries/entities.ts';
import { squaresDown, stairsUp } from '../../queries/exits.ts';
import type { Expedition, View } from '../../types/index.ts';
import type { TerminalWords } from './terminal-words.ts';

/** What is drawn for each thing; what it is called, the legend says. */
const SIGNS = { stairs: ' ≡', down: ' ↓', crystal: ' *', ...EDGE_SIGNS } as const;
type Sign = 'stairs' | 'down' | 'crystal';

/** The floor as far as it is explored, or what matters of it now, and what its signs mean. */
export function mapLines(view: View, expedition: Expedition, words: TerminalWords): readonly string[] {
  const { texts } = words;
  const { lines, signs, beyond } = drawFloor(
    expedition.floor,
    marksOn(view, expedition, words),
    lookAt(view, expedition),
  );
  const legend = signs.map((sign) => `${SIGNS[sign].trim()} ${texts.legend[sign]}`);
  const sides = beyond.map((way) => texts.sides[way]);
  const below = [...legend, ...(sides.length === 0 ? [] : [texts.goesOn(sides)])];
  return [...lines, ...(below.length === 0 ? [] : [`    ${below.join('   ')}`])];
}

/** A fight with some ground around it, or what lies around the party. */
function lookAt({ party }: View, { monsters, turn, encounter }: Expedition): Look | null {
  const here = [...party, ...monsters].filter(({ at }) => at >= 0);
  const actor = here.find(({ id }) => id === turn?.who) ?? here[0];
  return actor === undefined
    ? null
    : { wanted: here.map(({ at }) => at), middle: actor.at, isClose: encounter !== null };
}

/** Who or what is on each square: whoever acts has an arrow, and whoever lies there a line. */
function marksOn(view: View, expedition: Expedition, { wording }: TerminalWords): readonly Mark<Sign>[] {
  const { floor, crystals, monsters, turn, phase } = expedition;
  const actor = turn?.who ?? phase?.hero;
  const things = (cells: readonly number[], sign: Sign): readonly Mark<Sign>[] =>
    cells.map((cell) => ({ cell, text: SIGNS[sign], sign }));
  return [
    ...things(stairsUp(floor), 'stairs'),
    ...things(squaresDown(floor), 'down'),
    ...things(crystals, 'crystal'),
    ...view.party.map((hero) => {
      const state = !isConscious(hero) ? '_' : hero.id === actor ? '>' : ' ';
      return { cell: hero.at, text: `${state}${wording.signOf(view, hero.id)}`, sign: null };
    }),
    ...monsters.map(({ id, at }) => ({ cell: at, text: wording.signOf(view, id), sign: null })),
  ];
}
