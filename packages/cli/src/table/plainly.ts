import { plainAnswer } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { AtTable } from './at-table.ts';
import { answer } from './typed-dice.ts';

/** Gives the answer that goes without saying, and says so. False when somebody has to decide. */
export async function answerPlainly<T extends Types>(table: AtTable<T>): Promise<boolean> {
  const { loaded, screen, viewer, asking } = table;
  if (table.isHeldBack) return false;
  const standing = table.standingOf(viewer);
  const action = plainAnswer(loaded.client, asking, standing);
  const [asked] = standing.asked;
  if (action === null || asked === undefined) return false;
  const { title } = loaded.words.action(action, asked.ask, standing.sight);
  const hint = table.knowsAsking ? '' : `  ${loaded.texts.session.askHint}`;
  screen.line(screen.dim(`  ${loaded.texts.session.byItself(title)}.${hint}`), 2);
  table.knowsAsking = true;
  const isMade = (await answer(table, asked.ask, action)) === 'made';
  table.isHeldBack = !isMade; // whoever put the dice back wants to decide
  return isMade;
}
