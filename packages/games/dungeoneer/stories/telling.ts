import { legal, type Seat, SPECTATOR } from '@questhall/kernel';
import type { CardId, Form, HeroId } from '../src/content/index.ts';
import { dungeoneer } from '../src/game.ts';
import type { Action, ActionOf, Aim, Dungeoneer } from '../src/types/index.ts';
import { AIM, type Tale } from './scene.ts';

export const PASS = { type: 'pass' } as const;
export const END = { type: 'endPhase' } as const;

export const play = (card: CardId, aim: Partial<Aim> = {}): ActionOf<'play'> => ({
  type: 'play',
  card,
  isUsedNow: false,
  ...AIM,
  ...aim,
});

export const use = (card: CardId, aim: Partial<Aim> = {}): ActionOf<'use'> => ({ type: 'use', card, ...AIM, ...aim });

export const ability = (hero: HeroId, aim: Partial<Aim> = {}): ActionOf<'ability'> => ({
  type: 'ability',
  hero,
  ...AIM,
  ...aim,
});

/** An attack on another hero, or on a monster of the combat by its number. */
export const attackOn = (
  target: { readonly hero: Seat } | { readonly foe: number },
  form: Form,
  more: Partial<Pick<ActionOf<'challenge'>, 'minion' | 'isTipping'>> = {},
): ActionOf<'challenge'> => ({
  type: 'challenge',
  hero: null,
  foe: null,
  form,
  minion: null,
  isTipping: false,
  ...target,
  ...more,
});

export const bane = (card: CardId, target: Seat | null, more: Partial<ActionOf<'bane'>> = {}): ActionOf<'bane'> => ({
  type: 'bane',
  card,
  payer: target ?? 0,
  target,
  host: null,
  ...more,
});

/** A card for the list: a monster with its form, or a Trap without one. */
export const entry = (
  card: CardId,
  target: Seat,
  form: Form | null = null,
  more: Partial<ActionOf<'encounter'>> = {},
): ActionOf<'encounter'> => ({
  type: 'encounter',
  card,
  target,
  form,
  special: null,
  attachment: null,
  payer: null,
  ...more,
});

/** The whole list, from the first card to the attack. */
export function sends(story: Tale, seat: Seat, ...entries: readonly ActionOf<'encounter'>[]): Tale {
  story.does(seat, { type: 'muster' });
  for (const one of entries) story.does(seat, one);
  return story.does(seat, { type: 'attack' });
}

const nameOf = (seat: Seat): string => 'ABCD'.charAt(seat);

const textOfQuestion = (question: Dungeoneer['Question']): string =>
  question.kind === 'window'
    ? `${question.window} ${question.lap}`
    : question.kind === 'choice'
      ? question.phase
      : question.kind;

/** Whom play waits for: the window and its lap, the phase of a free choice, or the kind of question. */
export const asked = ({ state }: Tale): string =>
  state.asks
    .filter(({ wait }) => wait !== 'none')
    .map(({ seat, question }) => `${nameOf(seat)} ${textOfQuestion(question)}`)
    .join(', ');

/** What a seat is asked, and as what. */
export function questionTo({ state }: Tale, seat: Seat): Dungeoneer['Question'] {
  const question = state.asks.find((one) => one.seat === seat)?.question;
  if (question === undefined) throw new Error(`${nameOf(seat)} is not asked`);
  return question;
}

export const offersTo = ({ state }: Tale, seat: Seat): readonly Action[] =>
  state.asks.filter((one) => one.seat === seat).flatMap((one) => legal(dungeoneer, state, one));

/** A seat hands in an answer while others are still asked: nobody else hears a word or sees a byte of it. */
export function handsIn(story: Tale, seat: Seat, action: Action): Tale {
  const watchers = [SPECTATOR, ...story.table.heroes.keys()].filter((one) => one !== seat);
  const seen = (): string => JSON.stringify(watchers.map((one) => story.sight(one)));
  const before = seen();
  story.does(seat, action).refused(seat, PASS, 'time.collect-wishes');
  if (seen() !== before) throw new Error(`somebody can see that ${nameOf(seat)} has answered`);
  if (watchers.some((one) => story.heard(one).length > 0)) throw new Error(`the answer of ${nameOf(seat)} was told`);
  return story;
}

/** The types of what everybody heard of the last move, in order; no seat may have heard anything else. */
export function allHeard(story: Tale): readonly string[] {
  const heard = story.heard(SPECTATOR);
  for (const seat of story.table.heroes.keys())
    if (JSON.stringify(story.heard(seat)) !== JSON.stringify(heard))
      throw new Error(`${nameOf(seat)} heard something else`);
  return heard.map(({ type }) => type);
}
