export { BOARD_HEIGHT, BOARD_WIDTH, type Bridge, boardAt, bordersOf, edgeOfBridge } from './boards.ts';
export { type Drawing, draw, ROCK } from './drawing.ts';
export { type TiedNote, tieNotes } from './notes.ts';
export {
  type DrawnMonster,
  type DrawnPiece,
  type DrawnTrap,
  type Meaning,
  meaningOf,
  type Stranger,
} from './objects.ts';
export { type FileObject, type QuestFile, type Rotation, readQuestFile } from './quest-file.ts';
export { escaped, NUMBER, numberIn, plain, sentencesOf, tidy } from './text.ts';
