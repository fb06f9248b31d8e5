import type { Effect, Event, View } from '../../types/index.ts';
import type { Moving, Sayings } from '../telling/sayings.ts';
import { reachedBy } from '../telling/surroundings.ts';
import { durationText, effectName, effectText } from './effects.ts';
import { figureIn, figuresIn, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { hitpoints as hitpointCount, list, squares, surges as surgeCount } from './numbers.ts';
import { wayText } from './places.ts';

const { effect: EFFECTS } = NAMES;

/** Steps, and what is upon those who take them. */
export const MOVING: Sayings<Moving> = {
  walked: ({ who, path }, view) => {
    const met = reachedBy(view, who, path.at(-1));
    return `${whoever(view, who)} loopt ${squares(path.length)}${met.length === 0 ? '' : `, tot naast ${figuresIn(view, met)}`}.`;
  },
  moved: ({ who, from, to, how, follower }, view) => {
    const behind = follower === undefined ? '' : `, en ${figureIn(view, follower.who)} volgt`;
    const [verb, end] = MOVES[how];
    return `${whoever(view, who)} ${verb} ${wayText(from, to)}${end}${behind}.`;
  },
  fled: ({ who, enemy }, view) => `${whoever(view, who)} vlucht voor ${figureIn(view, enemy)}.`,
  dodged: ({ who, enemy, die, passed }, view) =>
    `${whoever(view, who)} probeert ${figureIn(view, enemy)} te ontwijken met een worp van ${die}: ${passed ? 'gelukt' : 'mislukt, en deze beurt geen stap meer'}.`,
  crawled: ({ hero }, view) => `${whoever(view, hero)} kruipt verder.`,
  effectGiven: ({ who, effect }, view) => `${whoever(view, who)} ${givenText(effect, view)}.`,
  effectRefused: ({ who, kind }, view) => `${whoever(view, who)} is immuun voor ${EFFECTS[kind]}.`,
  effectsEnded: ({ who, kinds }, view) => `Niet meer op ${figureIn(view, who)}: ${list(kinds.map(effectName))}.`,
  reduced: ({ who, kind, left }, view) =>
    left === 0
      ? `${whoever(view, who)} schudt ${EFFECTS[kind]} af.`
      : `${whoever(view, who)} heeft nog ${effectText(kind, left)}.`,
  shielded: ({ who, amount, shield }, view) => layerText(view, who, 'Schild', amount, shield),
  reflecting: ({ who, amount, reflect }, view) => layerText(view, who, 'Weerkaatsing', amount, reflect),
  healed: ({ who, amount, hitpoints }, view) =>
    `${whoever(view, who)} krijgt ${hitpointCount(amount)} terug en heeft er nu ${hitpoints}.`,
  woke: ({ who }, view) => `${whoever(view, who)} komt bij.`,
  gainedSurges: ({ who, amount, surges }, view) =>
    `${whoever(view, who)} krijgt ${surgeCount(amount)} en heeft er nu ${surges}.`,
  savedSurges: ({ who, amount }, view) =>
    `${whoever(view, who)} heeft in de volgende beurt ${surgeCount(amount)} extra.`,
};

/** What is said before and behind the way that somebody goes. */
const MOVES: Readonly<Record<Extract<Event, { type: 'moved' }>['how'], readonly [string, string]>> = {
  push: ['wordt', ' geduwd'],
  pull: ['wordt', ' getrokken'],
  slide: ['schuift', ''],
  swap: ['ruilt van plaats en gaat', ''],
  momentum: ['wordt', ' teruggedreven'],
  chain: ['moet wijken en gaat', ''],
  follow: ['volgt', ''],
};

function givenText(effect: Effect, view: View): string {
  const { kind, n, by, source } = effect;
  const lasts = durationText(effect);
  if (source === 'glow') return `wordt de Gloed in gedwongen: ${effectText(kind, n)} (${lasts})`;
  switch (kind) {
    case 'taunt':
      return `wordt uitgedaagd door ${figureIn(view, by)} (${lasts})`;
    case 'anchor':
      return `staat verankerd en kiest zelf de vakken bij Momentum (${lasts})`;
    case 'stun':
    case 'immobile':
      return `is ${EFFECTS[kind]} (${lasts})`;
    case 'damage':
      return `doet ${effectText(kind, n)} (${lasts})`;
    default:
      return `krijgt ${effectText(kind, n)} (${lasts})`;
  }
}

function layerText(view: View, who: number, layer: string, amount: number, now: number): string {
  if (amount === 0) return `${whoever(view, who)} kan niet meer ${layer} hebben dan ${now}.`;
  return `${whoever(view, who)} krijgt ${layer} ${amount}${amount === now ? '' : ` en heeft nu ${now}`}.`;
}
