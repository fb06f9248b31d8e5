import { everyone, seatsOf, sight, type Types, undo } from '@questhall/kernel';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/**
 * Back to before the viewer's own last move. The program agrees to whatever people agree to; other people are asked.
 * Secret answers that would be left lying are taken back too, or somebody could answer knowing them.
 */
export async function takeBack<T extends Types>(table: AtTable<T>, isWholeTable: boolean): Promise<void> {
  const { kit, journal, company, shown, viewer, screen } = table;
  const target = journal.entries.findLastIndex(({ seat }) => seat === viewer);
  if (target < 0) throw new UserError('There is nothing of yours to take back.');
  const later = journal.entries.slice(target);
  const name = moveName(table, target);
  const others = company.flatMap(({ player }, seat) => (player === null && seat !== viewer ? [seat] : []));
  const fixed = later.find((entry) => entry.fixed !== null);
  const foreign = later.find(({ seat }) => others.includes(seat));
  if ((fixed !== undefined || foreign !== undefined) && !isWholeTable) {
    screen.line(`This would take back ${name}${withOthers(later.length - 1)}.`);
    showRefusal(table, { rule: 'kernel.horizon', facts: { fixed: fixed?.fixed ?? 'seat' } });
    throw new UserError(others.length === 0 ? 'To take it back all the same: undo all' : 'If everybody at the table agrees: undo all');
  }
  const needsConsent = fixed !== undefined || foreign !== undefined;
  for (const seat of needsConsent ? others : []) await askConsent(table, seat);
  const count = journal.entries.length;
  const consent = isWholeTable ? everyone(company.length) : seatsOf(...company.keys()) & ~seatsOf(...others);
  while (journal.entries.length > target || journal.state.sealed.length > 0) {
    if (undo(kit.game, journal, consent) !== null) throw new Error('an undo that was agreed on is refused');
  }
  screen.line(`Taken back: ${name}${withOthers(count - journal.entries.length - 1)}.`);
  shown.fill(journal.entries.length);
  table.pictured = null;
}

/** `move 8, "attack 6"`: the viewer’s own, so nothing is told that is a secret. */
function moveName<T extends Types>({ kit, journal, viewer }: AtTable<T>, index: number): string {
  const entry = journal.entries[index];
  const typed = entry === undefined ? '' : kit.words.shorthand(entry.action, sight(kit.game, journal.state, viewer));
  return `move ${index + 1}, "${typed}"`;
}

/** The moves that have to go with it, whose ever they are. */
const withOthers = (count: number): string => (count === 0 ? '' : count === 1 ? ', and one other move' : `, and ${count} other moves`);

async function askConsent<T extends Types>({ lines }: AtTable<T>, seat: number): Promise<void> {
  const line = await lines.next(`Seat ${seat + 1}, do you agree to take it back? [y/N] `);
  if (line === null || !/^y/i.test(line.trim())) throw new UserError(`Seat ${seat + 1} does not agree, so it stays.`);
}
