import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { DungeonQuest } from '../../types.ts';
import { NAMES } from './names.ts';

type Question = DungeonQuest['Question'];

const ASKED: Partial<Readonly<Record<Question['kind'], string>>> = {
  hero: 'Whom will you lead?',
  tower: 'From which tower?',
  startWindow: 'Before you try the cage: use anything?',
  action: 'What do you do this turn?',
  onward: 'The corridor goes on. Where to?',
  tile: 'Which of the two tiles do you lay?',
  door: 'There is a door. Use a key?',
  tileCard: 'A card is about to be drawn.',
  stairwell: 'Draw a card, or go down the stairs?',
  heading: 'Which way do you head below?',
  meeting: 'Something moves in the dark.',
  torch: 'Your torch gutters: a turn will be lost.',
  trap: 'Keep this trap, or step lightly?',
  searchCards: 'Which of the two do you take?',
  offer: 'Do you open it?',
  secretDoor: 'A secret door. Where does it lead?',
  lookAtTiles: 'In which order do the tiles go back?',
  stair: 'Go up the broken stair?',
  leave: 'Do you leave the keep?',
  aegis: 'Fire! Do you hold anything up?',
  handLimit: 'One Power card too many. Which one goes?',
  bluff: 'Before you decide: bluff?',
  parting: 'Propose to part without a fight?',
  partingAnswer: 'The monster would part without a fight. Do you?',
  betweenRounds: 'Fight on, or try to escape?',
  retreat: 'Where do you retreat to?',
  escapeCard: 'Lay a Power card, face down.',
};

/** What is asked in the keep; null for what is asked in a fight. */
export function keepQuestion(asked: Question): string | null {
  switch (asked.kind) {
    case 'test': {
      const card = asked.card === null ? undefined : KEEP_CARDS[asked.card];
      const why = card === undefined ? '' : `${NAMES.title[card.title]}: `;
      const less = asked.less === 0 ? '' : `, less ${asked.less}`;
      return `${why}roll ${asked.value} or less (${NAMES.attribute[asked.attribute]}${less}).`;
    }
    case 'failed':
      return `${asked.total} is ${asked.needed} too much. Turn it?`;
    default:
      return ASKED[asked.kind] ?? null;
  }
}
