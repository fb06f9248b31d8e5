import { forParty, type MonsterId, sheetOf } from '../../content/index.ts';
import { recordAt } from '../../own/index.ts';
import { partySize } from '../../queries/entities.ts';
import type { Event, View } from '../../types/index.ts';

/** So many figures of a record. */
export interface Foes {
  readonly record: MonsterId;
  readonly count: number;
}

/** Whoever is met in a fight that begins: those who stand there already, or else those a room like this has. */
export function foesOf(view: View, { room, family }: Extract<Event, { type: 'encounterBegan' }>): readonly Foes[] {
  const there = view.encounter?.figures ?? [];
  if (there.length > 0) {
    const records = [...new Set(there)];
    return records.map((record) => ({ record, count: there.filter((one) => one === record).length }));
  }
  if (room === null) return [];
  const { a, b, c, champion, lord } = sheetOf(family);
  const minions = [a, b, c].map((record) => ({
    record,
    count: forParty(recordAt(view, record)[room], partySize(view)),
  }));
  const leader = room === 'small' ? [] : [{ record: room === 'big' ? champion : lord, count: 1 }];
  return [...minions.filter(({ count }) => count > 0), ...leader];
}
