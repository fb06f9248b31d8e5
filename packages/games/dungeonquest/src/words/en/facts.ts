import { ANYTHING } from '../../content/anything.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { type FactWords, factsIn, named } from '../facts.ts';
import { powerName } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { capital } from './numbers.ts';

const QUESTIONS: Readonly<Record<DungeonQuest['Question']['kind'], string>> = {
  mode: 'the mode has to be settled first',
  encounter: 'first decide whether to fight',
  roll: 'the next thing is to roll',
  reroll: 'the dice lie there, to be kept or rolled again',
  spend: 'the test has failed, and determination may be spent',
  extraWound: 'the monster is hit, and one wound may be added',
  lay: 'a card has to be laid',
  hero: 'first choose a hero',
  tower: 'first choose a tower',
  startWindow: 'the cage has to be tested first',
  action: 'the next thing is the action of this turn',
  onward: 'first choose a way out of the corridor',
  tile: 'first lay a tile',
  door: 'first deal with the door',
  tileCard: 'a card is due',
  stairwell: 'first choose between exploring and descending',
  heading: 'first choose a way to head',
  test: 'a test has to be rolled',
  failed: 'a test has failed, and may still be saved',
  meeting: 'something is about to appear',
  torch: 'your torch is about to go out',
  trap: 'first deal with the trap',
  searchCards: 'first choose one of the finds',
  offer: 'first open it or leave it',
  secretDoor: 'first use the secret door or leave it',
  lookAtTiles: 'the tiles have to go back',
  stair: 'first climb the stair or leave it',
  leave: 'first leave the keep or stay',
  aegis: 'first face the fire',
  handLimit: 'a card has to be discarded',
  bluff: 'first go on with the encounter',
  parting: 'first propose to part, or not',
  partingAnswer: 'first answer the proposal',
  betweenRounds: 'first decide whether to fight on',
  retreat: 'first choose where to flee',
  escapeCard: 'a Power card has to be laid',
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
  item: (item) => (item === ANYTHING ? '' : `tried: ${named({ ...NAMES.treasure, ...NAMES.item }, item)}`),
  die: (n) => `die ${n}`,
  face: (n) => `it shows ${n}`,
  dice: () => 'no die was chosen',
  needed: (n) => `tokens needed: ${n}`,
  held: (n) => `tokens held: ${n}`,
  hero: (hero) => `tried: ${named(NAMES.hero, hero)}`,
  move: () => '',
  fixed: (why) => named(FIXED, why),
};

export const facts: ArenaWording['facts'] = factsIn(SAID, capital);
