import { includesSeat, type Seat, sight, type Types } from '@questhall/kernel';
import type { Reply } from '@questhall/wire';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { isYes } from './lines.ts';
import { showRefusal } from './showing.ts';

/** Takes back what the viewer's chair could take back. Where others have a say, they are asked one by one. */
export async function takeBack<T extends Types>(table: AtTable<T>, isWholeTable: boolean): Promise<void> {
  const { screen, viewer, shown } = table;
  const { undo, sight: seen } = table.standingOf(viewer);
  const texts = table.loaded.texts.undo;
  if (undo === null) throw new UserError(texts.nothing);
  const [move, typed] = moveOf(table, undo.by);
  if (!undo.isFree && !isWholeTable) {
    screen.line(texts.would(move, typed, seen.clock - undo.to - 1));
    showRefusal(table, { rule: 'kernel.horizon', facts: { fixed: undo.fixed ?? 'seat' } });
    const isAlone = table.company.filter(({ isPerson }) => isPerson).length === 1;
    throw new UserError(isAlone ? texts.aloneHint : texts.agreedHint);
  }
  const { clock } = table.journal.state;
  expectDone(table, await table.chairOf(viewer).askUndo());
  await askOthers(table);
  screen.line(texts.done(move, typed, clock - table.journal.state.clock - 1));
  shown.fill(table.journal.entries.length);
  table.pictured = null;
  table.isHeldBack = true;
}

/** Whom the table still waits for, until everybody has agreed or one has not. */
async function askOthers<T extends Types>(table: AtTable<T>): Promise<void> {
  for (;;) {
    const asked = table.standingOf(table.viewer).undoAsked;
    if (asked === null) return;
    const seat = table.company.findIndex(({ isPerson }, at) => isPerson && !includesSeat(asked.agreed, at));
    const isAgreed = await agrees(table, seat);
    expectDone(table, await table.chairOf(seat).agree(asked.id, isAgreed));
    if (!isAgreed) throw new UserError(table.loaded.texts.undo.refused(seat + 1));
  }
}

async function agrees<T extends Types>({ lines, loaded }: AtTable<T>, seat: Seat): Promise<boolean> {
  const line = await lines.next(loaded.texts.undo.ask(seat + 1));
  return line !== null && isYes(line);
}

function expectDone<T extends Types>(table: AtTable<T>, reply: Reply<T>): void {
  if (reply.ok) return;
  if ('refusal' in reply) showRefusal(table, reply.refusal);
  throw new UserError(table.loaded.texts.undo.stays);
}

/** `8, "attack 6"`: the viewer’s own, so nothing is told that is a secret. */
function moveOf<T extends Types>(
  { loaded, journal, viewer }: AtTable<T>,
  by: Seat,
): readonly [move: number, typed: string] {
  const { entries, state } = journal;
  const index = entries.findLastIndex(({ seat }) => seat === by);
  const entry = entries[index];
  const typed = entry === undefined ? '' : loaded.words.typed(entry.action, sight(loaded.game, state, viewer));
  return [state.clock - entries.length + index + 1, typed];
}
