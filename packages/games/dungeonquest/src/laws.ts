import type { State } from '@questhall/kernel';
import { ARROWS, CARDS, COMBAT_COPIES } from './content/combat-cards.ts';
import { LIFE_MAX } from './content/lives.ts';
import { TOKENS } from './content/monsters.ts';
import { POWER_CARDS, POWER_COPIES, POWER_DECK } from './content/power-cards.ts';
import { KEEP_LAWS } from './laws/keep.ts';
import { type Law, law } from './laws/law.ts';
import { SHAPES } from './laws/shape.ts';
import { fighterOf } from './queries/heroes.ts';
import { monsterSeat } from './queries/seats.ts';
import type { DungeonQuest } from './types/index.ts';

type Match = State<DungeonQuest>;

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;

const isHeroAlive = (table: Match['table']): boolean => {
  const { wounds, life } = fighterOf(table);
  return wounds < life;
};
const isMonsterAlive = ({ monster }: Match['table']): boolean => monster !== null && monster.wounds < monster.life;

const isForMonster = (state: Match, seat: number, kind: DungeonQuest['Question']['kind']): boolean =>
  kind === 'mode' || ((kind === 'lay' || kind === 'escapeCard') && seat === monsterSeat(state));

/** No fight is being fought in the keep: dice and questions are about something else. */
const isQuiet = ({ keep, round }: Match['table']): boolean => keep !== null && round === 0;

/** The wounds of a round that have not landed yet. */
const landing = ({ agenda }: Match) => agenda.find((frame) => frame.kind === 'wounds');

const allPower = ({ powerDeck, powerDiscards, powerHands }: Match['table']) =>
  powerDeck.concat(powerDiscards, ...powerHands);

const heroesOf = ({ heroes }: Match['table']) => heroes.filter((hero) => hero !== null);

const tokensOf = ({ pool, monster, keep }: Match['table']): readonly number[] => [
  ...pool,
  ...(monster === null || monster.token === null ? [] : [monster.token]),
  ...(keep?.lairs ?? []).map(({ token }) => token),
];

const PIECES: readonly Law[] = [
  law(null, ({ table }) => allPower(table).length === POWER_DECK.length, 'Power cards are neither made nor lost'),
  law(
    null,
    ({ table }) => {
      const all = allPower(table);
      return POWER_CARDS.every((card) => all.filter((one) => one === card).length === POWER_COPIES);
    },
    'no Power card exists more often than it was printed',
  ),
  law(null, ({ seats, table }) => table.powerHands.length === seats, 'every seat has a hand'),
  law(
    'encounter.random-token',
    ({ table }) => {
      const all = tokensOf(table).toSorted((one, other) => one - other);
      return all.length === TOKENS.length && all.every((token, at) => token === at);
    },
    'every token is in the pool or in play, once',
  ),
  law(
    null,
    ({ table }) => heroesOf(table).every(({ wounds }) => wounds >= 0) && (table.monster?.wounds ?? 0) >= 0,
    'wounds are counted up from none',
  ),
  law(
    null,
    ({ table }) => heroesOf(table).every(({ life }) => life <= 2 * LIFE_MAX) && (table.monster?.life ?? 1) <= LIFE_MAX,
    'nobody has more Life than there is',
  ),
  law(
    null,
    ({ table }) => heroesOf(table).every(({ determination }) => determination >= 0),
    'determination is never owed',
  ),
  law(null, ({ table }) => table.lying.dice.every(isFace), 'dice on the table show faces'),
];

const FIGHTING: readonly Law[] = [
  law(
    'mode.unanimous-before-start',
    ({ table }) => table.round === 0 || table.mode !== null,
    'there is no round without a mode',
  ),
  law(
    null,
    ({ table, outcome }) => table.round === 0 || table.monster !== null || outcome !== null,
    'a round is fought against somebody',
  ),
  law(
    'encounter.life-secret-until-combat',
    ({ table }) => table.round === 0 || (table.monster?.isLifeShown ?? true),
    'Life is open once a round has begun',
  ),
  law(
    'combat.rounds-until-death',
    ({ table, outcome }) => outcome !== null || table.round === 0 || (isHeroAlive(table) && isMonsterAlive(table)),
    'nobody is asked to fight with the dead',
  ),
  law(
    'combat.wounds-simultaneous',
    (state) => landing(state) === undefined || (isHeroAlive(state.table) && isMonsterAlive(state.table)),
    'nobody has died while wounds of the round have yet to land',
  ),
  law(
    'combat.both-die',
    ({ table, outcome }) =>
      outcome === null || table.keep !== null || isHeroAlive(table) === (outcome.winners === 1 << table.fighter),
    'only a hero who lives has won',
  ),
];

