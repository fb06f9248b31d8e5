import type { Sight } from '@questhall/kernel';
import type { DungeonQuest, Question } from '../../../types/index.ts';
import { cardName } from '../../telling/keep.ts';
import { aMonster } from '../fighters.ts';
import { NAMES } from '../names.ts';
import { capital, count, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';

type KeepQuestion = Exclude<
  Question,
  { kind: 'mode' | 'encounter' | 'roll' | 'reroll' | 'spend' | 'extraWound' | 'lay' }
>;

const TESTED_BY = {
  card: '',
  entering: 'The floor is treacherous. ',
  leaving: 'Something holds you. ',
  portcullis: 'A portcullis bars the way. ',
  cage: 'You sit in a cage. ',
} as const;

const OFFERS = {
  corpse: 'Somebody died here. Search the body?',
  crypt: 'A sarcophagus. Open it?',
  trap: 'Draw a card?',
} as const;

export function keepQuestion(asked: KeepQuestion, { view }: Sight<DungeonQuest>): string {
  switch (asked.kind) {
    case 'hero':
      return 'Which hero do you lead?';
    case 'tower':
      return 'In which tower do you begin?';
    case 'startWindow':
      return 'Before you test the cage: use anything?';
    case 'action':
      return isBelow(view) ? 'What do you do down here?' : 'What do you do?';
    case 'onward':
      return 'The corridor leads on. Which way?';
    case 'tile':
      return 'Which of the tiles do you lay?';
    case 'door':
      return 'A door. Use a key on it?';
    case 'tileCard':
      return `A ${NAMES.deck[asked.deck]} card is due. Draw it?`;
    case 'stairwell':
      return 'Stairs lead down. Explore up here, or descend?';
    case 'heading':
      return 'Which way do you head below?';
    case 'test': {
      const what = asked.card === null ? TESTED_BY[asked.by] : `${cardName(NAMES, asked.card)}. `;
      return `${what}Roll ${asked.value + asked.less} or less to pass (${NAMES.attribute[asked.attribute]} ${asked.value}${asked.less > 0 ? ` and ${asked.less}` : ''}).`;
    }
    case 'failed':
      return `${asked.total} is ${asked.needed} too much for ${NAMES.attribute[asked.attribute]}. Leave it at that?`;
    case 'meeting':
      return `${cardName(NAMES, asked.card)}. Let it come?`;
    case 'torch':
      return 'Your torch gutters. Does anything else give light?';
    case 'trap':
      return `${cardName(NAMES, asked.card)}: ${THINGS.card(asked.card)} Step around it?`;
    case 'searchCards':
      return 'Which of the two finds do you take?';
    case 'offer':
      return OFFERS[asked.deck];
    case 'secretDoor':
      return 'A secret door! Where does it lead?';
    case 'lookAtTiles':
      return `These ${count(asked.tiles, 'tile comes', 'tiles come')} next. In which order?`;
    case 'stair':
      return 'A broken stair. Climb up?';
    case 'leave':
      return 'You stand in a tower. Leave the keep for good?';
    case 'aegis':
      return `Fire: ${wounds(asked.wounds)}. Does anything shield you?`;
    case 'handLimit':
      return 'Your hand is too full. Which Power card goes?';
    case 'bluff':
      return `${theFoe(view)} stands before you. Play anything before you decide?`;
    case 'parting':
      return 'Propose to part in peace?';
    case 'partingAnswer':
      return `${theFoe(view)} would part in peace. Agree?`;
    case 'betweenRounds':
      return 'Fight on, or try to get away?';
    case 'retreat':
      return 'Where do you flee to?';
    case 'escapeCard':
      return asked.side === 'hero'
        ? 'Lay a Power card for your escape, face down.'
        : 'Lay a Power card to hold the hero, face down, or leave it to the deck.';
  }
}

const isBelow = ({ heroes, fighter }: DungeonQuest['View']): boolean => (heroes[fighter]?.heading ?? null) !== null;

const theFoe = ({ monster }: DungeonQuest['View']): string =>
  monster === null ? 'Something' : capital(aMonster(monster.monster));
