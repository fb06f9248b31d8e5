import {
  adventureOf,
  FORMS,
  GRADES,
  type Grade,
  type HeroCard,
  heroCardOf,
  mapCardOf,
  questOf,
} from '../content/index.ts';
import { isGraded } from '../queries/quests.ts';
import { activeCards, FIRST_LEVEL, heroSign, lastingOn, printedScore } from '../queries/scores.ts';
import { sectionOf } from '../queries/table.ts';
import type { Hero, Table } from '../types/index.ts';
import { type Law, law, ofHeroes } from './law.ts';

const QUESTS_TO_WIN = 3;

const rankOf = (grade: Grade): number => GRADES.indexOf(grade);

/** The row of a card at a level, the last one beyond it. */
const rowAt = ({ rows, grade }: HeroCard, level: number) =>
  rows[Math.min(2, Math.max(0, level - FIRST_LEVEL[grade]))] ?? { melee: 0, magic: 0, speed: 0 };

/** Where no grade was left out: the lowest card, over its Base if it has one, and a plus-row of each other. */
function isStacked(hero: Hero): boolean {
  const cards = activeCards(hero);
  const [lowest] = cards;
  const isGap = cards.some(({ grade }, at) => rankOf(grade) - rankOf(lowest?.grade ?? grade) !== at);
  if (lowest === undefined || isGap) return true;
  return FORMS.every((form) => {
    const rows = cards.reduce((sum, card) => sum + rowAt(card, hero.level)[form], 0);
    return printedScore(hero, form) === rows + (lowest.base?.[form] ?? 0);
  });
}

/** Cards of a grade that is still to come are in no deck. */
function isBegun(table: Table): boolean {
  const isLater = (grade: Grade): boolean => rankOf(grade) > rankOf(table.grade);
  const cards = table.piles.flatMap(({ draw }) => draw);
  const quests = [...table.questDeck, ...table.globals, ...table.errands.flat().map(({ quest }) => quest)];
  return (
    !cards.some((card) => isLater(adventureOf(card).grade)) && !quests.some((quest) => isLater(questOf(quest).grade))
  );
}

/** Several sets, several sections, several grades. */
export const COMBINED: readonly Law[] = [
  law(
    'combine.same-grade',
    ({ table, outcome }) =>
      isGraded(table) ||
      table.house.finishTheRound ||
      outcome !== null ||
      table.heroes.every(({ done, isOut }) => isOut || done.length < QUESTS_TO_WIN),
    'in a game of one grade nobody plays on with three Quests',
  ),
  law(
    'combine.two-map-decks',
    ({ table, agenda }) =>
      agenda.every((frame) => {
        if (frame.kind !== 'build') return true;
        const { space } = table.heroes[frame.seat] ?? { space: null };
        const own = space === null ? null : sectionOf(table, space);
        return own === null || own.deck.length === 0 || table.sections[frame.section] === own;
      }),
    'a hero draws from the Map deck of the section he is in, as long as it lasts',
  ),
  law(
    'combine.sections-by-portal-only',
    ({ table }) =>
      table.portals.every(
        ({ portal, entrance }) =>
          mapCardOf(portal).section === 'wilderness' && mapCardOf(entrance).section === 'dungeon',
      ),
    'a Portal joins the Wilderness to a Dungeon Entrance, and nothing else joins them',
  ),
  law('combine.start-heroic', ({ table }) => !isGraded(table) || isBegun(table), 'cards of a later grade wait'),
  law(
    'combine.stack-cards',
    ({ table }) =>
      table.heroes.every(({ heroes }) =>
        heroes.every(
          (hero, at) => at === 0 || rankOf(heroCardOf(hero).grade) > rankOf(heroCardOf(heroes[at - 1] ?? hero).grade),
        ),
      ),
    'a stack has one Hero card of a grade, the lowest on top',
  ),
  law(
    'combine.stacked-scores',
    ofHeroes((hero) => hero.heroes.length < 2 || isStacked(hero)),
    'the rows of a stack add up',
  ),
  law(
    'combine.epic-alone',
    ofHeroes((hero, _seat, { table }) => isGraded(table) || hero.heroes.length === 0 || isStacked(hero)),
    'a card that lies alone counts over its Base',
  ),
  law(
    'combine.stacked-symbols',
    ofHeroes((hero, seat, { table }) =>
      FORMS.every((form) => {
        const isAttack =
          activeCards(hero).some(({ signs }) => signs[form] === 'attack') ||
          lastingOn(table, seat, 'symbol').some(([effect]) => effect.form === form);
        return (heroSign(table, seat, form) === 'attack') === isAttack;
      }),
    ),
    'a form has the best sign of the stack',
  ),
];
