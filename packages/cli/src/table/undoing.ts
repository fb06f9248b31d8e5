import { roundStart, type Seat, sight, type Types } from '@questhall/kernel';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/**
 * Back to before the viewer's own last move. The program agrees to whatever people agree to; other people are asked.
 */
export async function takeBack<T extends Types>(table: AtTable<T>, isWholeTable: boolean): Promise<void> {
  const { host, company, shown, viewer, screen } = table;
  const target = table.journal.entries.findLastIndex(({ seat }) => seat === viewer);
  if (target < 0) throw new UserError('There is nothing of yours to take back.');
  const later = table.journal.entries.slice(roundStart(table.journal, target));
  const name = moveName(table, target);
  const others = company.flatMap(({ isPerson }, seat) => (isPerson && seat !== viewer ? [seat] : []));
  const fixed = later.find((entry) => entry.fixed !== null);
  const needsConsent = fixed !== undefined || later.some(({ seat }) => others.includes(seat));
  if (needsConsent && !isWholeTable) {
    screen.line(`This would take back ${name}${withOthers(later.length - 1)}.`);
    showRefusal(table, { rule: 'kernel.horizon', facts: { fixed: fixed?.fixed ?? 'seat' } });
    throw new UserError(
      others.length === 0 ? 'To take it back all the same: undo all' : 'If everybody at the table agrees: undo all',
    );
  }
  for (const seat of needsConsent ? others : []) await askConsent(table, seat);
  const count = table.journal.entries.length;
  await expectDone(table, () => table.chairOf(viewer).askUndo());
  for (const seat of others) {
    const asked = host.undoAsked;
    if (asked !== null) await expectDone(table, () => table.chairOf(seat).agree(asked.id, true));
  }
  screen.line(`Taken back: ${name}${withOthers(count - table.journal.entries.length - 1)}.`);
  shown.fill(table.journal.entries.length);
  table.pictured = null;
}

async function expectDone<T extends Types>(
  table: AtTable<T>,
  deed: () => ReturnType<ReturnType<AtTable<T>['chairOf']>['askUndo']>,
): Promise<void> {
  const reply = await deed();
  if (reply.ok) return;
  if ('refusal' in reply) showRefusal(table, reply.refusal);
  throw new UserError('It stays as it is.');
}

/** `move 8, "attack 6"`: the viewer’s own, so nothing is told that is a secret. */
function moveName<T extends Types>({ kit, journal, viewer }: AtTable<T>, index: number): string {
  const entry = journal.entries[index];
  const typed = entry === undefined ? '' : kit.words.shorthand(entry.action, sight(kit.game, journal.state, viewer));
  return `move ${index + 1}, "${typed}"`;
}

/** The moves that have to go with it, whose ever they are. */
const withOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', and one other move' : `, and ${count} other moves`;

async function askConsent<T extends Types>({ lines }: AtTable<T>, seat: Seat): Promise<void> {
  const line = await lines.next(`Seat ${seat + 1}, do you agree to take it back? [y/N] `);
  if (line === null || !/^y/i.test(line.trim())) throw new UserError(`Seat ${seat + 1} does not agree, so it stays.`);
}
