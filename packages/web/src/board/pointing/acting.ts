import type { Acted, MenuEntry, Verb } from './pointing.ts';

/** What can be done with an answer at a table. */
export interface Answering<Action> {
  answer(action: Action): void;
  /** The rules say why it cannot be done. */
  explain(action: Action): void;
  /** What it is called in a menu, and what it does. */
  label(action: Action): Pick<MenuEntry, 'title' | 'detail'>;
}

/** Does it: nothing is left to choose. */
function act<Action>({ answer }: Answering<Action>, action: Action): null {
  answer(action);
  return null;
}

/** Asks the rules why not: nothing comes of it. */
export function ask<Action>({ explain }: Answering<Action>, wish: Action | null): null {
  if (wish !== null) explain(wish);
  return null;
}

/** A menu of answers. */
export function menuOf<Action>(
  { answer, label }: Answering<Action>,
  actions: readonly Action[],
  title: string,
): NonNullable<Acted> {
  return {
    title,
    entries: actions.map((action, i) => ({ key: String(i), ...label(action), choose: () => answer(action) })),
  };
}

/**
 * Aims at a square: does it where the rules allow that in one way, leaves a choice where there are several, and asks
 * them why where there is none.
 */
export function aimOn<Action>(
  answering: Answering<Action>,
  verb: Verb<Action>,
  here: readonly Action[],
  square: number,
  title: string,
): Acted {
  const [only, second] = here;
  if (only === undefined) return ask(answering, verb.wish(square));
  return second === undefined ? act(answering, only) : menuOf(answering, here, title);
}

/** Takes up a verb: does it at once where nothing is to be aimed, and where it cannot be done says why. */
export function begin<Action>(answering: Answering<Action>, verb: Verb<Action>, isAimed: boolean): 'done' | 'aim' {
  const [only] = verb.offers;
  if (only === undefined) ask(answering, verb.wish(null));
  else if (isAimed) return 'aim';
  else act(answering, only);
  return 'done';
}
