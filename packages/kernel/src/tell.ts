import { everyone, includesSeat, type Seat, type Seats, SPECTATOR } from './seats.ts';
import type { Tell, Told, Types } from './types.ts';

/** Keeps all that is told. */
export class Book<T extends Types> implements Tell<T> {
  readonly told: Told<T>[] = [];
  readonly everyone: Seats;

  constructor(seats: number) {
    this.everyone = everyone(seats);
  }

  all(rule: T['Rule'], event: T['Event']): void {
    this.told.push({ to: this.everyone, rule, event });
  }

  only(to: Seats, rule: T['Rule'], event: T['Event']): void {
    this.told.push({ to, rule, event, isSecret: true });
  }

  /** The open face is told even where no seat is left to see it: spectators are. */
  split(to: Seats, rule: T['Rule'], secret: T['Event'], open: T['Event']): void {
    this.told.push({ to, rule, event: secret, isSecret: true });
    this.told.push({ to: this.everyone & ~to, rule, event: open });
  }
}

/** What one seat hears of all that was told, or a spectator. */
export function heardBy<T extends Types>(seat: Seat, told: readonly Told<T>[]): readonly Told<T>[] {
  return told.filter(({ to, isSecret }) => (seat === SPECTATOR ? isSecret !== true : includesSeat(to, seat)));
}

/** Nobody listens: for lab and search, which look at states only. */
export const silence: Tell<never> = { all() {}, only() {}, split() {} };
