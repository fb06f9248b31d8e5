import type { Effect, Event, View } from '../../types/index.ts';
import type { Moving } from '../en/events-moving.ts';
import type { Sayings } from '../telling/sayings.ts';
import { squareText } from '../typed/squares.ts';
import { durationText, effectName, effectText } from './effects.ts';
import { figureIn, whoever } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { hitpoints as hitpointCount, listed, squares, surges as surgeCount } from './numbers.ts';

const { effect: EFFECTS } = DUTCH_NAMES;

/** Steps, and what is upon those who take them. */
export const MOVING: Sayings<Moving> = {
  walked: ({ who, path }, view) => {
    const to = path.at(-1);
    return to === undefined
      ? `${whoever(view, who)} blijft staan.`
      : `${whoever(view, who)} loopt ${squares(path.length)} naar ${squareText(to)}.`;
  },
  moved: ({ who, to, how, follower }, view) => {
    const behind =
      follower === undefined ? '' : `, en ${figureIn(view, follower.who)} volgt naar ${squareText(follower.to)}`;
    return `${whoever(view, who)} ${MOVES[how]} ${squareText(to)}${behind}.`;
  },
  fled: ({ who, enemy }, view) => `${whoever(view, who)} vlucht voor ${figureIn(view, enemy)}.`,
  dodged: ({ who, enemy, die, passed }, view) =>
    `${whoever(view, who)} probeert ${figureIn(view, enemy)} te ontwijken met een worp van ${die}: ${passed ? 'gelukt' : 'mislukt, en deze beurt geen stap meer'}.`,
  crawled: ({ hero, to }, view) => `${whoever(view, hero)} kruipt naar ${squareText(to)}.`,
  effectGiven: ({ who, effect }, view) => `${whoever(view, who)} ${givenText(effect, view)}.`,
  effectRefused: ({ who, kind }, view) => `${whoever(view, who)} is immuun voor ${EFFECTS[kind]}.`,
  effectsEnded: ({ who, kinds }, view) => `Niet meer op ${figureIn(view, who)}: ${listed(kinds.map(effectName))}.`,
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

const MOVES: Readonly<Record<Extract<Event, { type: 'moved' }>['how'], string>> = {
  push: 'wordt geduwd naar',
  pull: 'wordt getrokken naar',
  slide: 'schuift naar',
  swap: 'ruilt van plaats en staat nu op',
  momentum: 'wordt teruggedreven naar',
  chain: 'moet wijken naar',
  follow: 'volgt naar',
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
