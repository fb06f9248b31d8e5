import { ANYTHING } from '../../content/anything.ts';
import type { DungeonQuest } from '../../types.ts';
import { type FactWords, factsIn, named } from '../facts.ts';
import { powerName } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { capital } from './numbers.ts';

const QUESTIONS: Readonly<Record<DungeonQuest['Question']['kind'], string>> = {
  mode: 'the mode has to be settled first',
  hero: 'a hero has to be taken first',
  tower: 'a tower has to be taken first',
  startWindow: 'first the cage',
  action: 'first choose what to do this turn',
  onward: 'the corridor has to be followed first',
  tile: 'a tile has to be laid first',
  door: 'first the door',
  tileCard: 'a card is about to be drawn',
  stairwell: 'first the stairs, or the card',
  heading: 'first choose where to head',
  test: 'a test has to be made first',
  failed: 'the test has failed, and may be turned',
  meeting: 'something moves, and comes first',
  torch: 'the torch comes first',
  trap: 'the trap comes first',
  searchCards: 'first choose what you have found',
  offer: 'first decide whether to open it',
  secretDoor: 'the secret door comes first',
  lookAtTiles: 'the tiles have to go back first',
  stair: 'first decide whether to go up',
  leave: 'first decide whether to leave',
  aegis: 'the fire comes first',
  handLimit: 'a Power card has to go first',
  bluff: 'first decide whether to bluff',
  parting: 'first decide whether to part',
  partingAnswer: 'first decide whether to part',
  betweenRounds: 'first decide whether to fight on',
  retreat: 'first choose where to retreat to',
  escapeCard: 'a Power card has to be laid',
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

/** What each fact of a refusal says. */
const SAID: FactWords = {
  asked: (kind) => named(QUESTIONS, kind),
  mode: (mode) => `the mode is ${named(NAMES.mode, mode)}`,
  seats: (n) => `seats at this table: ${n}`,
  fighter: (seat) => `the hero would sit in seat ${seat}`,
  monster: () => 'with a Life of its own it needs a kind of its own',
  powerCards: (n) => `Power cards in hand: ${n}`,
  retreatSquares: (n) => `squares to retreat to: ${n}`,
  round: (n) => `this is round ${n}`,
  card: (card) => (card === ANYTHING ? '' : `tried: ${powerName(NAMES, String(card))}`),
  item: (item) => (item === ANYTHING ? '' : `tried: ${item}`),
  die: (n) => `die ${n}`,
  face: (n) => `it shows ${n}`,
  dice: () => 'no die was chosen',
  needed: (n) => `tokens needed: ${n}`,
  held: (n) => `tokens held: ${n}`,
  hero: (hero) => named(NAMES.hero, hero),
  move: () => '',
  fixed: (why) => named(FIXED, why),
};

export const facts: ArenaWording['facts'] = factsIn(SAID, capital);
