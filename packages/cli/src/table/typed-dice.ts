import type { Ask, Types } from '@questhall/kernel';
import type { AtTable } from './at-table.ts';
import { showRefusal } from './showing.ts';

/** What became of an answer: made, refused, taken back before its dice had fallen, or nobody was there to roll them. */
export type Answered = 'made' | 'refused' | 'cancelled' | 'left';

/** Sends an answer to the table. Where dice are real they are typed in one by one, until the move has all it needs. */
export async function answer<T extends Types>(table: AtTable<T>, asked: Ask<T>, action: unknown): Promise<Answered> {
  const faces: number[] = [];
  for (;;) {
    const reply = await table.chairOf(asked.seat).answer(asked.id, action, faces);
    if (reply.ok) return 'made';
    if ('refusal' in reply) {
      showRefusal(table, reply.refusal);
      return 'refused';
    }
    const die = await askDie(table, asked.seat, reply.wanted);
    if (typeof die !== 'number') return die;
    faces.push(die);
  }
}

/** A die that somebody rolls and types in. */
export async function askDie<T extends Types>(
  { loaded, naming, viewer, lines, screen }: AtTable<T>,
  seat: number,
  faces: number,
): Promise<number | 'left' | 'cancelled'> {
  const { dice } = loaded.texts;
  const who = seat === viewer ? '' : naming(seat);
  for (;;) {
    const line = await lines.next(`  ${dice.roll(who, faces)}`);
    if (line === null) return 'left';
    if (/^(back|undo|quit|q)$/i.test(line.trim())) {
      screen.line(`  ${dice.putBack}`);
      return 'cancelled';
    }
    const face = Number(line.trim());
    if (Number.isInteger(face) && face >= 1 && face <= faces) return face;
    screen.line(`  ${dice.bounds(faces)}`);
  }
}
