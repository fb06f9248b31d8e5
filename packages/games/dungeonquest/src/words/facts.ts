import type { Facts } from '@questhall/kernel';

/** What a refusal may tell besides its rule; every language has words for it. */
export type FactName =
  | 'asked'
  | 'mode'
  | 'seats'
  | 'fighter'
  | 'monster'
  | 'powerCards'
  | 'retreatSquares'
  | 'round'
  | 'card'
  | 'item'
  | 'die'
  | 'face'
  | 'dice'
  | 'needed'
  | 'held'
  | 'move'
  | 'fixed';

/** What each fact of a refusal says. */
const SAID: Readonly<Record<FactName, (value: string | number) => string>> = {
  asked: (kind) => QUESTIONS[String(kind)] ?? '',
  mode: (mode) => `the mode is ${mode}`,
  seats: (n) => `seats at this table: ${n}`,
  fighter: (seat) => `the hero would sit in seat ${seat}`,
  monster: () => 'with a Life of its own it needs a kind of its own',
  powerCards: (n) => `Power cards in hand: ${n}`,
  retreatSquares: (n) => `squares to retreat to: ${n}`,
  round: (n) => `this is round ${n}`,
  card: (card) => `tried: ${card}`,
  item: (item) => `tried: ${item}`,
  die: (n) => `die ${n}`,
  face: (n) => `it shows ${n}`,
  dice: () => 'no die was chosen',
  needed: (n) => `tokens needed: ${n}`,
  held: (n) => `tokens held: ${n}`,
  move: () => '',
  fixed: (why) => FIXED[String(why)] ?? '',
};

const isKnown = (name: string): name is FactName => Object.hasOwn(SAID, name);

const QUESTIONS: Readonly<Record<string, string>> = {
  mode: 'the mode has to be settled first',
  encounter: 'first decide whether to fight',
  roll: 'the next thing is to roll',
  reroll: 'the dice lie there, to be kept or rolled again',
  spend: 'the test has failed, and determination may be spent',
  extraWound: 'the monster is hit, and one wound may be added',
  lay: 'a card has to be laid',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'since then dice have fallen',
  secret: 'since then something hidden has come to light',
  seal: 'since then a choice has been sealed',
  seat: 'somebody else made that move',
};

export function facts(given: Facts): string {
  const said = Object.entries(given).flatMap(([name, value]) => (isKnown(name) && SAID[name](value)) || []);
  const text = said.join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
