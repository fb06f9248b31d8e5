/** Time on the stage: each thing is shown for a while, unless somebody cannot wait. */
export class Pacing {
  #isHurried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whatever comes next is not waited for. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.#end = () => {
        clearTimeout(this.#timer);
        this.#end = null;
        resolve();
      };
      this.#set(milliseconds);
    });
  }

  /** What is shown now takes so long to read. */
  hold(milliseconds: number): void {
    if (this.#end !== null && this.#now() + milliseconds > this.#until) this.#set(milliseconds);
  }

  /** Seen enough of this: on to the next. */
  next(): void {
    this.#end?.();
  }

  /** All that is still waiting is shown at once. */
  hurry(): void {
    this.#isHurried = true;
    this.next();
  }

  /** Nothing is waiting any more: the next thing has its time again. */
  rest(): void {
    this.#isHurried = false;
  }

  #set(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#until = this.#now() + milliseconds;
    this.#timer = setTimeout(() => this.#end?.(), milliseconds);
  }
}
