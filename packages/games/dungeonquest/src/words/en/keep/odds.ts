import type { OddsTexts } from '../../telling/odds.ts';
import { NAMES } from '../names.ts';
import { capital, count, decimal, listed, percent, tokens } from '../numbers.ts';

const treasures = (n: number): string => count(n, 'Treasure', 'Treasures');
const turns = (n: number): string => count(n, 'turn', 'turns');

const GOALS = { home: 'the nearest tower', hoard: 'the hoard' } as const;

/** How the odds of the keep are told in English. */
export const ODDS_TEXTS: OddsTexts = {
  percent,
  decimal,
  listed,
  help: {
    none: 'As it is',
    power: (card) => `With ${card}`,
    drop: (n) => `${capital(treasures(n))} dropped`,
    cloak: `With the ${NAMES.treasure.featherCloak}`,
  },
  saving: (n, hasCoin) =>
    listed([...(n > 0 ? [tokens(n)] : []), ...(hasCoin ? [`the ${NAMES.treasure.coinOfSecondChances}`] : [])]),
  test: (attribute, value) => `A test of ${attribute} ${value}:`,
  chance: (help, byDice) => `${help}: ${byDice}.`,
  chanceSaved: (help, byDice, inAll, saving) => `${help}: ${byDice} by the dice, ${inAll} with ${saving}.`,
  failed: (needed, held) =>
    needed <= held
      ? `${capital(tokens(needed))} would turn it, and you hold ${count(held, 'one', 'in all')}.`
      : `${capital(tokens(needed))} would be needed, and you hold ${held}.`,
  coin: (byDice, inAll, held) =>
    `The ${NAMES.treasure.coinOfSecondChances}, another roll: ${byDice}${held > 0 ? `, ${inAll} with what tokens you hold` : ''}.`,
  escape: (card, { clean, bought, failed }) =>
    `Escape with ${card}: clean ${clean}, at a price ${bought}, failed ${failed}.`,
  escapeHeld: ({ clean, bought, failed }) => `at worst: clean ${clean}, at a price ${bought}, failed ${failed}.`,
  hold: (answer, { clean, bought, failed }) =>
    `${answer === null ? 'The Power deck' : answer}: gets away ${clean}, at a price ${bought}, is held ${failed}.`,
  escapeModel: 'Against the top of the Power deck: any card that you have not seen.',
  escapeHeldModel:
    'The first line is against the top of the Power deck; at worst the monster’s player gives the best of the cards held, or the deck where that holds you better. What really comes lies between.',
  holdModel: 'Against the best card that the hero may hold: one who spares it is held more often.',
  meeting: (win, wounds) => `Whatever comes: the hero wins ${win}, with ${wounds} wounds to expect.`,
  pool: (monsters) => `In the pool: ${listed(monsters)}.`,
  some: (monster, n) => count(n, NAMES.monster[monster], `${NAMES.monster[monster]}s`),
  door: (through) => `A Door card lets you through in ${through}, with what tokens you hold.`,
  dragon: (left, fire, fatal) =>
    `${NAMES.title.dragonfire} is one card of ${left}: ${fire}. If it comes, it kills you in ${fatal}.`,
  quiet: (more, chance) => `${capital(count(more, 'card', 'cards'))} without it: ${chance}.`,
  worth: (gold) => `A Treasure that you have not seen is worth ${gold} gold on the average.`,
  draw: (deck, left, cards) => `The next ${deck} card is one of ${left}: ${listed(cards)}.`,
  light: (left) => `${capital(turns(left))} of daylight left, this one included.`,
  known: (goal, n) =>
    `${capital(GOALS[goal])} by squares that lie there: ${n === 0 ? 'you are there' : `${turns(n)} at best`}`,
  noWay: { home: 'No way out is known.', hoard: 'No way to the hoard is known.' },
  atBest: (n, unknown) =>
    `over ${count(unknown, 'unexplored square', 'unexplored squares')}, if they lead on: ${turns(n)}, one less for each corridor among them`,
  hurdles: {
    doors: (n) => count(n, 'door', 'doors'),
    gates: (n) => count(n, 'portcullis', 'portcullises'),
    tests: (n) => count(n, 'test', 'tests'),
    monsters: (n) => count(n, 'monster', 'monsters'),
    dark: (n) => count(n, 'dark chamber', 'dark chambers'),
    cards: (n) => count(n, 'card to draw', 'cards to draw'),
  },
  hurdled: (hurdles) => `; on the way ${listed(hurdles)}.`,
  below: (goal, squares) =>
    `${capital(GOALS[goal])} is ${count(squares, 'square', 'squares')} away as you walk below, and you must find a stair.`,
  unforeseen:
    'Ways are counted as if nothing on them held you up: a door may stay shut, a card may cost a turn or more.',
};
