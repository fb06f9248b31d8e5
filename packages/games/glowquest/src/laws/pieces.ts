import { findFrame } from '@questhall/groundwork';
import { CARD_IDS, CARDS, DECKS, needsAlly, RESOLVE, ROLES, SLOTS } from '../content/index.ts';
import { statsWith } from '../own/index.ts';
import { isTwoHanded } from '../queries/slots.ts';
import { FIRST_MONSTER, type HeroInPlay, type Table } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match } from './law.ts';

const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;

const allCards = (table: Table) => [
  ...DECKS.flatMap((deck) => [...table.decks[deck], ...table.discards[deck]]),
  ...table.heroes.flatMap(({ cards }) => cards),
  ...table.drawn,
];

/** All that are in play with so many heroes. */
const cardsFor = ({ heroes }: Table) => (heroes.length === 1 ? CARD_IDS.filter((card) => !needsAlly(card)) : CARD_IDS);

const isCreating = (state: Match): boolean => findFrame(state, 'expedition')?.stage === 'create';

/** Heroes have won an Encounter, and are at their Gains. */
const isGrowing = ({ agenda }: Match): boolean => agenda.some(({ kind }) => kind === 'levelUps' || kind === 'bounties');

/** Hitpoints that a hero of this Role has with these cards, counted card by card. */
function mostOf({ heroes }: Table, { role, cards, own }: HeroInPlay): number {
  const { hitpoints, loneHitpoints } = statsWith(role, own);
  const words = cards.flatMap((card) => CARDS[card].traits.filter(({ word }) => word === 'max-hitpoints'));
  return words.reduce((sum, { n }) => sum + n, heroes.length === 1 ? loneHitpoints : hitpoints);
}

/** Cards are about to be sorted into slots. */
const isFitting = ({ agenda }: Match): boolean =>
  agenda.some(({ kind }) => kind === 'fit' || kind === 'gain' || kind === 'consent');

const slotsOf = ({ cards }: HeroInPlay) => cards.flatMap((card) => CARDS[card].slot ?? []);

/** Cards, seats, and what heroes set out with. */
export const PIECES: readonly Law[] = [
  law(
    'comp.decks',
    ({ table }) => allCards(table).length === cardsFor(table).length && isDistinct(allCards(table)),
    'every card exists once, in a deck, on a pile or with a hero',
  ),
  law(
    'comp.decks',
    ({ table }) =>
      DECKS.every((deck) => [...table.decks[deck], ...table.discards[deck]].every((card) => CARDS[card].deck === deck)),
    'every deck and every pile holds its own cards only',
  ),
  law(
    'scale.lone-cards',
    ({ table }) => table.heroes.length > 1 || !allCards(table).some(needsAlly),
    'a hero who goes alone meets no card that needs an ally',
  ),
  law(
    'comp.setup',
    (state) =>
      !isCreating(state) || (state.table.floor.tiles.length === 1 && state.table.heroes.every(({ at }) => at < 0)),
    'heroes are created before they enter, and Stairs Up alone is laid by then',
  ),
  law(
    'resolve.start',
    (state) => !isCreating(state) || state.table.resolve === RESOLVE[state.table.difficulty],
    'all Resolve is there at first',
  ),
  law(
    'create.distinct-roles',
    ({ table }) => isDistinct(table.heroes.map(({ role }) => role)),
    'two heroes have one Role',
  ),
  law(
    'create.seat-order',
    ({ table: { house, heroes } }) => house.freeSeating || isAscending(heroes.map(({ role }) => ROLES.indexOf(role))),
    'heroes sit in the order Defense, Offense, Utility',
  ),
  law(
    'create.seat-order',
    ({ table }) => isAscending(table.heroes.map(({ seat }) => seat)),
    'heroes take their turns as they sit',
  ),
  law(
    'create.order',
    (state) => {
      const creating = findFrame(state, 'create');
      const isMade = ({ cards }: HeroInPlay): boolean => cards.some((card) => CARDS[card].deck === 'passive');
      return (
        creating === null ||
        state.table.heroes.every((hero) => hero.id === creating.hero || isMade(hero) === hero.id < creating.hero)
      );
    },
    'one hero is finished before the next is begun',
  ),
  law(
    'create.role-stats',
    (state) =>
      !isCreating(state) ||
      state.table.heroes.every(({ shield, reflect, effects }) => shield + reflect + effects.length === 0),
    'nobody has Shield, Reflect or an Effect to begin with',
  ),
  law(
    'create.full-health',
    (state) => !isCreating(state) || state.table.heroes.every((hero) => hero.hitpoints === mostOf(state.table, hero)),
    'a new hero has not all its Hitpoints',
  ),
  law(
    'equip.max-hp-change',
    (state) => !isGrowing(state) || state.table.heroes.every((hero) => hero.hitpoints === mostOf(state.table, hero)),
    'somebody has not the Hitpoints that go with its cards',
  ),
  law(
    'scale.lone-hitpoints',
    (state) => {
      const [hero, ...others] = state.table.heroes;
      if (hero === undefined || others.length > 0) return true;
      const most = mostOf(state.table, hero);
      return isCreating(state) ? hero.hitpoints === most : hero.hitpoints <= most;
    },
    'a hero alone has not the Hitpoints of one who is alone',
  ),
  law(
    'scale.party-fixed',
    ({ seats, table }) => table.heroes.length + (table.monstersBy === 'seat' ? 1 : 0) === seats,
    'the party is as large as it set out',
  ),
  law(
    'create.no-foreign-deck',
    ({ table }) =>
      table.heroes.every(({ role, cards }) =>
        cards.every((card) => ['equipment', 'passive', role].includes(CARDS[card].deck)),
      ),
    'somebody has a card of another Role',
  ),
  law(
    'equip.slots',
    (state) =>
      isFitting(state) ||
      state.table.heroes.every((hero) => SLOTS.every((slot) => slotsOf(hero).filter((one) => one === slot).length < 2)),
    'somebody has two cards in one slot',
  ),
  law(
    'equip.two-handed',
    (state) =>
      isFitting(state) ||
      state.table.heroes.every((hero) => !hero.cards.some(isTwoHanded) || !slotsOf(hero).includes('off-hand')),
    'somebody holds more than two hands can',
  ),
  law(null, (state) => isDistinct(everybodyIn(state).map(({ id }) => id)), 'two have one number'),
  law(
    'monster.figures-numbered',
    ({ table }) =>
      table.monsters.every(
        ({ id, record, number }) =>
          table.roster[id - FIRST_MONSTER] === record && table.rosterNumbers[id - FIRST_MONSTER] === number,
      ),
    'a figure has not the number it was set up with',
  ),
];

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || (numbers[i - 1] ?? 0) < n);
