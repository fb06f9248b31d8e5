import type { State } from '@questhall/kernel';
import { CARDS, COMBAT_COPIES } from './content/combat-cards.ts';
import { LIFE_MAX } from './content/lives.ts';
import { TOKENS } from './content/monsters.ts';
import { POWER_CARDS, POWER_COPIES, POWER_DECK } from './content/power-cards.ts';
import { heroLeft, monsterLeft } from './queries/lives.ts';
import { monsterSeat } from './queries/seats.ts';
import type { DungeonQuest } from './types.ts';

type Law = (state: State<DungeonQuest>) => boolean;

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;

const LAWS: Readonly<Record<string, Law>> = {
  'Power cards are neither made nor lost': ({ table }) => table.powerDeck.length + table.powerHands.flat().length === POWER_DECK.length,
  'no Power card exists more often than it was printed': ({ table }) => {
    const all = table.powerDeck.concat(...table.powerHands);
    return POWER_CARDS.every((card) => all.filter((one) => one === card).length === POWER_COPIES);
  },
  'every seat has a hand': ({ seats, table }) => table.powerHands.length === seats,
  'every token is in the pool or in play, once': ({ table }) =>
    new Set(table.pool.concat(table.monster?.token ?? [])).size === TOKENS.length && table.pool.length <= TOKENS.length,
  'the three Combat cards are equally many in the deck': ({ table }) =>
    CARDS.every((card) => table.combatDeck.filter((one) => one === card).length * CARDS.length === table.combatDeck.length),
  'the Combat deck is for Tatianna alone': ({ table }) => table.hero.hero === 'tatianna' || table.combatDeck.length === 0,
  'hands of three come out of the Combat deck': ({ seats, table }) =>
    table.combatDeck.length === 0 || table.combatDeck.length === CARDS.length * (COMBAT_COPIES - (table.hasCombatHands ? seats : 0)),
  'hands of three belong to Classic Cards': ({ table }) => !table.hasCombatHands || table.mode === 'cards',
  'wounds are counted up from none': ({ table }) => table.hero.wounds >= 0 && (table.monster?.wounds ?? 0) >= 0,
  'nobody has more Life than there is': ({ table }) => table.hero.life <= 2 * LIFE_MAX && (table.monster?.life ?? 1) <= LIFE_MAX,
  'determination is never owed': ({ table }) => table.hero.determination >= 0,
  'there is no round without a mode': ({ table }) => table.round === 0 || table.mode !== null,
  'a round is fought against somebody': ({ table, outcome }) => table.round === 0 || table.monster !== null || outcome !== null,
  'Life is open once a round has begun': ({ table }) => table.round === 0 || (table.monster?.isLifeShown ?? true),
  'nobody is asked to fight with the dead': ({ table, outcome }) =>
    outcome !== null || table.round === 0 || (heroLeft(table) > 0 && monsterLeft(table) > 0),
  'dice on the table show faces': ({ table }) => table.lying.dice.every(isFace),
  'Combat Dice lie in twos, the die of Classic Solo alone': ({ table }) =>
    table.lying.dice.length === 0 || table.lying.dice.length === (table.mode === 'dice' ? 2 : 1),
  'cards lie only in Classic Cards, and in pairs': ({ table: { lying, mode } }) =>
    (lying.heroCard === null) === (lying.monsterCard === null) && (lying.heroCard === null || mode === 'cards'),
  'dice decide nothing in Classic Cards': ({ table }) => table.mode !== 'cards' || table.lying.dice.length === 0,
  'arrows are Tatianna’s': ({ table }) => table.lying.arrow === null || table.hero.hero === 'tatianna',
  'the monster player is asked in Classic Cards and about the mode, never else': (state) =>
    state.asks.every(
      ({ seat, question }) => seat === state.table.fighter || question.kind === 'mode' || isMonsterCard(state, seat, question),
    ),
  'only a hero who lives has won': ({ table, outcome }) =>
    outcome === null || heroLeft(table) > 0 === (outcome.winners === 1 << table.fighter),
};

function isMonsterCard(state: State<DungeonQuest>, seat: number, question: DungeonQuest['Question']): boolean {
  return seat === monsterSeat(state) && question.kind === 'lay';
}

export function laws(state: State<DungeonQuest>): readonly string[] {
  return Object.entries(LAWS).flatMap(([law, holds]) => (holds(state) ? [] : [law]));
}
