import { mapCardOf } from '../content/index.ts';
import type { Match } from '../queries/table.ts';
import type { WindowName } from '../types/index.ts';
import { isUnderWay, type Law, law, ofHeroes } from './law.ts';

const activeIn = ({ agenda }: Match): number | null => {
  const turn = agenda.find((frame) => frame.kind === 'turn');
  return turn?.kind === 'turn' ? turn.seat : null;
};

/** As the table of windows has them. */
const LEVELS: Readonly<Record<WindowName, number>> = {
  'phase-start': 1,
  declared: 1,
  entered: 1,
  'action-done': 1,
  'turn-end': 1,
  response: 3,
  pack: 3,
  arrived: 4,
  'before-roll': 4,
  'would-be-wounded': 4,
};

/** The map, whose turn it is, and who may be asked. */
export const TURN: readonly Law[] = [
  law(
    'map.cell-free',
    ({ table }) =>
      table.sections.every(({ placed }) => new Set(placed.map(({ x, y }) => `${x} ${y}`)).size === placed.length),
    'no two cards lie on one cell',
  ),
  law(
    'map.sections-separate',
    ({ table }) =>
      table.sections.every(({ name, placed, deck }) =>
        [...placed.map(({ card }) => card), ...deck].every((card) => mapCardOf(card).section === name),
      ),
    'every section is made of its own cards',
  ),
  law(
    'map.space-is-card',
    ofHeroes(({ space }, _seat, state) => {
      const isSetUp = isUnderWay(state) && !state.agenda.some(({ kind }) => kind === 'rebirth');
      return !isSetUp || state.table.sections.some(({ placed }) => placed.some(({ card }) => card === space));
    }),
    'every hero stands on a card of the map',
  ),
  law(
    'end.hero-defeated',
    ({ table, asks }) => asks.every(({ seat }) => table.heroes[seat]?.isOut === false),
    'nobody who is out of the game is asked anything',
  ),
  law(
    'time.own-choice',
    (state) => state.asks.every(({ seat, question }) => question.kind !== 'choice' || seat === activeIn(state)),
    'only the active player chooses an action',
  ),
  law(
    'time.nested',
    ({ agenda }) => {
      const levels = agenda.flatMap((frame) =>
        frame.kind === 'window' ? [LEVELS[frame.window]] : frame.kind === 'answers' ? [2] : [],
      );
      return levels.every((one, at) => at === 0 || one > (levels[at - 1] ?? 0));
    },
    'inside a window only windows of a higher level are open',
  ),
  law(
    'time.no-second-combat',
    ({ agenda }) => agenda.filter((frame) => frame.kind === 'combat' && frame.combat !== 'challenge').length <= 1,
    'no combat begins inside another, but for its own challenges',
  ),
  law(
    'combat.g-leaves-the-map',
    ({ table, agenda }) => table.strikes.length === 0 || agenda.some(({ kind }) => kind === 'combat'),
    'attacks lie on the table only while a combat runs',
  ),
  law(
    'exit.locked-doorway',
    ({ table }) => table.gates.every(({ state, by, card }) => state !== 'held' || table.heroes[by]?.space === card),
    'an exit is held open only by whoever stands in its doorway',
  ),
  law(
    'draw.saved-mp-removed',
    (state) => state.table.heroes.every(({ hasSaved, isOut }) => !(hasSaved && isOut)),
    'nobody who is out has saved a point',
  ),
];
