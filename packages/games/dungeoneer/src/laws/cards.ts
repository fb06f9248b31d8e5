import { adventureOf, FORMS, type Form, heroCardOf, isAdventure, isMapCard, isQuest } from '../content/index.ts';
import { attackTotal, counterTotal } from '../queries/fighting.ts';
import { FIRST_LEVEL, heroScore, lastingOn, printedScore } from '../queries/scores.ts';
import type { Hero, Table } from '../types/index.ts';
import { isUnderWay, type Law, law, ofHeroes } from './law.ts';

/** Of a hero with one card: the row of his level, the last one beyond it. */
function isByLevel({ heroes, level }: Hero, score: (form: Form) => number): boolean {
  const [only, ...others] = heroes.map(heroCardOf);
  if (only === undefined || others.length > 0) return true;
  const row = only.rows[Math.min(2, Math.max(0, level - FIRST_LEVEL[only.grade]))];
  return FORMS.every((form) => score(form) === (only.base?.[form] ?? 0) + (row?.[form] ?? 0));
}

/** Nothing is below 0, and what has a minimum has taken nothing below it. */
function isInOrder(table: Table, seat: number, form: Form): boolean {
  const changes = lastingOn(table, seat, 'score').filter(([effect, { host }]) => effect.form === form && !host);
  const plain = changes.reduce((sum, [{ by }, { min }]) => (min === null ? sum + by : sum), 0);
  const before = printedScore(table.heroes[seat] ?? raise(), form) + plain;
  const floors = changes.flatMap(([, { min }]) => (min === null ? [] : [min]));
  return heroScore(table, seat, form) >= Math.max(0, Math.min(before, ...floors));
}

const raise = (): never => {
  throw new Error('there is no such hero');
};

/** Cards in play, and the scores they make. */
export const CARDS: readonly Law[] = [
  law(
    'comp.scores-by-level',
    ofHeroes((hero) => isByLevel(hero, (form) => printedScore(hero, form))),
    'scores are read from the row of the level',
  ),
  law(
    'comp.score-order',
    ofHeroes(
      ({ heroes }, seat, { table }) => heroes.length === 0 || FORMS.every((form) => isInOrder(table, seat, form)),
    ),
    'what has a minimum comes last, and no score is below 0',
  ),
  law(
    'comp.totals',
    ({ table }) =>
      table.strikes.every(
        (strike) =>
          (strike.attack === null ||
            attackTotal(table, { ...strike, attack: strike.attack + 1 }) === attackTotal(table, strike) + 1) &&
          (strike.counter === null ||
            counterTotal(table, { ...strike, counter: strike.counter + 1 }) === counterTotal(table, strike) + 1),
      ),
    'a pip more on a die is one more in the total, however high it is',
  ),
  law(
    'comp.control',
    ofHeroes(({ banes }, seat, { table }) =>
      banes.every(({ by }) => by === null || (by !== seat && table.heroes[by]?.isOut === false)),
    ),
    'a Bane on a hero is controlled by another player who is in the game, or by nobody',
  ),
  law(
    'dur.monster-place',
    ({ table }) => {
      const fighting = table.strikes.flatMap(({ kind, card, isOver }) => (kind === 'monster' && !isOver ? [card] : []));
      const stowed = [...table.hands.flat(), ...table.heroes.flatMap(({ pack }) => pack.map(({ card }) => card))];
      return stowed.every((card) => !fighting.includes(card));
    },
    'a monster that fights is in no hand and no Pack',
  ),
  law(
    'dur.attachment-no-slot',
    ofHeroes(({ readied, pack }) =>
      [...readied, ...pack].every(({ card }) => adventureOf(card).duration !== 'attachment'),
    ),
    'an Attachment lies behind its host and takes no place of its own',
  ),
  law(
    'draw.empty-hand-exempt',
    ({ table, asks }) =>
      asks.every(({ seat, question }) => question.kind !== 'discard' || (table.hands[seat]?.length ?? 0) > 0),
    'nobody without a hand has to discard',
  ),
  law(
    'setup.shuffle-separately',
    ({ table }) =>
      table.piles.every(({ draw, discard }) => [...draw, ...discard].every(isAdventure)) &&
      table.questDeck.every(isQuest) &&
      table.sections.every(({ deck }) => deck.every(isMapCard)),
    'every deck is of one kind of card',
  ),
  law(
    'setup.fourth-seat',
    (state) => {
      const isReborn = state.agenda.some(({ kind }) => kind === 'rebirth');
      return !isUnderWay(state) || isReborn || state.table.heroes.every(({ heroes }) => heroes.length > 0);
    },
    'there is a Hero card for everybody',
  ),
  law(
    'setup.life-and-level',
    (state) => {
      const first = FIRST_LEVEL[state.table.grades[0] ?? 'heroic'];
      return !isUnderWay(state) || state.table.heroes.every(({ level }) => level >= first);
    },
    'nobody is below the first level of the game',
  ),
];
