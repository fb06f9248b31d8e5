/** What a pool and one of its threads write for each other between messages: a stretch may take long. */
export class Slate {
  readonly memory: SharedArrayBuffer;
  /** How many games of its stretch the thread has played, and whether it is to stop after the next. */
  readonly #now: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#now = new Int32Array(memory);
  }

  /** Before a new stretch. */
  clear(): void {
    this.#now.fill(0);
  }

  get played(): number {
    return this.#now[0] ?? 0;
  }

  set played(games: number) {
    this.#now[0] = games;
  }

  get isStopped(): boolean {
    return this.#now[1] === 1;
  }

  stop(): void {
    this.#now[1] = 1;
  }
}