const BY_MODE: readonly Law[] = [
  law(
    'dice.exactly-one-side',
    (state) => {
      const { hero, monster } = landing(state) ?? { hero: 0, monster: 1 };
      return state.table.mode !== 'dice' || (Math.min(hero, monster) === 0 && [1, 2].includes(hero + monster));
    },
    'a combat test wounds one side, once or twice',
  ),
  law(
    'dice.no-monster-decision',
    ({ asks, table }) =>
      table.mode !== 'dice' ||
      isQuiet(table) ||
      asks.every(({ seat, question }) => seat === table.fighter || question.kind === 'escapeCard'),
    'in Combat Dice only the hero’s player is asked',
  ),
  law(
    'dice.test-each-round',
    ({ table }) => table.mode !== 'dice' || isQuiet(table) || [0, 2].includes(table.lying.dice.length),
    'Combat Dice lie in twos',
  ),
  law(
    'solo.one-die',
    ({ table }) => table.mode !== 'solo' || isQuiet(table) || table.lying.dice.length <= 1,
    'the die of Classic Solo lies alone',
  ),
  law(
    'solo.attributes-irrelevant',
    ({ asks, table }) => table.mode !== 'solo' || asks.every(({ question }) => question.kind !== 'spend'),
    'nothing in Classic Solo is too much for an attribute',
  ),
  law(
    'classic.secret-pick',
    (state) =>
      isQuiet(state.table) ||
      state.asks.every(
        ({ seat, question }) => seat === state.table.fighter || isForMonster(state, seat, question.kind),
      ),
    'the monster player lays a card, agrees to the mode, and decides nothing else',
  ),
  law(
    'classic.reveal-together',
    ({ table: { lying, mode } }) =>
      (lying.heroCard === null) === (lying.monsterCard === null) && (lying.heroCard === null || mode === 'cards'),
    'cards lie only in Classic Cards, and in pairs',
  ),
  law(
    null,
    ({ table }) => table.mode !== 'cards' || isQuiet(table) || table.lying.dice.length === 0,
    'dice decide nothing in Classic Cards',
  ),
  law(
    'classic.hand-of-three',
    ({ table }) => !table.hasCombatHands || table.mode === 'cards',
    'hands of three belong to Classic Cards',
  ),
  law(
    'classic.any-card-any-round',
    ({ table }) => table.mode !== 'cards' || table.round === 0 || table.hasCombatHands,
    'whoever has laid a card holds all three again',
  ),
];

const VOLLEY: readonly Law[] = [
  law(
    'ability.tatianna-unchanged',
    ({ table }) =>
      table.combatDeck.length === 0 ||
      heroesOf(table).some(({ hero }) => hero === 'tatianna') ||
      table.keep?.taken.includes('tatianna') === true,
    'the Combat deck is for Tatianna alone',
  ),
  law(
    'ability.tatianna-unchanged',
    ({ seats, table }) =>
      table.combatDeck.length === 0 ||
      table.combatDeck.length === CARDS.length * (COMBAT_COPIES - (table.hasCombatHands ? seats : 0)),
    'her deck is whole in every mode, but for the hands of Classic Cards',
  ),
  law(
    'ability.tatianna-arrows',
    ({ table }) =>
      CARDS.every(
        (card) => table.combatDeck.filter((one) => one === card).length * CARDS.length === table.combatDeck.length,
      ),
    'the three Combat cards are equally many in the deck',
  ),
  law(
    'ability.tatianna-once-per-combat',
    ({ table, outcome }) =>
      isQuiet(table) ||
      (table.lying.arrow !== null) === (fighterOf(table).hero === 'tatianna' && (table.round > 0 || outcome !== null)),
    'arrows are Tatianna’s, and have flown before the first round',
  ),
  law(
    'ability.tatianna-once-per-combat',
    ({ table: { round, lying, monster }, outcome, agenda }) =>
      round !== 1 ||
      outcome !== null ||
      agenda.some((frame) => frame.kind === 'combat' && frame.stage === 'goOn') ||
      monster?.wounds === (lying.arrow === null ? 0 : ARROWS[lying.arrow]),
    'before the wounds of the first round land, the monster has those of one volley',
  ),
];

const LAWS: readonly Law[] = [...SHAPES, ...PIECES, ...FIGHTING, ...BY_MODE, ...VOLLEY, ...KEEP_LAWS];

export function laws(state: Match): readonly string[] {
  return LAWS.flatMap(({ rule, holds, text }) => (holds(state) ? [] : [rule === null ? text : `${rule}: ${text}`]));
}
