import type { Review } from '@questhall/facets';
import { startWorkshop } from '../link/start-worker.ts';
import type { Measured } from './measured.ts';
import type { Hand } from './measuring.ts';
import type { FromWorkshop, Stretch, TakenIn, ToWorkshop } from './messages.ts';

interface Waiting {
  resolve(answer: FromWorkshop): void;
  reject(error: Error): void;
}

type WithoutNumber<X> = X extends unknown ? Omit<X, 'number'> : never;

/** What is read or played there takes longer than a page may be silent. */
class Thread {
  readonly #worker = startWorkshop();
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorkshop>) => {
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if (data.kind === 'failed') waiting?.reject(new Error(data.message));
      else waiting?.resolve(data);
    });
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    });
  }

  async review(game: string, text: string): Promise<Review> {
    const answer = await this.#ask({ kind: 'review', game, text });
    if (answer.kind !== 'reviewed') throw new Error(`asked for a review, and got ${answer.kind}`);
    return answer.review;
  }

  async takeIn(text: string): Promise<TakenIn> {
    const answer = await this.#ask({ kind: 'takeIn', text });
    if (answer.kind !== 'takenIn') throw new Error(`asked to take a file in, and got ${answer.kind}`);
    return answer.taken;
  }

  async play(game: string, text: string, stretch: Stretch): Promise<Measured> {
    const answer = await this.#ask({ kind: 'play', game, text, stretch });
    if (answer.kind !== 'played') throw new Error(`asked for games, and got ${answer.kind}`);
    return answer.measured;
  }

  dismiss(): void {
    this.#worker.terminate();
  }

  #ask(question: WithoutNumber<ToWorkshop>): Promise<FromWorkshop> {
    this.#last += 1;
    const number = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ ...question, number });
    });
  }
}

let opened: Thread | null = null;

/** The one thread of this page that reads texts, opened when somebody first wants one read. */
export function desk(): Pick<Thread, 'review' | 'takeIn'> {
  opened ??= new Thread();
  return opened;
}

/** A thread that plays games of a text. */
export function hire(game: string, text: string): Hand {
  const thread = new Thread();
  return {
    play: (stretch) => thread.play(game, text, stretch),
    dismiss: () => thread.dismiss(),
  };
}
