import type { Effect, Event, View } from '../../types/index.ts';
import type { Moving, Sayings } from '../telling/sayings.ts';
import { reachedBy } from '../telling/surroundings.ts';
import { durationText, effectName, effectText } from './effects.ts';
import { figureIn, figuresIn, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { hitpoints as hitpointCount, list, squares, surges as surgeCount } from './numbers.ts';
import { wayText } from './places.ts';

/** Steps, and what is upon those who take them. */
export const MOVING: Sayings<Moving> = {
  walked: ({ who, path }, view) => {
    const met = reachedBy(view, who, path.at(-1));
    return `${whoever(view, who)} moves ${squares(path.length)}${met.length === 0 ? '' : `, up to ${figuresIn(view, met)}`}.`;
  },
  moved: ({ who, from, to, how, follower }, view) => {
    const behind = follower === undefined ? '' : `, and ${figureIn(view, follower.who)} follows`;
    return `${whoever(view, who)} ${MOVES[how]} ${wayText(from, to)}${behind}.`;
  },
  fled: ({ who, enemy }, view) => `${whoever(view, who)} flees from ${figureIn(view, enemy)}.`,
  dodged: ({ who, enemy, die, passed }, view) =>
    `${whoever(view, who)} dodges ${figureIn(view, enemy)} with a Check of ${die}: ${passed ? 'free to go' : 'in vain, and no more steps this Turn'}.`,
  crawled: ({ hero }, view) => `${whoever(view, hero)} crawls on.`,
  effectGiven: ({ who, effect }, view) => `${whoever(view, who)} ${givenText(effect, view)}.`,
  effectRefused: ({ who, kind }, view) => `${whoever(view, who)} is immune to ${NAMES.effect[kind]}.`,
  effectsEnded: ({ who, kinds }, view) => `No longer on ${figureIn(view, who)}: ${list(kinds.map(effectName))}.`,
  reduced: ({ who, kind, left }, view) =>
    left === 0
      ? `${whoever(view, who)} shakes off ${NAMES.effect[kind]}.`
      : `${whoever(view, who)} is down to ${effectText(kind, left)}.`,
  shielded: ({ who, amount, shield }, view) => layerText(view, who, 'Shield', amount, shield),
  reflecting: ({ who, amount, reflect }, view) => layerText(view, who, 'Reflect', amount, reflect),
  healed: ({ who, amount, hitpoints }, view) =>
    `${whoever(view, who)} gets ${hitpointCount(amount)} back and has ${hitpoints}.`,
  woke: ({ who }, view) => `${whoever(view, who)} wakes.`,
  gainedSurges: ({ who, amount, surges }, view) =>
    `${whoever(view, who)} gains ${surgeCount(amount)} and has ${surges}.`,
  savedSurges: ({ who, amount }, view) => `${whoever(view, who)} will have ${surgeCount(amount)} more next Turn.`,
};

const MOVES: Readonly<Record<Extract<Event, { type: 'moved' }>['how'], string>> = {
  push: 'is pushed',
  pull: 'is pulled',
  slide: 'slides',
  swap: 'changes places, going',
  momentum: 'is driven back',
  chain: 'has to make way, going',
  follow: 'follows',
};

function givenText(effect: Effect, view: View): string {
  const { kind, n, by, source } = effect;
  const lasts = durationText(effect);
  if (source === 'glow') return `is forced into Glow: ${effectText(kind, n)} (${lasts})`;
  switch (kind) {
    case 'taunt':
      return `is challenged by ${figureIn(view, by)} (${lasts})`;
    case 'anchor':
      return `stands anchored and picks its own squares in Momentum (${lasts})`;
    case 'stun':
      return `is Stunned (${lasts})`;
    case 'immobile':
      return `is Immobile (${lasts})`;
    default:
      return `gets ${effectText(kind, n)} (${lasts})`;
  }
}

function layerText(view: View, who: number, layer: string, amount: number, now: number): string {
  if (amount === 0) return `${whoever(view, who)} can have no more ${layer} than ${now}.`;
  return `${whoever(view, who)} gains ${layer} ${amount}${amount === now ? '' : ` and has ${now}`}.`;
}
