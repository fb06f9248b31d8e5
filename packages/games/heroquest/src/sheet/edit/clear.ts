import type { LineKey } from '../keys.ts';
import { readText } from '../parse.ts';
import { printNote } from '../print.ts';
import { writeLine, writeRepeated } from './write.ts';

/** All that speaks of squares and rooms; the plan itself and the quest's own words do not. */
const ON_THE_BOARD: readonly LineKey[] = [
  ...([
    'stairs',
    'start',
    'special',
    'arrival',
    'doors',
    'open',
    'secret',
    'walls',
    'blocked',
    'pit',
    'block',
  ] as const),
  ...(['spear', 'furn', 'mon', 'later', 'treasure', 'chest-trap', 'alarm', 'clock', 'escape'] as const),
];

/** The text with an empty board: comments stay, and lines under a comment of their own stay with nothing in them. */
export function clearBoard(text: string): string {
  const { plan, notes, goal } = readText(text).sheet;
  const cleared = ON_THE_BOARD.reduce((said, key) => writeLine(said, key, null), text);
  const quiet = notes
    .filter(({ at }) => at !== null)
    .reduce((said, note) => writeRepeated(said, 'note', printNote(plan, note), null), cleared);
  return goal.kind === 'kill' || goal.kind === 'reach' ? quiet : writeLine(quiet, 'goal', null);
}
