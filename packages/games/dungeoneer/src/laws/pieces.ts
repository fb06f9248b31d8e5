import { adventureOf, GRADES, isGloryCard, questOf } from '../content/index.ts';
import { adventuresOf } from '../queries/decks.ts';
import type { Match } from '../queries/table.ts';
import type { Table } from '../types/index.ts';
import { isDistinct, isUnderWay, type Law, law, ofHeroes } from './law.ts';

const LIFE_MAX = 6;
const PACK_MAX = 3;

/** Every Adventure card, wherever it is. */
const adventuresIn = (table: Table): readonly string[] => [
  ...table.piles.flatMap(({ draw, discard }) => [...draw, ...discard]),
  ...table.hands.flat(),
  ...table.heroes.flatMap(({ readied, pack, banes }) => [
    ...[...readied, ...pack].flatMap(({ card, attached }) => [card, ...attached]),
    ...banes.map(({ card }) => card),
  ]),
  ...table.strikes.flatMap(({ kind, card, attached, isOver }) =>
    isOver || kind === 'minion' || card === null ? [] : [card, ...attached],
  ),
];

/** Cards of the grades that were in play so far. */
const played = (table: Table): readonly string[] =>
  table.grades
    .filter((grade) => GRADES.indexOf(grade) <= GRADES.indexOf(table.grade))
    .flatMap((grade) => adventuresOf(table, grade));

const questsIn = (table: Table): readonly string[] => [
  ...table.questDeck,
  ...table.globals,
  ...table.errands.flatMap((own) => own.map(({ quest }) => quest)),
  ...table.stray,
  ...table.finished,
  ...table.fresh,
  ...table.heroes.flatMap(({ artifacts }) => artifacts),
];

const mapsIn = (table: Table): readonly string[] => [
  ...table.sections.flatMap(({ placed, deck }) => [...placed.map(({ card }) => card), ...deck]),
  ...table.dealt.flat(),
  ...table.lost,
];

/** What is on its way from a hand to its place: a Bane that waits for answers, a collar that is being put on. */
const onTheWay = ({ agenda }: Match): readonly string[] =>
  agenda.flatMap((frame) => (frame.kind === 'bane' ? [frame.card] : frame.kind === 'effects' ? [frame.source] : []));

/** Cards and figures. */
export const PIECES: readonly Law[] = [
  law(
    'core.fixed-sets',
    (state) => {
      const { table } = state;
      const here = adventuresIn(table);
      const known = new Set([...here, ...table.gone, ...onTheWay(state)]);
      return isDistinct(here) && played(table).every((card) => known.has(card));
    },
    'every Adventure card exists once, in a deck, a hand, an Inventory, a Pack or a fight',
  ),
  law(
    'combine.glory-and-peril-decks',
    ({ table }) =>
      table.piles.every(({ name, draw, discard }) =>
        [...draw, ...discard].every((card) => name === 'all' || (name === 'glory') === isGloryCard(adventureOf(card))),
      ),
    'Boons and Treasures are in the Glory deck, Banes and Encounters in the Peril deck',
  ),
  law('core.fixed-sets', ({ table }) => isDistinct(questsIn(table)), 'no Quest is in two places'),
  law('core.fixed-sets', ({ table }) => isDistinct(mapsIn(table)), 'no Map card is in two places'),
  law(
    'comp.life-cap',
    ofHeroes(({ life }, _seat, state) => life <= LIFE_MAX && (life > 0 || !isUnderWay(state) || isDying(state))),
    'a hero in the game has at least 1 life and no more than is printed',
  ),
  law(
    'comp.tracker-no-maximum',
    ofHeroes(({ glory, peril }) => glory >= 0 && peril >= 0),
    'nobody has less than no Glory or Peril',
  ),
  law(
    'combat.g-pack-limit-three',
    ofHeroes(({ pack }, _seat, { agenda }) => pack.length <= PACK_MAX || agenda.some(({ kind }) => kind === 'combat')),
    'a Pack holds three monsters, but for the moment in which surplus is chosen',
  ),
  law(
    'dur.monster-life',
    ({ table }) =>
      table.heroes.every(({ readied, pack }) =>
        [...pack, ...readied].every(
          ({ card, wounds }) => wounds === 0 || wounds < (adventureOf(card).fighter?.life ?? 0),
        ),
      ),
    'a monster with no life left lies in no Pack',
  ),
  law(
    'hidden.known-cards',
    ({ table }) =>
      table.heroes.every(({ known }, seat) => known.every((card) => table.hands[seat]?.includes(card) === true)),
    'known cards of a hand are in it',
  ),
  law(
    'end.defeat-cards',
    ({ table }) =>
      table.heroes.every(
        ({ isOut, readied, pack, banes, glory, peril, space }, seat) =>
          !isOut ||
          ((table.hands[seat]?.length ?? 0) + readied.length + pack.length + banes.length + glory + peril === 0 &&
            space === null),
      ),
    'who is out of the game has nothing and stands nowhere',
  ),
  law(
    'quest.effect-revealed',
    ({ table }) =>
      table.errands.every((own) => own.every(({ quest, isUp }) => isUp || questOf(quest).category !== 'effect')),
    'no Effect Quest lies face down',
  ),
];

/** A hero has fallen and a new one is being chosen. */
const isDying = ({ agenda }: Parameters<Law['holds']>[0]): boolean => agenda.some(({ kind }) => kind === 'rebirth');
