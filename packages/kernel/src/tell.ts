import { everyone, type Seats } from './seats.ts';
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
    this.told.push({ to, rule, event });
  }

  split(to: Seats, rule: T['Rule'], secret: T['Event'], open: T['Event']): void {
    this.told.push({ to, rule, event: secret });
    if (to !== this.everyone) this.told.push({ to: this.everyone & ~to, rule, event: open });
  }
}

/** Nobody listens: for lab and search, which look at states only. */
export const silence: Tell<never> = { all() {}, only() {}, split() {} };
