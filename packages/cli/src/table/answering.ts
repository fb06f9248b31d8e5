import { type Ask, submit, type Types } from '@questhall/kernel';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/** What became of an answer: made, refused, taken back before its dice had fallen, or nobody was there to roll them. */
export type Answered = 'made' | 'refused' | 'cancelled' | 'left';

/** Sends an answer to the table. Where dice are real they are typed in one by one, until the move has all it needs. */
export async function answer<T extends Types>(table: AtTable<T>, asked: Ask<T>, action: unknown): Promise<Answered> {
  const { kit, journal, screen, lines, naming } = table;
  const faces: number[] = [];
  for (;;) {
    const submitted = submit(kit.game, journal, { seat: asked.seat, ask: asked.id, action }, faces);
    if (submitted.ok) return 'made';
    if ('refusal' in submitted) {
      showRefusal(table, submitted.refusal);
      return 'refused';
    }
    const who = naming(asked.seat) === 'you' ? '' : `For ${naming(asked.seat)}: `;
    const line = await lines.next(`  ${who}roll a die with ${submitted.wanted} faces. It shows: `);
    if (line === null) return 'left';
    if (/^(back|undo|quit|q)$/i.test(line.trim())) {
      screen.line('  The dice are put back, and nothing has happened.');
      return 'cancelled';
    }
    const face = Number(line.trim());
    if (Number.isInteger(face) && face >= 1 && face <= submitted.wanted) faces.push(face);
    else screen.line(`  It shows 1 to ${submitted.wanted}; "back" puts the dice back.`);
  }
}

/** An answer that must be legal, because a player of the program's gave it. */
export async function answerFor<T extends Types>(table: AtTable<T>, asked: Ask<T>, action: unknown): Promise<Answered> {
  const answered = await answer(table, asked, action);
  if (answered === 'refused') throw new Error(`the player in seat ${asked.seat + 1} tried something illegal`);
  if (answered === 'cancelled') throw new UserError('The program waits for its dice.');
  return answered;
}
