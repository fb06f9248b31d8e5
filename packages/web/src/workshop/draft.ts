import type { Review } from '@questhall/facets';
import type { DesignShelf, Keeping } from './design-shelf.ts';
import { begin, changed, type History, redone, typed, undone } from './history.ts';
import type { Measured } from './measured.ts';
import type { OwnDesign } from './own-design.ts';

/** What somebody writes, as it stands. */
export interface DraftState {
  readonly history: History;
  /** What was said of the text, or of the one before it; null until somebody has read it. */
  readonly review: Review | null;
  /** The text that was read. */
  readonly reviewed: string | null;
  /** The last text whose plan could be drawn. */
  readonly drawn: string | null;
  readonly keeping: 'kept' | 'keeping' | Exclude<Keeping, 'kept'>;
  /** What games came to, of this text or of one before it. */
  readonly measured: Measured | null;
}

export interface DraftAround {
  readonly shelf: Pick<DesignShelf, 'keep' | 'find' | 'onChange'>;
  readonly review: (text: string) => Promise<Review>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A text on which somebody works: each change is read, and kept at once. */
export class Draft {
  readonly #around: DraftAround;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  /** As it is kept; `n` is 0 before the first time. */
  #design: OwnDesign;
  #state: DraftState;
  #isReading = false;
  #isKeeping = false;

  constructor(design: OwnDesign, around: DraftAround) {
    this.#around = around;
    this.#design = design;
    this.#state = {
      history: begin(design.text),
      review: null,
      reviewed: null,
      drawn: null,
      keeping: 'kept',
      measured: design.measured,
    };
    this.#stop = around.shelf.onChange(() => void this.#follow());
    void this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  get design(): OwnDesign {
    return this.#design;
  }

  readonly type = (text: string): void => this.#become(typed(this.#state.history, text, this.#around.now()));
  readonly change = (text: string): void => this.#become(changed(this.#state.history, text));
  readonly undo = (): void => this.#become(undone(this.#state.history));
  readonly redo = (): void => this.#become(redone(this.#state.history));

  readonly measure = (measured: Measured): void => {
    this.#set({ measured });
    void this.keep();
  };

  /** Once more, after there was no room. */
  readonly keep = async (): Promise<void> => {
    if (this.#isKeeping) return; // it looks again when it is done
    this.#isKeeping = true;
    try {
      while (this.#isBehind()) {
        this.#set({ keeping: 'keeping' });
        const keeping = await this.#keepOnce();
        if (keeping === 'kept') continue;
        this.#set({ keeping });
        return;
      }
      this.#set({ keeping: 'kept' });
    } catch {
      this.#set({ keeping: 'full' }); // a browser that keeps nothing has no room either
    } finally {
      this.#isKeeping = false;
    }
  };

  /** It was changed in another tab: what stands here becomes a text of its own. */
  readonly keepBoth = async (): Promise<string> => {
    this.#design = { ...this.#design, id: this.#around.newId(), n: 0 };
    await this.keep();
    return this.#design.id;
  };

  /** It was changed in another tab: what stands there comes here, and what stood here can be taken back. */
  readonly takeTheirs = async (): Promise<void> => {
    const theirs = await this.#around.shelf.find(this.#design.id);
    if (theirs !== null) this.#take(theirs);
  };

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #become(history: History): void {
    if (history === this.#state.history) return;
    this.#set({ history });
    void this.keep();
    void this.#read();
  }

  #isBehind(): boolean {
    const { text, title, errors, measured } = this.#asItIs();
    const kept = this.#design;
    const isSame = text === kept.text && title === kept.title && errors === kept.errors && measured === kept.measured;
    return kept.n === 0 || !isSame;
  }

  /** As it is to be kept. A text that cannot be read is called what it was called before. */
  #asItIs(): OwnDesign {
    const { history, review, reviewed, measured } = this.#state;
    const read = reviewed === history.now ? review : null;
    return {
      ...this.#design,
      text: history.now,
      title: read?.title || this.#design.title,
      errors: read?.errors.length ?? this.#design.errors,
      measured,
    };
  }

  async #keepOnce(): Promise<Keeping> {
    const { n } = this.#design;
    const next = { ...this.#asItIs(), n: n + 1, changed: this.#around.now() };
    const keeping = await this.#around.shelf.keep(next, n === 0 ? null : n);
    if (keeping === 'kept') this.#design = next;
    return keeping;
  }

  /** Reads one text after the other; of those that come while one is read, only the last. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#state.reviewed !== this.#state.history.now) {
        const { now } = this.#state.history;
        const review = await this.#around.review(now);
        const drawn = review.picture.length > 0 ? now : this.#state.drawn;
        this.#set({ review, reviewed: now, drawn });
        void this.keep();
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** What was changed in another tab comes here, unless somebody is at work here as well. */
  async #follow(): Promise<void> {
    if (this.#isKeeping || this.#state.keeping !== 'kept') return;
    const theirs = await this.#around.shelf.find(this.#design.id);
    if (theirs === null || theirs.n <= this.#design.n || this.#state.keeping !== 'kept') return;
    this.#take(theirs);
  }

  #take(theirs: OwnDesign): void {
    this.#design = theirs;
    this.#set({ measured: theirs.measured });
    this.change(theirs.text);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
