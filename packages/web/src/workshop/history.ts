/** A text with all that it was before, and all that was taken back. */
export interface History {
  readonly past: readonly string[];
  readonly now: string;
  readonly future: readonly string[];
  /** When the last letter was typed; null after anything else. */
  readonly typedAt: number | null;
}

/** Letters that follow each other so fast are taken back together. */
const PAUSE_MS = 1_000;

/** Further back nobody remembers either. */
export const STEPS_MAX = 500;

export const begin = (text: string): History => ({ past: [], now: text, future: [], typedAt: null });

/** What somebody did to the text at once: with a tool, or from elsewhere. */
export const changed = (history: History, text: string): History => follow(history, text, null);

/** What somebody typed at that moment. It is one step with what was typed right before, on the same line. */
export function typed(history: History, text: string, at: number): History {
  const { now, typedAt } = history;
  const isSameStep = typedAt !== null && at - typedAt < PAUSE_MS && linesIn(text) === linesIn(now);
  return isSameStep ? { ...history, now: text, future: [], typedAt: at } : follow(history, text, at);
}

function follow({ past, now, ...rest }: History, text: string, typedAt: number | null): History {
  if (text === now) return { past, now, ...rest };
  return { past: [...past, now].slice(-STEPS_MAX), now: text, future: [], typedAt };
}

export function undone({ past, now, future, ...rest }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], typedAt: null };
}

export function redone({ past, now, future, ...rest }: History): History {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, typedAt: null };
}

const linesIn = (text: string): number => text.split('\n').length;
