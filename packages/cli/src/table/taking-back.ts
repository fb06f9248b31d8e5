import { includesSeat, type Seat, sight, type Types } from '@questhall/kernel';
import type { Reply } from '@questhall/wire';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/** Takes back what the viewer's chair could take back. Where others have a say, they are asked one by one. */
export async function takeBack<T extends Types>(table: AtTable<T>, isWholeTable: boolean): Promise<void> {
  const { screen, viewer, shown } = table;
  const { undo, sight: seen } = table.standingOf(viewer);
  if (undo === null) throw new UserError('There is nothing of yours to take back.');
  const name = moveName(table, undo.by);
  if (!undo.isFree && !isWholeTable) {
    screen.line(`This would take back ${name}${withOthers(seen.clock - undo.to - 1)}.`);
    showRefusal(table, { rule: 'kernel.horizon', facts: { fixed: undo.fixed ?? 'seat' } });
    const isAlone = table.company.filter(({ isPerson }) => isPerson).length === 1;
    throw new UserError(
      isAlone ? 'To take it back all the same: undo all' : 'If everybody at the table agrees: undo all',
    );
  }
  const { clock } = table.journal.state;
  expectDone(table, await table.chairOf(viewer).askUndo());
  await askOthers(table);
  screen.line(`Taken back: ${name}${withOthers(clock - table.journal.state.clock - 1)}.`);
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
    if (!isAgreed) throw new UserError(`Seat ${seat + 1} does not agree, so it stays.`);
  }
}

async function agrees<T extends Types>({ lines }: AtTable<T>, seat: Seat): Promise<boolean> {
  const line = await lines.next(`Seat ${seat + 1}, do you agree to take it back? [y/N] `);
  return line !== null && /^y/i.test(line.trim());
}

function expectDone<T extends Types>(table: AtTable<T>, reply: Reply<T>): void {
  if (reply.ok) return;
  if ('refusal' in reply) showRefusal(table, reply.refusal);
  throw new UserError('It stays as it is.');
}

/** `move 8, "attack 6"`: the viewer’s own, so nothing is told that is a secret. */
function moveName<T extends Types>({ loaded, journal, viewer }: AtTable<T>, by: Seat): string {
  const { entries, state } = journal;
  const index = entries.findLastIndex(({ seat }) => seat === by);
  const entry = entries[index];
  const typed = entry === undefined ? '' : loaded.words.typed(entry.action, sight(loaded.game, state, viewer));
  return `move ${state.clock - entries.length + index + 1}, "${typed}"`;
}

/** The moves that have to go with it, whose ever they are. */
const withOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', and one other move' : `, and ${count} other moves`;
